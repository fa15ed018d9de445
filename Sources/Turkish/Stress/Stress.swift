/// The stressed syllable of a Turkish word, by rule.
///
/// The stress is on the last syllable, unless the stem is stressed elsewhere or a suffix draws the
/// stress to the syllable before it. Where the rules can't tell, there is no stress rather than a
/// guess. Source: Göksel and Kerslake 2005, "Turkish: A Comprehensive Grammar", chapter 4.
package enum Stress {
  /// The acute accent, which follows the stressed vowel.
  private static let accent: Unicode.Scalar = "\u{301}"

  /// The byte of the stressed vowel of a word with a reading; nil if the rules can't tell, or for a word
  /// of one syllable.
  package static func place(in word: [UInt8], _ reading: Reading) -> Int? {
    let vowels = word.indices.filter { CodePage.isVowel(word[$0]) }
    guard vowels.count > 1, !reading.stem.isGuess, reading.slips.isEmpty,
      reading.stemLength <= word.count,
      reading.morphemes.allSatisfy({ $0.range.upperBound <= word.count })
    else { return nil }
    let stem = vowels.filter { $0 < reading.stemLength }
    switch StemStress(reading.stem) {
    case .unknown: return nil
    case .fixed(let syllable):
      guard stem.indices.contains(syllable), !reading.derives else { return nil }
      return stem[syllable]
    case .last: return StressWalk(word, vowels).place(reading)
    }
  }

  /// A word with its stress: İstánbul; nil if its readings are stressed differently.
  package static func marked(_ word: String) -> String? {
    let scalars = Array(word.composed.unicodeScalars)
    let places = scalars.indices.filter { !scalars[$0].isApostrophe }
    let letters = places.flatMap { place in
      scalars[place].turkishLowercased.flatMap { CodePage.encode(String($0)) }
    }
    guard letters.count == places.count, let byte = place(in: letters) else { return nil }
    return marked(scalars, at: places[byte])
  }

  /// A word with its stress in one reading of it.
  package static func marked(_ word: String, _ reading: Reading) -> String? {
    let scalars = Array(word.composed.unicodeScalars)
    let places = scalars.indices.filter { !scalars[$0].isApostrophe }
    let letters = places.flatMap { place in
      scalars[place].turkishLowercased.flatMap { CodePage.encode(String($0)) }
    }
    guard letters.count == places.count, let byte = place(in: letters, reading) else { return nil }
    return marked(scalars, at: places[byte])
  }

  /// A text in which every word has its stress, as far as the rules can tell it; nil if no word has one.
  package static func marked(inText text: String) -> String? {
    var isMarked = false
    var result = ""
    var word = ""
    func end() {
      guard !word.isEmpty else { return }
      let stressed = marked(word)
      isMarked = isMarked || stressed != nil
      result += stressed ?? word
      word = ""
    }
    for character in text {
      let isPart = character.isLetter || character.unicodeScalars.contains(where: \.isApostrophe)
      if isPart {
        word.append(character)
      } else {
        end()
        result.append(character)
      }
    }
    end()
    return isMarked ? result : nil
  }

  /// The stressed vowel on which all likely readings of a word agree.
  private static func place(in word: [UInt8]) -> Int? {
    let readings = Morphology.readings(of: word)
    // Evler is “houses”, hardly ever “they are a house”.
    let likely = readings.filter { !$0.stem.traits.contains(.rare) && !$0.isBarePlural }
    let places = Set((likely.isEmpty ? readings : likely).map { place(in: word, $0) })
    guard places.count == 1, let place = places.first else { return nil }
    return place
  }

  private static func marked(_ scalars: [Unicode.Scalar], at place: Int) -> String {
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      text.append(scalar)
      if index == place { text.append(accent) }
    }
    return String(text).composed
  }
}

extension Reading {
  /// Whether -lAr is the person of a predicate that is a noun without a case.
  fileprivate var isBarePlural: Bool {
    suffixes.last == .person3p
      && suffixes.dropLast().allSatisfy { $0.slot == .possessive || $0.slot == .derivation }
      && stem.partOfSpeech != .verb
  }

