import Bilingual
import Patterns
import Turkish

/// Decides which other forms of a listed word the English shows to be wrong.
///
/// An item fixes only what its English says. Number, tense and the definite object are open where
/// the English is; all else counts as a mistake.
struct ShownForms {
  let comparison: SentenceComparison
  let meaning: MeaningComparison
  let finder: ContradictionFinder
  let english: EnglishGrammar
  private let nouns: PromptNouns
  let lexicon: BilingualLexicon
  let links: PromptLinks

  init?(_ comparison: SentenceComparison, _ meaning: MeaningComparison, _ witness: Witness) {
    guard let english = witness.grammar, let prompt = witness.prompt,
      let finder = ContradictionFinder(meaning, witness)
    else { return nil }
    self.comparison = comparison
    self.meaning = meaning
    self.finder = finder
    self.english = english
    nouns = PromptNouns(prompt, witness.lexicon)
    lexicon = witness.lexicon
    links = PromptLinks(prompt, witness.lexicon)
    isRebuilt = Self.isRebuilt(comparison, meaning)
    isPartitive = Self.hasPartitive(meaning)
  }

  /// Whether a difference that fails the answer is a mistake under this English.
  func isShown(_ entry: SentenceComparison.LocatedDifference) -> Bool {
    let category = entry.difference.category
    // A bracket that says who is addressed binds.
    if entry.isRegister { return !english.isYouOpen }
    switch category {
    case .case where entry.difference.isSwapped: return true
    case .wordOrder where entry.difference.putsSubjectAfterQuestion: return true
    case .wordOrder where comparison.movesOnlyParticle(entry.pair): return false
    case .wordOrder:
      // A clause may be put in after a subject with de: siz de, kabul etmeseniz de, sabırsızsınız.
      let pairs = comparison.pairing.pairs[entry.pair..<entry.pair + entry.pairCount]
      let isRange = entry.pairCount > 1 && !pairs.allSatisfy(\.isMoved)
      return meaning.isOrderBroken
        && !(isRange
          && pairs.contains { pair in
            pair.found.contains { Clitic.category(of: comparison.foundWords[$0]) == .deDa }
          })
    case .deDa: return english.has("also", "too", "either", "even")
    case .kiClitic:
      return !comparison.pairing.pairs[entry.pair].isOneSided
        && forms(of: comparison.pairing.pairs[entry.pair])?.1.others.contains(.relative) != true
        && !(isOwner(comparison.pairing.pairs[entry.pair])
          && english.has("mine", "yours", "hers", "ours", "theirs"))
    case .miParticle where meaning.asksBesidePredicate: return false
    case .case where isAdverbs(entry): return false
    default: break
    }
    let pair = comparison.pairing.pairs[entry.pair]
    if isNewSentence(pair) { return false }
    if isPartitive, [.number, .case, .possessive].contains(category) { return false }
    if isRebuilt, [.case, .possessive, .tense, .voice].contains(category) {
      return false
    }
    if pair.found.count != 1, category != .miParticle { return false }
    guard let (form, other, isAsked) = forms(of: pair) else {
      // Two passives may be of different verbs: genellenmek, genelleştirilmek.
      return !(category == .voice && areBothPassive(pair)) && !hasOtherWord(pair)
    }
    if form == other { return category == .miParticle }
    if isOtherClause(form, other, category) { return false }
    if isFreeForm(entry, form, other) { return false }
    // In another order a pronoun or an owner may have another role: bu kitaplar sizin mi?
    if comparison.pairing.pairs[entry.pair].isMoved,
      category == .possessive || category == .case && form.kind == .pronoun
    {
      return false
    }
    // yandaki masa, yan masa
    if other.others.contains(.relative), category == .case || category == .kiClitic { return false }
    switch category {
    case .tense where form.isNegative != other.isNegative && hasOtherParity: return true
    case .tense, .voice: return isTenseShown(form, other)
    case .miParticle where form.tenses != other.tenses: return isTenseShown(form, other)
    case .person where english.hasPhrase("of us") || english.hasPhrase("of you"): return false
    case .person:
      return finder.excludes(other, beside: form) || form.person == nil
        || finder.isOtherRegister(form, other)
    case .number where form.lemma.hasSuffix("şey") || form.isSharedByMany: return false
    case .possessive: return isPossessiveShown(form, other, pair)
    case .number:
      return entry.difference.isAfterNumber || nouns.fixesNumber(of: form, against: other)
    case .case: return isShown(form.grammaticalCase, other.grammaticalCase, form)
    case .negation where english.has("hardly", "barely", "scarcely"): return false
    case .negation where !hasOtherParity || other.isSuggestion != form.isSuggestion: return false
    case .negation where form.isNegative == other.isNegative:
      if form.isFiniteVerb != other.isFiniteVerb { return isTenseShown(form, other) }
      // In a subordinate clause -(y)Abil often changes nothing.
      let isAbility = form.hasAbility != other.hasAbility && form.isFiniteVerb
      let isAble = english.has("can", "could", "may", "might", "able")
      return isAbility && !(isAble && (isAsked || english.isQuestion))
        && !(form.isNegative && !isAble)
    default: return true
    }
  }

