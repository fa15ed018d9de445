import Bilingual
import Turkish

/// The comparison of an answer with a listed one by meaning.
struct MeaningComparison {
  /// The units of the listed answer and of the learner's after filtering.
  let expected: [MeaningUnit]
  let found: [MeaningUnit]
  /// The units of the answer before filtering.
  let typed: [MeaningUnit]
  /// For each unit of the answer the unit of the listed answer with the same meaning.
  private(set) var partners: [Int?]
  /// The synonyms that were needed, as pairs of expected and found units.
  private(set) var synonyms: [(expected: Int, found: Int, nearness: Sense.Nearness)] = []
  /// Whether mI follows the listed word, or the predicate.
  private(set) var isQuestionFree = true
  /// Whether the order of the units is licensed.
  private(set) var isOrderFree = true

  /// Whether a genitive subject has its impersonal word: benim gitmem lazım, ben gitmeliyim.
  private let hasOwnSubject: Bool
  private let listedWords: [[UInt8]]
  /// The words of the answer.
  let typedWords: [[UInt8]]
  /// A subject that lacks its genitive, if there is one.
  let bareSubject: BareSubject?
  private let finder: SynonymFinder?
  let witness: Witness

  init(
    _ expected: MeaningSentence,
    _ found: MeaningSentence,
    _ witness: Witness,
    using reader: SentenceReader
  ) {
    self.witness = witness
    listedWords = expected.words
    typedWords = found.words
    self.expected = reader.units(of: expected, witness, isListed: true)
    self.found = reader.units(of: found, witness, isListed: false)
    typed = found.units
    hasOwnSubject =
      MeaningFilter.hasOwnSubject(found.units) || !MeaningFilter.hasOwnSubject(expected.units)
    bareSubject = BareSubject(expected.units, found.units, witness.lexicon)
    partners = [Int?](repeating: nil, count: self.found.count)
    finder =
      witness.allows(.synonym) ? witness.prompt.map { SynonymFinder(witness.lexicon, $0) } : nil
    pairEqual()
    pairSynonyms()
    judgeOrder()
    judgeQuestion()
  }

  /// Words of the listed answer.
  func words(at places: Range<Int>) -> String {
    listedWords[places].map(CodePage.decode).joined(separator: " ")
  }

  /// Whether every difference is licensed.
  var isLicensed: Bool { isSame && isQuestionFree }

  /// Whether only the place of mI may differ.
  var isSame: Bool {
    isOrderFree && hasOwnSubject && bareSubject == nil && partners.allSatisfy { $0 != nil }
      && unmatchedExpected.isEmpty
  }

  /// The listed units without a counterpart that the English needs.
  var unmatchedExpected: [Int] {
    let used = Set(partners.compactMap { $0 })
    return expected.indices.filter { !used.contains($0) && !expected[$0].isOptional }
  }

  /// The units of the answer without a counterpart.
  var unmatchedFound: [Int] { found.indices.filter { partners[$0] == nil } }

  private mutating func pairEqual() {
    var isFree = [Bool](repeating: true, count: expected.count)
    for (index, unit) in found.enumerated() {
      let candidates = expected.indices.filter { isFree[$0] && Self.isEqual(expected[$0], unit) }
      guard let place = candidates.first else { continue }
      partners[index] = place
      isFree[place] = false
    }
  }

  private static func isEqual(_ left: MeaningUnit, _ right: MeaningUnit) -> Bool {
    left.forms.contains { right.forms.contains($0) }
  }

  private mutating func pairSynonyms() {
    guard let finder else { return }
    for index in unmatchedFound {
      for place in unmatchedExpected {
        guard let match = synonym(expected[place], found[index], finder),
          pairObject(match.government, of: index)
        else { continue }
        partners[index] = place
        synonyms.append((place, index, match.nearness))
        break
      }
    }
  }

  /// Pairs the complements of two synonyms that govern different cases: seni seviyorum, senden
  /// hoşlanıyorum.
  ///
  /// Returns false if the answer has the case of the listed verb, which its own verb doesn't take.
  private mutating func pairObject(
    _ government: ([Sense.Frame], [Sense.Frame]),
    of index: Int
  ) -> Bool {
    let (listed, typed) = (
      Set(government.0.joined().compactMap(\.suffix)),
      Set(government.1.joined().compactMap(\.suffix))
    )
    // A postposition needs the case that it governs: kardan dolayı, never kar dolayı.
    if found[index].forms.contains(where: { $0.kind == .postposition }), index > 0,
      !typed.isEmpty, !government.1.joined().contains(.bare),
      !found[index - 1].forms.contains(where: { $0.grammaticalCase.map(typed.contains) == true })
    {
      return false
    }
    guard !listed.isEmpty, !typed.isEmpty, listed.isDisjoint(with: typed) else { return true }
    if listed.contains(.accusative), !government.1.joined().contains(.bare), hasBareObject {
      return false
    }
    for index in unmatchedFound {
      for place in unmatchedExpected
      where Self.differsInCase(expected[place], found[index], from: listed, to: typed) {
        guard witness.allows(.government) else { return false }
        partners[index] = place
        return true
      }
    }
    // Without an object in a case that only the other verb takes, nothing is wrong.
    let isFinite = found[index].forms.contains(where: \.isFiniteVerb)
    return !found.indices.contains { place in
      let unit = found[place]
      // A verb in -mA is the object of a finite synonym, and else of the verb after them: aramayı
      // unuttum, telefon etmeyi unuttum.
      let isVerb = unit.forms.contains {
        $0.others.last == .verbalNoun || $0.others.last == .infinitive
      }
      return (!isVerb || isFinite && place < index)
        && unit.forms.contains { $0.grammaticalCase.map(listed.contains) ?? false }
    }
  }

