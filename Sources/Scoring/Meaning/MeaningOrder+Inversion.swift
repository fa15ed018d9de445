import Bilingual
import Turkish

/// Orders in which something comes after the predicate, as in lively speech.
extension MeaningOrder {
  /// Whether the word before the verb is the one that the listed answer has there, so that only
  /// what was known before comes last: çocuklar top oynuyor bahçede, iki kedi var bahçede.
  func keepsNeighbour(_ verb: Int) -> Bool {
    guard verb > 0, let partner = partners[verb], let before = partners[verb - 1] else {
      return false
    }
    return before + 1 == partner && QuestionWord(found[verb - 1]) == nil
  }

  /// Whether a predicate without an ending comes first, before what can't be its noun: çok ağır bu
  /// çanta, ne kadar bu gömlek.
  func hasPredicateFirst(_ places: [Int?]) -> Bool {
    guard witness.prompt != nil, let last = expected.indices.last, let place = places[last],
      place + 1 < found.count, found[(place + 1)...].allSatisfy({ !$0.isAsked })
    else { return false }
    if QuestionWord(found[place]) != nil { return true }
    return isAdjective(found[place]) && isDemonstrative(found[place + 1])
  }

  /// Whether two sentences side by side have changed their places: ışığı yak, burası karanlık;
  /// burası karanlık, ışığı yak.
  ///
  /// Two events would be told in another sequence then.
  var hasTurnedClauses: Bool {
    guard witness.prompt != nil, partners.count == expected.count,
      let first = partners.first.flatMap({ $0 }), first > 0,
      partners == (Array(first..<expected.count) + Array(0..<first)).map(Optional.some)
    else { return false }
    let (own, last) = (expected[first - 1], expected[expected.count - 1])
    guard own.forms.contains(where: \.isFiniteVerb), !isLinked(expected[first]),
      !isLinked(expected[0])
    else { return false }
    return [own, last].contains { unit in
      unit.forms.contains { $0.isFiniteVerb && $0.mood == .command }
    }
  }

  /// Whether a word links its clause to the one before it.
  private func isLinked(_ unit: MeaningUnit) -> Bool {
    unit.forms.contains { $0.kind == .conjunction }
  }

  /// Whether a noun is the subject of an adjective whose ending shows that it is the predicate: film
  /// sıkıcıydı.
  func isSubject(_ units: [MeaningUnit], _ place: Int) -> Bool {
    guard witness.prompt != nil, Self.isPredicate(units[place + 1]), !isAdjective(units[place])
    else { return false }
    return units[place + 1].forms.contains { form in
      form.kind == .nominal
        && witness.lexicon.entries(of: form.lemma).first?.partOfSpeech == .adjective
    }
  }

  /// Whether two subjects have changed their verbs: Ali gelince Ayşe gitti, Ayşe gelince Ali gitti.
  var hasSwappedSubjects: Bool { !swappedSubjects.isEmpty }

  /// The places in the listed answer of subjects that have changed their verbs.
  var swappedSubjects: [Int] {
    let (listed, typed, places) = (Self.verbs(expected), Self.verbs(found), places)
    let swapped = expected.indices.filter { place in
      guard Self.mayBeSubject(expected[place]), let other = places[place] else { return false }
      return listed[place] != typed[other].flatMap { partners[$0] }
    }
    return swapped.count > 1 && Set(swapped.map { listed[$0] }).count > 1 ? swapped : []
  }

  /// Whether an object without a case follows its verb: Yuki konuşabiliyor üç dil.
  var hasStrandedObject: Bool {
    guard witness.prompt != nil, let verb = expected.indices.last, verb > 1,
      expected[verb].forms.first?.isFiniteVerb == true, let object = expected[verb - 1].forms.first,
      object.kind == .nominal, object.grammaticalCase == nil, object.possessive == nil,
      !isAdverb(expected[verb - 1]), !MeaningFilter.isDate(object.lemma),
      // Without another subject the noun may be the subject.
      expected[..<(verb - 1)].contains(where: { unit in
        Self.mayBeSubject(unit) && !isAdverb(unit) && unit.forms.first?.kind != .numeral
          && witness.lexicon.entries(of: unit.forms[0].lemma).isEmpty
      }),
      let place = places[verb - 1], let verbPlace = places[verb]
    else { return false }
    return place > verbPlace
  }
}
