import Turkish

// Two words that differ as one: a predicate with değil, a verb form with its postposition.
extension SentenceComparison {
  /// Finds a predicate that değil denies, so that the person is on değil: zorunda değiliz for
  /// zorundayız.
  mutating func judgeDenial() {
    guard
      let index = pairing.pairs.indices.dropFirst().first(where: { index in
        let (own, last) = (pairing.pairs[index - 1], pairing.pairs[index])
        return last.expected.isEmpty && last.found.count == 1 && isPlain(own)
          && ExistentialWord.denies(foundWords[last.found.lowerBound])
          && !ExistentialWord.denies(expectedWords[own.expected.lowerBound])
          && person(in: expectedWords[own.expected.lowerBound])
            == person(in: foundWords[last.found.lowerBound])
          && person(in: foundWords[own.found.lowerBound]) == nil
      })
    else { return }
    let own = expectedWords[pairing.pairs[index - 1].expected.lowerBound]
    let negative = analyzer.readings(of: WordComparison.bare(own)).first?.morphemes
      .first { $0.suffix == .negative }
    let facts = negative.map { morpheme in
      [Finding.Fact.form(expected: FormReport.form(morpheme, in: own), found: nil)]
    }
    tellPhrase(index - 1...index, .negation, facts ?? []) {
      $0 == .person || $0 == .extraWord || $0 == .negation
    }
  }

  /// Finds a person on a superfluous mI, which the verb therefore lacks: ne okuyor musunuz.
  mutating func judgeExtraParticle() {
    for index in pairing.pairs.indices.dropFirst() {
      let (own, last) = (pairing.pairs[index - 1], pairing.pairs[index])
      guard last.expected.isEmpty, last.found.count == 1, isPlain(own),
        QuestionParticle.matches(foundWords[last.found.lowerBound]),
        let suffix = person(in: foundWords[last.found.lowerBound]),
        suffix == person(in: expectedWords[own.expected.lowerBound])
      else { continue }
      locatedDifferences.removeAll { $0.pair == index - 1 && $0.difference.category == .person }
    }
  }

  /// Finds a doubled verb of which the answer repeats only one half: gelene kadar for geldik geleli.
  mutating func judgeDoubledVerb() {
    guard
      let index = pairing.pairs.indices.dropFirst().first(where: { index in
        let (own, last) = (pairing.pairs[index - 1], pairing.pairs[index])
        guard isPlain(own), isPlain(last),
          locatedDifferences.contains(where: {
            $0.pair == index && $0.difference.category == .wrongWord
          })
        else { return false }
        let verb = expectedWords[last.expected.lowerBound]
        return own.expected.upperBound == last.expected.lowerBound
          && SharedStem.isLikely(verb, foundWords[own.found.lowerBound], using: analyzer)
          && SharedStem.isLikely(verb, expectedWords[own.expected.lowerBound], using: analyzer)
      })
    else { return }
    tellPhrase(index - 1...index, .wrongWord)
  }

  /// Finds two clauses that have changed places, so that each verb has the ending of the other: cihaz
  /// durduğu gibi yağmur başladı for cihaz yağmur başladığı gibi durdu.
  mutating func judgeSwappedClauses() {
    let verbs = locatedDifferences.filter { entry in
      entry.difference.category == .tense && entry.pairCount == 1
        && isPlain(pairing.pairs[entry.pair])
    }
    for (number, left) in verbs.enumerated() {
      for right in verbs[(number + 1)...] {
        guard let own = left.difference.tenseForm, let other = right.difference.tenseForm,
          isTurned(own, other, isMoved: pairing.pairs[left.pair].isMoved)
        else { continue }
        let moved = pairing.pairs.indices.filter { pairing.pairs[$0].isMoved }
        let first = min(left.pair, right.pair, moved.first ?? .max)
        let last = max(left.pair, right.pair, moved.last ?? 0)
        tellPhrase(first...last, .wrongWord)
        return
      }
    }
  }

  /// Whether two verbs have exchanged their endings, or the finite verb and the nonfinite one have
  /// changed places.
  private func isTurned(
    _ own: (expected: Suffix?, found: Suffix?),
    _ other: (expected: Suffix?, found: Suffix?),
    isMoved: Bool
  ) -> Bool {
    if own.expected == other.found, own.found == other.expected {
      return own.expected?.slot != own.found?.slot || own.expected != own.found && isMoved
    }
    let slots = [own.expected, own.found, other.found, other.expected].map { $0?.slot }
    return isMoved && slots[0] == slots[2] && slots[1] == slots[3] && slots[0] != slots[1]
      && Set(slots) == [.tense, .nonfinite]
  }

  /// Finds two nouns that have changed places and endings: reçeli yapan annem for annemin yaptığı
  /// reçel.
  mutating func judgeExchangedWords() {
    let wrong = locatedDifferences.filter { entry in
      entry.difference.category == .wrongWord && isPlain(pairing.pairs[entry.pair])
    }
    let pairs = Set(wrong.map(\.pair)).sorted()
    guard pairs.count == 2, pairs.contains(where: isElsewhere),
      pairing.pairs[pairs[0]...pairs[1]].allSatisfy({ isPlain($0) && !$0.isMoved })
    else { return }
    tellPhrase(pairs[0]...pairs[1], .wrongWord)
  }

  /// Finds two adjacent nouns that have changed places and endings: masanın yanında for yan masada.
  mutating func judgeTurnedPhrase() {
    guard
      let index = pairing.pairs.indices.dropFirst().first(where: { index in
        let (own, last) = (pairing.pairs[index - 1], pairing.pairs[index])
        return isPlain(own) && isPlain(last) && (own.isMoved || last.isMoved)
          && last.expected.upperBound == own.expected.lowerBound
          && [index - 1, index].allSatisfy { pair in
            locatedDifferences.contains { entry in
              entry.pair == pair && entry.pairCount == 1
                && [.case, .possessive].contains(entry.difference.category)
            }
          }
      })
    else { return }
    tellPhrase(index - 1...index, .wrongWord)
  }

  /// Finds a verb form that differs together with its postposition: yedikten sonra for yemeden önce.
  mutating func judgeTurnedTime() {
    guard
      let index = pairing.pairs.indices.dropFirst().first(where: { index in
        let (own, last) = (pairing.pairs[index - 1], pairing.pairs[index])
        guard isPlain(own), isPlain(last) else { return false }
        let words = [expectedWords[last.expected.lowerBound], foundWords[last.found.lowerBound]]
        return Set(words) == Self.times
      }),
      locatedDifferences.contains(where: {
        $0.pair == index - 1 && $0.difference.category == .tense
      })
    else { return }
    tellPhrase(index - 1...index, .tense)
  }

  private static let times = Set(["önce", "sonra"].map { CodePage.encode($0) })

  /// Replaces the differences of neighbouring pairs that `isReplaced` by a single one.
  private mutating func tellPhrase(
    _ pairs: ClosedRange<Int>,
    _ category: Finding.Category,
    _ facts: [Finding.Fact] = [],
    isReplaced: (Finding.Category) -> Bool = { _ in true }
  ) {
    locatedDifferences.removeAll { entry in
      pairs.contains(entry.pair) && isReplaced(entry.difference.category)
    }
    let difference = WordComparison.Difference(category: category, verdict: .wrong, facts: facts)
    locatedDifferences.append(
      LocatedDifference(pair: pairs.lowerBound, pairCount: pairs.count, difference: difference)
    )
  }
}
