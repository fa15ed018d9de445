import Turkish

/// An answer and the listed forms as units of meaning, and what their comparison shows.
struct MeaningReading {
  private let found: MeaningSentence
  /// Whether the analyser knows none of the answer's words, but for numbers.
  let isUnreadable: Bool
  /// The comparison with the first listed form.
  let first: MeaningComparison
  let outcome: MeaningOutcome

  /// Compares the words of an answer with listed forms, of which there is at least one.
  init(
    _ words: [[UInt8]],
    _ listed: [[[UInt8]]],
    _ witness: Witness,
    using analyzer: WordAnalyzer
  ) {
    let found = MeaningSentence(words, using: analyzer, witness)
    let sentences = listed.map { MeaningSentence($0, using: analyzer, witness) }
    self.found = found
    isUnreadable = words.indices.allSatisfy { place in
      found.unknown.contains(place) || words[place].allSatisfy(CodePage.isDigit)
    }
    let comparisons = sentences.map { MeaningComparison($0, found, witness) }
    first = comparisons[0]
    if found.unknown.isEmpty, let place = comparisons.firstIndex(where: \.isLicensed) {
      outcome = .licensed(
        comparisons[place].licences { witness in
          MeaningComparison(
            MeaningSentence(listed[place], using: analyzer, witness),
            MeaningSentence(words, using: analyzer, witness),
            witness
          )
        }
      )
      return
    }
    let contradictions = ContradictionFinder(first, witness)?.contradictions ?? []
    outcome =
      contradictions.isEmpty || first.isLicensed
      ? .open : .contradicted(contradictions.map(first.located))
  }

  /// Whether words of the comparison belong to a unit without a counterpart.
  func concerns(expected: Range<Int>, found: Range<Int>) -> Bool {
    if case .licensed = outcome { return true }
    let left = first.unmatchedExpected.contains { first.expected[$0].words.overlaps(expected) }
    let right = first.unmatchedFound.contains { first.found[$0].words.overlaps(found) }
    return left || right || !first.isOrderFree
  }
}

extension MeaningComparison {
  /// Adds the words of the units to a contradiction.
  fileprivate func located(_ contradiction: Contradiction) -> Contradiction {
    var located = contradiction
    located.expectedWords = contradiction.expected.map { expected[$0].words }
    located.foundWords = contradiction.found.map { found[$0].words }
    return located
  }

  /// The rules without which the answer isn't licensed, or one of each group that does the same.
  fileprivate func licences(_ compare: (Witness) -> MeaningComparison) -> [MeaningRule] {
    var needed = MeaningRule.allCases.filter(witness.allows)
    // Half of what is left is switched off at a time, as long as the answer still passes.
    var size = needed.count
    while size > 0 {
      var start = 0
      while start < needed.count {
        let group = needed[start..<min(start + size, needed.count)]
        let kept = needed.filter { !group.contains($0) }
        if compare(witness.allowing(only: kept)).isLicensed {
          needed = kept
        } else {
          start += size
        }
      }
      size = size == 1 ? 0 : (size + 1) / 2
    }
    return needed
  }
}