  /// Whether another verb form or voice comes with other endings elsewhere: mahkemece reddedildi
  /// for mahkeme reddetti.
  private let isRebuilt: Bool
  private let isPartitive: Bool

  private static func isRebuilt(
    _ comparison: SentenceComparison,
    _ meaning: MeaningComparison
  ) -> Bool {
    let failing = comparison.locatedDifferences.filter { $0.difference.verdict.fails }
    guard Set(failing.map(\.pair)).count > 1 else { return false }
    if hasOtherOwner(comparison, Set(failing.map(\.pair))) || hasNewOwner(meaning) { return true }
    return meaning.unmatchedFound.contains { index in
      meaning.unmatchedExpected.contains { place in
        guard
          let (form, other) = MeaningPairs.nearestForms(
            meaning.expected[place].read(asLast: place + 1 == meaning.expected.count),
            meaning.found[index].read(asLast: index + 1 == meaning.found.count)
          )
        else { return false }
        return form.kind == .verb && form.others != other.others
      }
    }
  }

  /// Whether an owner becomes another complement, and its noun changes too: benim yanağımı, beni
  /// yanağımdan.
  private static func hasOtherOwner(_ comparison: SentenceComparison, _ pairs: Set<Int>) -> Bool {
    return pairs.contains { place in
      let pair = comparison.pairing.pairs[place]
      let isOwner = { (words: ArraySlice<[UInt8]>) in
        words.contains { owners.contains(MeaningForm.plain(CodePage.decode($0))) }
      }
      return pair.expected.count == 1 && pair.found.count == 1
        && isOwner(comparison.expectedWords[pair.expected])
          != isOwner(comparison.foundWords[pair.found])
    }
  }

  /// Whether a noun becomes the owner of one that was its modifier: bütün topluma, toplumun bütününe.
  private static func hasNewOwner(_ meaning: MeaningComparison) -> Bool {
    let pairs = MeaningPairs(meaning).pairs
    return pairs.contains { pair in
      pair.other.grammaticalCase == .genitive && pair.form.grammaticalCase != nil
        && pair.form.grammaticalCase != .genitive
    }
      && pairs.contains { pair in
        pair.form.possessive == nil && pair.other.possessive == .third
          && !sides.contains(pair.form.lemma)
      }
  }

  private static let owners: Set = ["benim", "senin", "onun", "bizim", "sizin", "onların"]

  /// Whether the answer has an odd number of negations more or fewer than the listed one.
  private var hasOtherParity: Bool {
    let count = { (units: [MeaningUnit]) in
      units.count { unit in
        // açmasın is a verb before it is “your opening”.
        let verbs = unit.forms.filter { $0.isFiniteVerb && !$0.tenses.isEmpty }
        let isLast = unit.words.upperBound == units.last?.words.upperBound
        return unit.has("değil")
          || (verbs.isEmpty || !isLast ? unit.forms : verbs)
            .allSatisfy { $0.isNegative || $0.lemma == "yok" }
      }
    }
    return (count(meaning.expected) - count(meaning.found)) % 2 != 0
      || meaning.expected.contains { $0.forms.contains(where: \.hasAbility) }
      || meaning.found.contains { $0.forms.contains(where: \.hasAbility) }
  }

