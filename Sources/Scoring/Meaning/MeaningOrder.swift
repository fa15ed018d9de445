import Bilingual
import Turkish

/// Judges whether an answer with another order of the same units is the same sentence.
///
/// Within a clause constituents may come in any order, because their case shows their role. The
/// words of one constituent stay together, the verb of a subordinate clause comes after its own
/// words, and a bare object stays with its verb.
struct MeaningOrder {
  let expected: [MeaningUnit]
  let found: [MeaningUnit]
  let partners: [Int?]

  let witness: Witness

  init(
    _ expected: [MeaningUnit],
    _ found: [MeaningUnit],
    _ partners: [Int?],
    _ witness: Witness
  ) {
    self.witness = witness
    self.expected = expected
    self.found = found
    self.partners = partners
  }

  var isFree: Bool {
    hasTurnedClauses || !isTorn && hasSameClauses && keepsPredicate(places)
  }

  /// Whether a constituent is torn apart, or the verb comes where Turkish never has it.
  var isTorn: Bool {
    !hasTurnedClauses
      && (isEnglishOrder || hasStrandedObject || !keepsQuestionWord(places: partners) || !isWhole)
  }

  /// The place in the answer of each listed unit.
  var places: [Int?] {
    var places = [Int?](repeating: nil, count: expected.count)
    for (index, partner) in partners.enumerated() { if let partner { places[partner] = index } }
    return places
  }

  /// Whether the units that belong together stay together, in both orders.
  private var isWhole: Bool {
    let places = places
    let isWhole = expected.indices.dropLast().allSatisfy { place in
      guard binds(expected, place), let first = places[place], let next = places[place + 1]
      else { return true }
      return next == first + 1 || next == first + 2 && isArticle(found[first + 1])
    }
    let isWholeInAnswer = found.indices.dropLast().allSatisfy { place in
      guard binds(found, place), let first = partners[place], let next = partners[place + 1]
      else { return true }
      return next == first + 1 || next == first + 2 && isArticle(expected[first + 1])
    }
    return isWhole && isWholeInAnswer
  }

  /// Whether it is bir, which comes before or after an adjective.
  private func isArticle(_ unit: MeaningUnit) -> Bool {
    witness.prompt != nil && unit.forms.contains { ["bir", "1"].contains($0.lemma) && $0.isBare }
  }

  /// Whether a predicate without any mark comes last in both: kalem kırmızı is a sentence, kırmızı
  /// kalem is not.
  private func keepsPredicate(_ places: [Int?]) -> Bool {
    guard !expected.contains(where: Self.endsClause), !hasPredicateFirst(places) else {
      return true
    }
    let plain = expected.indices.filter { place in
      Self.isPlain(expected[place])
        && !(place + 1 < expected.count && expected[place + 1].has("değil"))
    }
    let order = plain.compactMap { places[$0] }
    return order == order.sorted()
  }

  /// Whether a noun or an adjective has no mark of a role or of a predicate.
  private static func isPlain(_ unit: MeaningUnit) -> Bool {
    guard let form = unit.forms.first, !unit.isAsked else { return false }
    return form.kind == .nominal && form.grammaticalCase == nil && !isPredicate(unit)
  }

  /// Whether an ending or a particle shows that the unit is a predicate.
  static func isPredicate(_ unit: MeaningUnit) -> Bool {
    unit.isAsked || unit.forms.contains { !$0.tenses.isEmpty || $0.person != nil }
  }

  /// Whether a question word right before its verb stays there: ne okuyorsunuz.
  private func keepsQuestionWord(places: [Int?]) -> Bool {
    found.indices.dropLast().allSatisfy { place in
      guard let partner = partners[place], partner + 1 < expected.count,
        QuestionWord(found[place]).map({ $0 != .reason && $0 != .manner }) ?? false,
        Self.isFinite(expected[partner + 1]) || Self.endsClause(expected[partner + 1])
      else { return true }
      return partners[place + 1] == partner + 1
    }
  }

