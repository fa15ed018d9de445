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
    tellPhrase(from: index - 1, .negation) { $0 == .person || $0 == .extraWord || $0 == .negation }
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
    tellPhrase(from: index - 1, .tense) { _ in true }
  }

  private static let times = Set(["önce", "sonra"].map { CodePage.encode($0) })

  /// Replaces the wanted differences of a pair and the next one by a single one.
  private mutating func tellPhrase(
    from pair: Int,
    _ category: Finding.Category,
    isWanted: (Finding.Category) -> Bool
  ) {
    locatedDifferences.removeAll { entry in
      [pair, pair + 1].contains(entry.pair) && isWanted(entry.difference.category)
    }
    let difference = WordComparison.Difference(category: category, verdict: .wrong)
    locatedDifferences.append(
      LocatedDifference(pair: pair, pairCount: 2, difference: difference)
    )
  }
}