  private func isTenseShown(_ form: MeaningForm, _ other: MeaningForm) -> Bool {
    // “didn't catch”: yakalamadım, yakalayamadım.
    if form.isNegative || other.isNegative, form.hasAbility != other.hasAbility,
      english.hasForm(of: "catch", "hear", "see", "understand", "get", "find", "sleep", "manage")
    {
      return false
    }
    // -Ip takes its tense from the next verb: kalkıp gitti, kalktı gitti.
    if form.isFiniteVerb != other.isFiniteVerb,
      [form, other].contains(where: { $0.others.last == .andThen })
    {
      return false
    }
    if form.isFiniteVerb == other.isFiniteVerb, form.others == other.others {
      return TenseTable(english).excludes(other, beside: form)
    }
    // Another kind of verb form may belong to another construction, where more differs.
    if form.isFiniteVerb != other.isFiniteVerb {
      // “come and see”: görmeye gel.
      if english.has("and"), english.hasForm(of: "come", "go") { return false }
      // What isn't so may be told with a participle or without: beni sıkan oyun değil, konuşmalar.
      if form.others.last == .participle, meaning.expected.contains(where: { $0.has("değil") }) {
        return false
      }
      // “let it dry”: bırak kurusun, kurumaya bırak.
      if english.has("let") { return false }
      return meaning.found.count <= meaning.expected.count
        && comparison.pairing.pairs.count { !comparison.isSame($0) } == 1
    }
    return true
  }

  private func isShown(_ own: Suffix?, _ typed: Suffix?, _ form: MeaningForm) -> Bool {
    let cases = [own, typed]
    // “on the third of June”: the date may be the predicate.
    if cases.contains(nil), cases.contains(.locative), MeaningFilter.isDate(form.lemma) {
      return false
    }
    if Self.places.contains(form.lemma) { return !cases.contains(.dative) }
    // o kadar, onun kadar
    if form.lemma == "o", meaning.expected.contains(where: { $0.has("kadar") }) { return false }
    if cases.contains(nil), cases.contains(.accusative) {
      // A noun that the English doesn't have may be definite or not: araba sürmek, “drive”.
      if form.kind == .nominal, !links.entries(of: form.lemma).isEmpty,
        links.places(of: form.lemma).isEmpty
      {
        return false
      }
      // A language or a material may be definite or not; a name or a pronoun is.
      let isKnown = !links.entries(of: form.lemma).isEmpty
      return nouns.isDefinite(form).map { $0 == (own == .accusative) }
        ?? (form.kind == .pronoun || form.kind == .verb || !isKnown)
    }
    guard let own, let typed else { return true }
    return !finder.isGoverned(own, and: typed)
  }

  /// Whether the English says whose a thing is, where the answer says otherwise.
  private func isPossessiveShown(
    _ form: MeaningForm,
    _ other: MeaningForm,
    _ pair: WordPairing.Pair
  ) -> Bool {
    guard form.kind != .verb else { return true }
    guard let own = form.possessive else {
      // “which tooth”: dişin may be meant.
      if english.isQuestion, other.possessive == .second || other.possessive == .secondPlural {
        return false
      }
      return !english.has("the", "home")
    }
    guard other.possessive == nil else { return true }
    // “which tooth”, where the listed answer has dişin.
    if english.isQuestion, own == .second || own == .secondPlural, !english.has("your", "yours") {
      return false
    }
    if isOwnerClear(own, form, pair) { return false }
    return own == .third ? isHead(pair) : english.saysOwner
  }

  /// Whether the owner is the subject, or named by a pronoun, so that Turkish may leave the
  /// possessive out: gözlüğü nereye koydum, bizim komşu.
  private func isOwnerClear(
    _ owner: MeaningForm.Person,
    _ form: MeaningForm,
    _ pair: WordPairing.Pair
  ) -> Bool {
    let pronouns: (subject: [String], owner: [String], genitive: String)
    switch owner {
    case .first: pronouns = (["i"], ["my"], "benim")
    case .firstPlural: pronouns = (["we"], ["our"], "bizim")
    case .second: pronouns = (["you"], ["your"], "senin")
    case .secondPlural: pronouns = (["you"], ["your"], "sizin")
    case .third, .thirdPlural: return false
    }
    // bizim komşu, but benim babam
    if owner == .firstPlural, Self.kin.contains(form.lemma),
      isPreceded(pair, by: pronouns.genitive)
    {
      return true
    }
    return form.grammaticalCase == .accusative && !Self.kin.contains(form.lemma)
      && pronouns.subject.contains { english.has($0) }
      && pronouns.owner.contains { english.has($0) }
  }

  /// Whether a listed word is the head of a compound: otobüs durağı, evin satıldığı söylentisi.
  private func isHead(_ pair: WordPairing.Pair) -> Bool {
    guard let place = meaning.expected.firstIndex(where: { $0.words.overlaps(pair.expected) }),
      place > 0, let form = meaning.expected[place - 1].forms.first
    else { return english.has("his", "her", "its", "their") }
    let isNoun =
      form.isBare && lexicon.entries(of: form.lemma).first?.partOfSpeech == .noun
    return isNoun || form.kind == .verb || form.grammaticalCase == .genitive
      || english.has("his", "her", "its", "their")
  }