  /// Whether both sentences have the same bare noun right before the last verb: televizyon izlemek.
  private var hasBareObject: Bool {
    guard let verb = found.indices.last, verb > 0, let partner = partners[verb - 1] else {
      return false
    }
    return partner == expected.count - 2
      && found[verb - 1].forms.contains { $0.kind == .nominal && $0.isBare }
  }

  private static func differsInCase(
    _ unit: MeaningUnit,
    _ other: MeaningUnit,
    from listed: Set<Suffix>,
    to typed: Set<Suffix>
  ) -> Bool {
    unit.forms.contains { form in
      guard let own = form.grammaticalCase, listed.contains(own) else { return false }
      return other.forms.contains { second in
        guard let next = second.grammaticalCase, typed.contains(next) else { return false }
        var same = second
        same.grammaticalCase = own
        return same == form
      }
    }
  }

  private func synonym(
    _ unit: MeaningUnit,
    _ other: MeaningUnit,
    _ finder: SynonymFinder
  ) -> SynonymFinder.Match? {
    for form in unit.forms {
      for second in other.forms
      where form.lemma != second.lemma && !witness.demanded.contains(form.lemma)
        && Set([form.lemma, second.lemma]) != Self.saying
      {
        var same = second
        same.lemma = form.lemma
        same.kind = form.kind
        guard same == form, let match = finder.match(form.lemma, second.lemma) else { continue }
        return match
      }
    }
    return nil
  }

  /// demek takes words as they were said, söylemek a clause: geliyorum dedi, geldiğini söyledi.
  private static let saying: Set = ["demek", "söylemek"]

  /// mI follows the predicate; after another word it asks for that word alone.
  private mutating func judgeQuestion() {
    let listed = Set(expected.indices.filter { expected[$0].isAsked })
    let asked = found.indices.filter { found[$0].isAsked }
    guard Set(asked.compactMap { partners[$0] }) != listed || asked.count != listed.count else {
      return
    }
    guard witness.allows(.question), asked.count == 1, listed.count == 1 else {
      isQuestionFree = false
      return
    }
    isQuestionFree =
      asked.allSatisfy { index in index == found.indices.last { found[$0].mayBePredicate } }
      || asksForDegree
      || asksBesidePredicate
        && found[asked[0]].forms.contains { form in
          form.kind == .nominal && form.grammaticalCase.map(Self.neutral.contains) == true
        }
  }

  /// Cases of complements that mI may follow without stressing them, as in eve mi gidiyorsun.
  private static let neutral: Set<Suffix> = [.dative, .instrumental]

  /// Whether mI follows a word of degree right before the predicate: daha mı iyi.
  private var asksForDegree: Bool {
    found.indices.dropLast().contains { index in
      found[index].isAsked && index + 2 == found.count && found[index].has(["daha", "çok", "en"])
    }
  }

  /// Whether the answer has mI after the complement right before its verb, where the listed answer
  /// asks with the verb.
  ///
  /// A subject in that place would be stressed.
  var asksBesidePredicate: Bool {
    if asksForDegree { return true }
    // biri mi geldi, “did somebody come”: an indefinite subject has no other place.
    if found.contains(where: { $0.isAsked && $0.has(["biri", "birisi", "bir şey", "kimse"]) }) {
      return true
    }
    let listed = expected.indices.filter { expected[$0].isAsked }
    let asked = found.indices.filter { found[$0].isAsked }
    guard listed.count == 1, asked.count == 1, expected[listed[0]].mayBePredicate,
      asked[0] + 1 < found.count, found[asked[0] + 1].forms.contains(where: \.isFiniteVerb),
      let form = found[asked[0]].forms.first
    else { return false }
    if form.grammaticalCase != nil { return true }
    // “Kurabiye kokusu mu alıyorum?”: the verb shows another subject.
    let persons = found[asked[0] + 1].forms.compactMap(\.person)
    if persons.contains(where: { $0 != .third && $0 != .thirdPlural }), form.kind == .nominal {
      return true
    }
    return form.kind == .nominal && !form.isPlural && form.possessive == nil
      && !witness.lexicon.entries(of: form.lemma).isEmpty && witness.grammar?.has("the") == false
  }