  /// Whether the verb of the answer comes too early: subject, verb, object; or a var or yok that
  /// isn't last.
  ///
  /// Without English nothing may follow the predicate that stood before it.
  private var isEnglishOrder: Bool {
    guard let verb = found.indices.last(where: { Self.isFinite(found[$0]) }),
      verb != found.indices.last,
      partners[verb].map({ $0 == expected.indices.last }) == true
    else { return false }
    if witness.prompt == nil { return true }
    if keepsNeighbour(verb) { return false }
    if found[verb].has(["var", "yok"]) { return !found.contains { $0.has("ne") } }
    // kim sever: the question word has its place right before the verb.
    if verb > 0, QuestionWord(found[verb - 1]) != nil { return false }
    return verb > 0 && Self.mayBeSubject(found[verb - 1]) && !isAdverb(found[verb - 1])
      && !found[(verb + 1)...].contains(where: Self.mayBeSubject)
      // An adverb may come last: söyleyecek miydin gerçekten.
      && found[(verb + 1)...].contains { !$0.forms.contains(where: \.isAdverb) }
  }

  /// Whether a word before the verb tells how or when rather than who: bu kadar kolay, o gece.
  func isAdverb(_ unit: MeaningUnit) -> Bool {
    isAdjective(unit) || unit.has(Self.times) || unit.forms.contains { $0.kind == .adverb }
  }

  private static func isFinite(_ unit: MeaningUnit) -> Bool {
    unit.forms.first?.isFiniteVerb == true || unit.has(["var", "yok"])
  }

  /// Whether each unit depends on the same verb in both orders.
  ///
  /// A bare noun phrase that can be the subject of two verbs is free if it is the only one, because
  /// both verbs then share it.
  var hasSameClauses: Bool {
    let places = places
    let (listed, typed) = (Self.verbs(expected), Self.verbs(found))
    let subjects = expected.indices.filter { Self.mayBeSubject(expected[$0]) }
    let isOnlySubject = Self.isPhrase(subjects) && Self.isPhrase(subjects.compactMap { places[$0] })
    return expected.indices.allSatisfy { place in
      guard let other = places[place], !(isOnlySubject && subjects.contains(place)) else {
        return true
      }
      guard let verb = listed[place], let second = typed[other] else {
        return listed[place] == nil && typed[other] == nil
      }
      // What comes before ağlayarak may belong to the next verb as well: eve ağlayarak geldi.
      return partners[second] == verb || Self.isManner(expected[verb])
        || Self.isManner(found[second])
    }
  }

