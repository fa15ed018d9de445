import Scoring
import Turkish

extension MistakeRule {
  /// Creates the rule that a finding breaks, as precisely as its facts allow.
  init(_ details: FindingDetails) {
    self =
      switch details.finding.category {
      case .harmony: Self.harmony(details)
      case .consonant: Self.consonant(details)
      case .buffer: Self.buffer(details)
      case .stemVowel: Self.stemVowel(details)
      case .case: Self.caseEnding(details)
      case .possessive: .possessive
      case .number: details.cause?.kind == .numeral ? .afterNumeral : .plural
      case .person: Self.person(details)
      case .tense: Self.tense(details)
      case .voice: Self.voice(details)
      case .negation: Self.negation(details)
      case .miParticle: Self.question(details)
      case .deDa: Self.deDa(details)
      case .kiClitic:
        details.has(.joined) || details.isMissing || details.isExtra ? .kiApart : .kiSuffix
      case .apostrophe: .apostrophe
      case .diacritics: details.circumflex == nil ? .turkishLetters : .circumflex
      case .spacing: .spacing
      case .typo: .typo
      case .wordOrder: .wordOrder
      case .missingWord: .missingWord
      case .extraWord: .extraWord
      case .wrongWord: .wrongWord
      }
  }

  private static func harmony(_ details: FindingDetails) -> Self {
    guard details.followsHarmony else { return .harmonyException }
    let letter = details.vowel?.expected ?? details.firstDifference?.expected
    return letter == "a" || letter == "e" ? .twofoldHarmony : .fourfoldHarmony
  }

  private static func consonant(_ details: FindingDetails) -> Self {
    if details.assimilation != nil { return .assimilation }
    switch details.stemChange {
    case .softens?: return .softening
    case .staysHard?: return .keptConsonant
    default: break
    }
    guard let letter = details.firstDifference?.expected else { return .assimilation }
    return "bğg".contains(letter) ? .softening : .assimilation
  }

  private static func buffer(_ details: FindingDetails) -> Self {
    details.buffer?.isPronominal == true ? .pronominalN : .bufferLetter
  }

  private static func stemVowel(_ details: FindingDetails) -> Self {
    switch details.stemChange {
    case .doubles?, .staysSingle?: .doubling
    case .dropsVowel?, .keepsVowel?: .vowelDrop
    case .narrows?, .staysOpen?: .narrowing
    default: details.expects("yor") || details.expects("ya") ? .narrowing : .vowelDrop
    }
  }

  private static func caseEnding(_ details: FindingDetails) -> Self {
    guard let form = details.form else { return .cases }
    return switch form.expected?.suffix {
    case .accusative?: .accusative
    case .dative?: .dative
    case .locative?: .locative
    case .ablative?: .ablative
    case .genitive?: .genitive
    case .instrumental?: .instrumental
    case nil: .bareNoun
    default: .cases
    }
  }

  private static func person(_ details: FindingDetails) -> Self {
    if details.has(.register) { return .register }
    let word = CodePage.encode(details.finding.expected.turkishLowercased)
    guard
      let reading = Morphology.readings(of: word).first(where: { $0.suffixes.last?.slot == .person }
      ),
      reading.stem.partOfSpeech != .verb,
      reading.suffixes.allSatisfy({ ![.tense, .copula].contains($0.slot) })
    else { return .person }
    return .nounPerson
  }

  private static func tense(_ details: FindingDetails) -> Self {
    let construction = details.form?.expected.flatMap {
      Construction($0, in: details.parts?.expected)
    }
    switch construction {
    case .pastPerfect?, .pastProgressive?, .pastHabit?, .pastFuture?: return .pastOfTense
    case .whenDid?, .whenWill?, .until?: return .converb
    case nil: break
    }
    guard let suffix = details.form?.expected?.suffix ?? details.form?.found?.suffix else {
      return .tenses
    }
    return switch suffix {
    case .progressive, .continuous: .present
    case .aorist: .aorist
    case .past: .past
    case .evidential: .reportedPast
    case .future: .future
    case .necessity, .optative, .conditional, .imperative: .mood
    case .copulaPast, .copulaEvidential, .copulaConditional, .assertive, .whileBeing: .copula
    case .participle, .pastParticiple, .futureParticiple, .evidentialParticiple,
      .aoristParticiple, .necessityParticiple:
      .participle
    case .infinitive, .verbalNoun, .manner: .verbalNoun
    case .andThen, .byDoing, .when, .ever, .aslong, .withoutDoing, .withoutEver, .repeatedly,
      .asIf:
      .converb
    default: .tenses
    }
  }

  private static func voice(_ details: FindingDetails) -> Self {
    guard let form = details.form?.expected ?? details.form?.found else { return .voice }
    return switch form.suffix {
    case .passive where !form.mayBeReflexive: .passive
    case .causative: .causative
    default: .voice
    }
  }

  private static func negation(_ details: FindingDetails) -> Self {
    let words = ["değil", "var", "yok"]
    if words.contains(details.finding.expected.turkishLowercased)
      || words.contains(details.finding.found.turkishLowercased)
    {
      return .negationWord
    }
    let suffix = details.form?.expected?.suffix ?? details.form?.found?.suffix
    return suffix == .ability || suffix == .inability ? .ability : .negative
  }

  private static func question(_ details: FindingDetails) -> Self {
    if details.has(.joined) { return .questionApart }
    if details.vowel != nil || details.differsInParticleVowel { return .questionVowel }
    return details.movedEnding == nil ? .question : .questionEnding
  }

  private static func deDa(_ details: FindingDetails) -> Self {
    if details.has(.split) { return .deJoined }
    let isApart = details.has(.joined) || details.isMissing || details.isExtra
    return isApart || details.finding.expected.count > 2 ? .deApart : .deShape
  }
}
