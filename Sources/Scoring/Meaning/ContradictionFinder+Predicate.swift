import Bilingual
import Turkish

/// What an answer lacks at its predicate.
extension ContradictionFinder {
  /// A noun or an adjective without the personal ending that its subject asks for: ben aşçı, biz
  /// evde.
  var bareAgreement: Contradiction? {
    guard let place = comparison.expected.indices.last, let index = comparison.found.indices.last,
      let pair = pairs.pairs.first(where: { $0.expected == place && $0.found == index }),
      pair.form.kind != .verb, let person = pair.form.person, person != .third,
      person != .thirdPlural,
      // Two predicates may share the ending of the last: ben hem anne hem öğretmenim.
      !comparison.typed.contains(where: { $0.has(Self.joins) })
    else { return nil }
    let isBare = comparison.found[index].forms.allSatisfy { form in
      form.kind != .verb && form.person == nil && form.tenses.isEmpty
    }
    guard isBare, excludes(pair.other, beside: pair.form) || isSaid(person) else { return nil }
    return Contradiction(kind: .person, expected: place, found: index, isCertain: true)
  }

  /// Whether the pronoun of a person is the subject of the answer.
  private func isSaid(_ person: MeaningForm.Person) -> Bool {
    comparison.typed.contains { unit in
      unit.isSubjectPronoun && unit.forms.contains { MeaningFilter.subjects[$0.lemma] == person }
    }
  }

  /// Words that the answer leaves out together with the predicate: bu, for “this bread is fresh”.
  ///
  /// All that such an answer has is in the listed one, so nothing in it can say the same otherwise.
  var lostPredicate: [Contradiction] {
    guard comparison.isOrderFree, comparison.unmatchedFound.allSatisfy(isListedSubject),
      let last = comparison.expected.indices.last, comparison.unmatchedExpected.contains(last)
    else { return [] }
    let links = PromptLinks(prompt, lexicon)
    let isLost = { place in
      links.isLost(place, of: comparison.expected, in: comparison.typed)
    }
    guard isLost(last) || isOnlyVerb(last) && !links.places(of: comparison.expected[last]).isEmpty
    else { return [] }
    return comparison.unmatchedExpected.filter { $0 == last || isLost($0) }.map {
      Contradiction(kind: .missingWord, expected: $0)
    }
  }

  /// Whether a unit of the answer is the pronoun of the person that the listed predicate has.
  private func isListedSubject(_ index: Int) -> Bool {
    let unit = comparison.found[index]
    guard unit.isSubjectPronoun, let predicate = comparison.expected.last else { return false }
    return predicate.forms.contains { form in
      unit.forms.contains { MeaningFilter.subjects[$0.lemma] == form.person }
    }
  }

  /// Whether a listed unit is a finite verb, and the answer has no verb at all.
  private func isOnlyVerb(_ place: Int) -> Bool {
    comparison.expected[place].forms.contains(where: \.isFiniteVerb)
      // yarın is a noun before it is “split!”.
      && !comparison.partners.compactMap { $0 }
        .contains { comparison.expected[$0].forms.first?.kind == .verb }
  }

  /// Whether a clause lacks the accusative that its verb asks for: olduğu biliyorum.
  func lacksAccusative(_ pair: MeaningPairs.Pair) -> Bool {
    let form = pair.form
    guard form.kind == .verb, form.grammaticalCase == .accusative, form.possessive != nil,
      let kind = form.others.last, [.pastParticiple, .futureParticiple].contains(kind),
      pair.found + 1 < comparison.found.count,
      comparison.found[pair.found + 1].forms.first?.kind != .nominal, hasSameVerbs(but: pair)
    else { return false }
    return comparison.found[pair.found].forms.contains { other in
      other.lemma == form.lemma && other.others == form.others
        && other.possessive == form.possessive && other.grammaticalCase == nil
    }
  }
}