  /// Whether places follow each other.
  private static func isPhrase(_ places: [Int]) -> Bool {
    zip(places, places.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  private static func isManner(_ unit: MeaningUnit) -> Bool {
    unit.forms.first?.others.last == .byDoing
  }

  /// For each unit the verb on which it depends: the next one of its clause, or else its main verb.
  static func verbs(_ units: [MeaningUnit]) -> [Int?] {
    var verbs = [Int?](repeating: nil, count: units.count)
    var start = units.startIndex
    while start < units.endIndex {
      let end = units[start...].firstIndex { $0.has(clauseConjunctions) } ?? units.endIndex
      let clause = start..<end
      let main =
        clause.last { endsClause(units[$0]) && units[$0].forms.contains(where: \.isFiniteVerb) }
        ?? clause.last { endsClause(units[$0]) }
      var next: Int?
      for place in clause.reversed() {
        verbs[place] = next ?? (place == main ? nil : main)
        if endsClause(units[place]) { next = place }
      }
      start = end + 1
    }
    // The verb of a subordinate clause depends on no other word here: its place is free.
    for place in units.indices where endsClause(units[place]) { verbs[place] = nil }
    return verbs
  }

  /// Conjunctions between whole sentences.
  private static let clauseConjunctions: Set = [
    "ama", "fakat", "çünkü", "ancak", "oysa", "yoksa", "zira", "halbuki", "lakin",
  ]

  static func mayBeSubject(_ unit: MeaningUnit) -> Bool {
    (QuestionWord(unit).map { $0 != .reason && $0 != .manner } ?? true)
      && unit.forms.first?.kind != .verb
      && unit.forms.contains { form in
        form.grammaticalCase == nil && (form.kind == .nominal || form.kind == .pronoun)
          && form.tenses.isEmpty && form.person == nil
      }
  }

  /// Whether the unit is the verb of a clause.
  private static func endsClause(_ unit: MeaningUnit) -> Bool {
    // yürüyüş is a noun, although it is made from a verb.
    guard let form = unit.forms.first, form.others.last != .manner else { return false }
    return form.kind == .verb || form.lemma == "var" || form.lemma == "yok"
  }

  /// Whether a unit belongs to the next one.
  private func binds(_ units: [MeaningUnit], _ place: Int) -> Bool {
    guard let form = units[place].forms.first, let next = units[place + 1].forms.first else {
      return false
    }
    // ne kadar bu gömlek, yok bahçede
    if next.lemma == "ne kadar" { return false }
    if QuestionWord(units[place]) != nil, Self.demonstratives.contains(next.lemma) { return false }
    if witness.prompt != nil, form.isBare, ["var", "yok"].contains(form.lemma) {
      return Self.postposed.contains(next.lemma)
    }
    // sonra after a verb is an adverb, and so is gayrı beside a bare noun.
    if form.isFiniteVerb || form.grammaticalCase == .accusative, next.kind == .postposition {
      return false
    }
    if Self.sentenceAdverbs.contains(next.lemma), next.isBare { return false }
    let mayBeAdverb =
      !KnownWords.postposed.contains(CodePage.encode(next.lemma))
      && units[place + 1].forms.contains {
        $0.kind == .adverb && $0.lemma == next.lemma
      }
    if next.kind == .postposition, !mayBeAdverb || Self.postposed.contains(next.lemma) {
      return true
    }
    if Self.postposed.contains(next.lemma) { return true }
    if Self.postposed.contains(form.lemma) || units[place].isAsked { return false }
    if next.lemma == "daha", ["biraz", "az"].contains(form.lemma) { return true }
    if isSequence(units), ["önce", "sonra"].contains(form.lemma), form.isBare { return true }
    if Self.clauseConjunctions.contains(form.lemma) || Self.clauseConjunctions.contains(next.lemma)
    {
      return false
    }
    if units.opensSeries(at: place + 1) { return false }
    if form.kind == .conjunction && form.lemma != "değil" || next.kind == .conjunction {
      return true
    }
    if Self.demonstratives.contains(form.lemma), form.isBare, next.kind == .nominal {
      return !(hasPronoun && isMarkedPredicate(units, place + 1))
    }
    // bir comes before or after an adjective: bir şekersiz çay, şekersiz bir çay.
    if ["bir", "1"].contains(form.lemma), form.isBare, witness.prompt != nil,
      isQuality(units[place + 1]) || place > 0 && isQuality(units[place - 1])
    {
      return false
    }
    if form.kind == .determiner || form.kind == .numeral && form.grammaticalCase == nil {
      return next.kind != .verb
    }
    let isBareNoun =
      next.kind == .nominal && next.person == nil && next.tenses.isEmpty
      && !Self.isPredicate(units[place]) && !units[place + 1].isAsked
    if isBareNoun, isAdjective(units[place]) || form.isBare && isDemonstrative(units[place]) {
      return true
    }
    // üzerindeki vazo
    if form.others.contains(.relative), next.kind == .nominal { return true }
    if form.grammaticalCase == .genitive {
      // “at the end”: sonunda is an adverb, and tarafıma no property of sonuç.
      let isThird = next.possessive == .third || next.possessive == .thirdPlural
      // The subject of a clause may come far before its verb: evin yarın boyanması.
      if next.kind == .verb { return false }
      return next.possessive != nil && (isThird || form.kind == .pronoun) && next.lemma != "son"
        && !units[place + 1].forms.contains { $0.kind == .adverb }
    }
    if Self.degrees.contains(form.lemma) {
      // biraz daha is an adverb of its own.
      return !(place > 0 && units[place - 1].has(["biraz", "az"]))
    }
    if form.kind == .verb {
      let last = form.others.last
      // A clause that is the subject of a verb has its own place: bilinmiyor kimin geldiği.
      if form.possessive != nil, next.isFiniteVerb { return false }
      return last == .participle || last == .pastParticiple && form.grammaticalCase == nil
        || last == .futureParticiple && form.grammaticalCase == nil
    }
    if Self.sentenceAdverbs.contains(form.lemma), form.isBare { return false }
    // A bare noun or adjective belongs to the noun or verb after it.
    if form.markers.contains(.duration) || QuestionWord(units[place + 1]) != nil { return false }
    guard next.kind == .nominal || next.kind == .verb else { return false }
    if next.kind == .nominal, next.possessive == nil,
      endsPhrase(units, place) || isSubject(units, place)
    {
      return false
    }
    if next.kind == .verb {
      // An adverb is free, and so is the subject of a passive verb.
      let isAdverb = units[place].forms.contains { $0.kind == .adverb }
      if isAdverb || units[place + 1].forms.contains(where: { $0.others.contains(.passive) }) {
        return false
      }
    }
    // A date is no part of a compound without a possessive: oturum | perşembeye ertelendi.
    if Self.times.contains(form.lemma) || MeaningFilter.isDate(form.lemma)
      || MeaningFilter.isDate(next.lemma) && !isAdjective(units[place]),
      next.possessive == nil
    {
      return false
    }
    // A modifier belongs to its noun wherever it stands: kırmızı elbiseli kız, üzerindeki vazo.
    let isModifier = units[place].forms.contains { form in
      form.others.contains { $0.slot == .derivation || $0.slot == .relative }
    }
    let isFreeNoun = next.kind != .verb && next.grammaticalCase != nil && !isModifier
    let start = isFreeNoun ? phraseStart(units, place) : place
    return form.kind == .nominal && form.grammaticalCase == nil && !form.isPlural
      && form.possessive == nil && start > 0 && !Self.isPredicate(units[place])
  }

  /// The place of the first word of a noun phrase: bu kavram.
  private func phraseStart(_ units: [MeaningUnit], _ noun: Int) -> Int {
    var start = noun
    while start > 0 {
      guard let form = units[start - 1].forms.first, form.isBare,
        form.kind == .determiner || form.kind == .numeral || isAdjective(units[start - 1])
          || Self.demonstratives.contains(form.lemma)
      else { return start }
      start -= 1
    }
    return start
  }

  /// Whether önce and sonra tell a sequence, so that each belongs to what it comes before.
  private func isSequence(_ units: [MeaningUnit]) -> Bool {
    let isAdverb = { (lemma: String) in
      units.contains { unit in unit.forms.contains { $0.lemma == lemma && $0.isBare } }
    }
    return isAdverb("önce") && isAdverb("sonra")
  }

  /// Whether an ending, mI or değil shows that a unit is the predicate.
  private func isMarkedPredicate(_ units: [MeaningUnit], _ place: Int) -> Bool {
    Self.isPredicate(units[place]) || place + 1 < units.count && units[place + 1].has("değil")
  }

  /// Adverbs that may come anywhere; hala is hâlâ, “still”, before it is an aunt.
  private static let sentenceAdverbs: Set = ["hala", "artık", "yine", "hep", "hemen", "belki"]

  private static let times: Set = [
    "gün", "sabah", "akşam", "gece", "hafta", "ay", "yıl", "sene", "zaman", "sefer", "kez", "kere",
    "defa",
  ]

  /// Whether a noun is the head of the words before it, and before another phrase or the predicate:
  /// bu deney | para kazanmak, yaşlı adam | bütün gece.
  private func endsPhrase(_ units: [MeaningUnit], _ place: Int) -> Bool {
    if units[place + 1].isAsked, witness.prompt != nil { return true }
    // Without English, and after an adjective such as elbiseli, the noun may still come.
    guard witness.prompt != nil, place > 0, let before = units[place - 1].forms.first,
      units[place].forms.allSatisfy(\.others.isEmpty), !isAdjective(units[place])
    else { return false }
    return before.kind == .determiner || before.kind == .numeral
      || Self.demonstratives.contains(before.lemma) || isAdjective(units[place - 1])
  }

  func isAdjective(_ unit: MeaningUnit) -> Bool {
    unit.forms.contains { form in
      form.isBare
        && witness.lexicon.entries(of: form.lemma).first?.partOfSpeech == .adjective
    }
  }

  /// Whether it is an adjective, also one with -lI or -sIz.
  private func isQuality(_ unit: MeaningUnit) -> Bool {
    isAdjective(unit)
      || unit.forms.contains { form in
        form.others.contains(.with) || form.others.contains(.without)
      }
  }

  /// Whether “this” or “that” is the subject of the English: this is a door.
  private var hasPronoun: Bool {
    [
      "this is", "that is", "these are", "those are", "is this", "is that", "are these",
      "are those",
    ]
    .contains { witness.grammar?.hasPhrase($0) == true }
  }

  /// Whether it is bu, şu or o before a noun: bu defter.
  func isDemonstrative(_ unit: MeaningUnit) -> Bool {
    unit.has(["bu", "şu", "o"]) && !hasPronoun && unit.forms.contains { $0.kind == .determiner }
  }

  private static let postposed: Set = [
    "de", "da", "değil", "bile", "ki", "gibi", "kadar", "için", "ile", "ise",
  ]
  private static let demonstratives: Set = ["bu", "şu", "o"]
  private static let degrees: Set = ["çok", "daha", "en", "pek", "az", "gayet", "oldukça"]
}