  /// Whether the order breaks a rule of Turkish, or one that a bracket or the item sets.
  var isOrderBroken: Bool {
    guard !isOrderFree else { return false }
    return !witness.allows(.order)
      || witness.grammar?.demandsOrder == true && !hasDemandedOrder
      || MeaningOrder(expected, found, partners, witness).isTorn
  }

  /// Whether the answer may have the order that a bracket asks for: “subject last”, “verb first”.
  private var hasDemandedOrder: Bool {
    let brackets = witness.prompt?.brackets ?? []
    let isVerb = { (unit: MeaningUnit?) in unit?.forms.first?.isFiniteVerb == true }
    if brackets.contains(where: { $0.contains("subject last") }) { return !isVerb(found.last) }
    return brackets.contains { $0.contains("verb first") } && isVerb(found.first)
  }

  /// Whether the units are the same, but two subjects have changed their verbs.
  var hasSwappedClauses: Bool {
    guard partners.allSatisfy({ $0 != nil }), unmatchedExpected.isEmpty else { return false }
    return MeaningOrder(expected, found, partners, witness).hasSwappedSubjects
  }

  /// A subject beside the one that has its place in the answer, with another verb.
  var swappedSubject: (expected: Range<Int>, found: Range<Int>)? {
    guard hasSwappedClauses else { return nil }
    let swapped = MeaningOrder(expected, found, partners, witness).swappedSubjects
    guard swapped.count == 2, let index = partners.firstIndex(of: swapped[1]) else { return nil }
    return (expected[swapped[0]].words, found[index].words)
  }

  /// Two verbs that have changed places but left their endings: yürüyor ama koşar, for koşuyor ama
  /// yürür; or the nouns of “not this but that”.
  var exchangedWords: [(expected: Range<Int>, found: Range<Int>)] {
    if let exchanged = otherDenied ?? otherPointed { return [exchanged] }
    guard unmatchedExpected.count == 2, unmatchedFound.count == 2 else { return [] }
    let (own, typed) = (
      unmatchedExpected.map { expected[$0] }, unmatchedFound.map { found[$0] }
    )
    let isExchanged = own[0].forms.contains { first in
      first.isFiniteVerb
        && typed[0].forms.contains { $0.hasEndings(of: first) && own[1].has($0.lemma) }
        && own[1].forms.contains { second in
          second.isFiniteVerb && second.lemma != first.lemma
            && typed[1].forms.contains { $0.hasEndings(of: second) && $0.lemma == first.lemma }
            && typed[0].has(second.lemma)
        }
    }
    return isExchanged ? [(own[0].words, typed[0].words), (own[1].words, typed[1].words)] : []
  }

  /// The first noun with bu, şu or o, if two of these have changed places: şu göl bu gölden derin.
  private var otherPointed: (expected: Range<Int>, found: Range<Int>)? {
    let pointed = { (units: [MeaningUnit]) in
      units.indices.dropLast().compactMap {
        place -> (word: String, noun: MeaningForm, Range<Int>)? in
        guard let word = units[place].forms.first?.lemma, ["bu", "şu", "o"].contains(word),
          let noun = units[place + 1].forms.first, noun.kind == .nominal
        else { return nil }
        return (word, noun, units[place].words.joined(with: units[place + 1].words))
      }
    }
    let (own, typed) = (pointed(expected), pointed(found))
    guard own.count == 2, typed.count == 2, own[0].word != own[1].word, own[0].noun != own[1].noun,
      let first = typed.first(where: { $0.noun == own[0].noun }), first.word == own[1].word,
      let second = typed.first(where: { $0.noun == own[1].noun }), second.word == own[0].word
    else { return nil }
    return (own[0].2, first.2)
  }

  /// The word before değil, if the answer denies another word of the listed answer.
  private var otherDenied: (expected: Range<Int>, found: Range<Int>)? {
    let place = { (units: [MeaningUnit]) -> Int? in
      let denials = units.indices.filter { units[$0].has("değil") }
      return denials.count == 1 && denials[0] > 0 ? denials[0] - 1 : nil
    }
    guard let own = place(expected), let typed = place(found) else { return nil }
    let lemmas = { (unit: MeaningUnit) in Set(unit.forms.map(\.lemma)) }
    let (listed, denied) = (lemmas(expected[own]), lemmas(found[typed]))
    let isElsewhere = { (units: [MeaningUnit], place: Int, lemmas: Set<String>) in
      units.indices.contains { $0 != place && units[$0].has(lemmas) }
    }
    guard listed.isDisjoint(with: denied), isElsewhere(found, typed, listed),
      isElsewhere(expected, own, denied)
    else { return nil }
    return (
      expected[own].words.joined(with: expected[own + 1].words),
      found[typed].words.joined(with: found[typed + 1].words)
    )
  }

  private mutating func judgeOrder() {
    // lütfen may come first or last.
    let order = partners.compactMap { $0 }.filter { !expected[$0].has(["lütfen", "acaba"]) }
    guard order != order.sorted() else { return }
    isOrderFree =
      witness.allows(.order) && witness.grammar?.demandsOrder != true
      && MeaningOrder(expected, found, partners, witness).isFree
  }
}