  /// Whether the listed word is a pronoun with -ki or without: benimki, benim.
  private func isOwner(_ pair: WordPairing.Pair) -> Bool {
    pair.expected.contains {
      KnownWords.genitivePronouns.prefixLength(of: comparison.expectedWords[$0]) != nil
    }
  }

  /// Whether both words are adverbs of the lexicon: doğruca, doğrudan.
  private func isAdverbs(_ entry: SentenceComparison.LocatedDifference) -> Bool {
    let pair = comparison.pairing.pairs[entry.pair]
    let words =
      pair.expected.map { comparison.expectedWords[$0] }
      + pair.found.map { comparison.foundWords[$0] }
    return words.allSatisfy { word in
      let lemma = MeaningForm.plain(CodePage.decode(WordComparison.bare(word)))
      return lexicon.entries(of: lemma).first?.partOfSpeech == .adverb
    }
  }

  /// Whether a typed word is one of a listed compound without its ending: durak for otobüs durağı.
  private func isPartOfCompound(_ pair: WordPairing.Pair) -> Bool {
    meaning.expected.contains { unit in
      unit.words.overlaps(pair.expected)
        && unit.forms.contains { form in
          let parts = form.lemma.split(separator: " ").map { $0.prefix(4) }
          return parts.count > 1
            && meaning.found.contains { other in
              other.words.overlaps(pair.found)
                && other.forms.contains { parts.contains($0.lemma.prefix(4)) }
            }
        }
    }
  }

  /// Demonstratives, which other constructions replace: bunun yüzünden, bu yüzden.
  static let pointers: Set = ["bu", "şu", "o"]

  /// Whether the answer has a word of the lexicon that isn't a form of the listed word.
  private func hasOtherWord(_ pair: WordPairing.Pair) -> Bool {
    !isPartOfCompound(pair)
      && meaning.found.contains { unit in
        unit.words.overlaps(pair.found)
          && unit.forms.contains { !lexicon.entries(of: $0.lemma).isEmpty }
      }
  }

  /// The forms of a pair of words that are alike but for their grammar.
  private func forms(of pair: WordPairing.Pair) -> (MeaningForm, MeaningForm, isAsked: Bool)? {
    guard
      let unit = meaning.expected.first(where: { $0.words.overlaps(pair.expected) }),
      let other = meaning.found.first(where: { $0.words.overlaps(pair.found) }),
      let (form, second) = MeaningPairs.nearestForms(
        unit.read(asLast: unit.words.upperBound == meaning.expected.last?.words.upperBound),
        other.read(asLast: other.words.upperBound == meaning.found.last?.words.upperBound)
      )
    else { return nil }
    return (form, second, unit.isAsked)
  }
}

extension MeaningForm {
  /// Whether önce can follow it: yemekten, yemeden, yemesinden.
  var mayPrecedeBefore: Bool {
    if others.last == .withoutDoing { return true }
    guard grammaticalCase == .ablative else { return false }
    return others.last.map { [.infinitive, .verbalNoun].contains($0) } ?? (kind != .verb)
  }

  /// Whether several people own it, so that one each may be meant: ellerinizi, elinizi.
  fileprivate var isSharedByMany: Bool {
    [.firstPlural, .secondPlural, .thirdPlural].contains(possessive)
  }
}

extension SentenceComparison {
  /// Whether the moved word is de or da, which may stress different words: yağmur da yağsa.
  fileprivate func movesOnlyParticle(_ pair: Int) -> Bool {
    let place = pairing.pairs[pair].found.first
    return place.map { Clitic.category(of: foundWords[$0]) == .deDa } ?? false
  }

  fileprivate func isSame(_ pair: WordPairing.Pair) -> Bool {
    expectedWords[pair.expected].elementsEqual(foundWords[pair.found]) && !pair.isMoved
  }
}

extension WordPairing.Pair {
  /// Whether a word was left out or added.
  fileprivate var isOneSided: Bool { expected.isEmpty || found.isEmpty }
}

extension WordComparison.Difference {
  /// Whether a pronoun was added between the question word and the verb.
  fileprivate var putsSubjectAfterQuestion: Bool {
    facts.contains(.order(grammatical: false))
      && facts.contains { if case .place(.stressed, _) = $0 { true } else { false } }
  }

  /// Whether a number before the noun asks for its singular.
  fileprivate var isAfterNumber: Bool {
    facts.contains { if case .because(.numeral, _) = $0 { true } else { false } }
  }
}