  /// Whether a suffix makes a new word of the stem: Ankaralı.
  fileprivate var derives: Bool {
    suffixes.contains { $0.slot == .derivation && $0 != .language }
  }
}

/// The walk through the suffixes of a word whose stem is stressed at its end.
private struct StressWalk {
  private let word: [UInt8]
  private let vowels: [Int]

  init(_ word: [UInt8], _ vowels: [Int]) {
    self.word = word
    self.vowels = vowels
  }

  func place(_ reading: Reading) -> Int? {
    var place = vowels.last { $0 < reading.stemLength }
    let morphemes = reading.morphemes
    for (index, morpheme) in morphemes.enumerated() {
      let own = vowels.filter(morpheme.range.contains)
      switch SuffixStress(morphemes, index) {
      case .unknown: return nil
      case .stressed: place = own.last ?? place
      case .first: return own.first ?? place
      case .progressive:
        // The vowel before -yor, which may belong to the stem: okúyor.
        let end = own.last ?? morpheme.range.upperBound
        return vowels.last { $0 < end } ?? place
      case .unstressed: return vowels.last { $0 < morpheme.range.lowerBound } ?? place
      }
    }
    return place
  }
}

/// What a suffix does with the stress.
private enum SuffixStress {
  /// It takes the stress to its last vowel.
  case stressed
  /// It takes the stress to its first vowel and keeps it there: gelérek.
  case first
  /// -Iyor keeps the stress on the vowel before y: gelíyor.
  case progressive
  /// The stress is before it, whatever follows: gélmedi, evdéyim.
  case unstressed
  case unknown

  init(_ morphemes: [Reading.Morpheme], _ index: Int) {
    let before = morphemes.prefix(index).map(\.suffix).last { $0 != .negative }
    switch morphemes[index].suffix {
    case .negative:
      // The negative aorist is stressed on its negative: gelméz, gelmém.
      let isAorist =
        index + 1 < morphemes.count
        && [.aorist, .aoristParticiple].contains(morphemes[index + 1].suffix)
      self = isAorist ? .stressed : .unstressed
    case .withoutDoing, .instrumental, .equative, .language, .copulaPast, .copulaEvidential,
      .copulaConditional, .assertive, .whileBeing:
      self = .unstressed
    case .progressive: self = .progressive
    case .byDoing, .when, .aslong: self = .first
    case .plural, .possessive1s, .possessive2s, .possessive3s, .possessive1p, .possessive2p,
      .possessive3p, .accusative, .dative, .locative, .ablative, .genitive:
      self = .stressed
    case .with, .without, .abstract, .agent, .ordinal, .distributive, .verbalizer, .become,
      .getInto:
      self = .stressed
    case .reflexive, .reciprocal, .causative, .passive, .ability, .inability: self = .stressed
    case .aorist, .future, .past, .evidential, .necessity, .conditional, .optative: self = .stressed
    case .infinitive, .verbalNoun, .manner, .participle, .pastParticiple, .futureParticiple,
      .evidentialParticiple, .aoristParticiple, .andThen:
      self = .stressed
    case .imperative: self = .stressed
    case .person1s, .person2s, .person1p, .person2p, .person3p:
      self = Self.person(morphemes[index].suffix, after: before)
    case .relative, .diminutive, .fellow, .suddenly, .continuously, .sinceThen, .beware, .almost,
      .continuous, .question, .necessityParticiple, .ever, .withoutEver, .repeatedly, .asIf:
      self = .unknown
    }
  }

  /// The endings of geldim and gelsem take the stress, those of gelirim and öğretmenim don't.
  private static func person(_ person: Suffix, after before: Suffix?) -> SuffixStress {
    switch before {
    case .past, .conditional: .stressed
    case .imperative: person == .person2p ? .unstressed : person == .person2s ? .stressed : .unknown
    case .optative: person == .person1s ? .unstressed : .unknown
    case .future, .aorist, .evidential, .necessity:
      person == .person3p ? .stressed : .unstressed
    default: person == .person3p ? .unknown : .unstressed
    }
  }
}
