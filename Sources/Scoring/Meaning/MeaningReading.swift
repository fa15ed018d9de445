import Turkish

/// An answer and the listed forms as units of meaning, and what their comparison shows.
struct MeaningReading {
  let found: MeaningSentence
  /// Whether the analyser knows none of the answer's words, but for numbers.
  let isUnreadable: Bool
  /// The comparison with the first listed form.
  let first: MeaningComparison
  let outcome: MeaningOutcome
  /// Whether no word of the answer has anything to do with the English sentence.
  private(set) var isForeign = false

  /// Compares the words of an answer with listed forms, of which there is at least one.
  init(
    _ words: [[UInt8]],
    _ listed: [[[UInt8]]],
    _ witness: Witness,
    using reader: SentenceReader
  ) {
    let found = reader.sentence(words, witness)
    let sentences = listed.map { reader.sentence($0, witness) }
    self.found = found
    isUnreadable = words.indices.allSatisfy { place in
      found.unknown.contains(place) || words[place].allSatisfy(CodePage.isDigit)
    }
    let comparisons = sentences.map { MeaningComparison($0, found, witness, using: reader) }
    first = comparisons[0]
    // A word that the analyser doesn't know is right if the listed answer has it too: n'apalım.
    let isKnown = { (form: [[UInt8]]) in found.unknown.allSatisfy { form.contains(words[$0]) } }
    let near = comparisons.indices.first { comparisons[$0].isLicensed && isKnown(listed[$0]) }
    if let place = near {
      outcome = .licensed(
        comparisons[place].licences { witness in
          MeaningComparison(
            reader.sentence(listed[place], witness),
            reader.sentence(words, witness),
            witness,
            using: reader
          )
        }
      )
      return
    }
    let finder = ContradictionFinder(first, witness)
    var contradictions = finder?.contradictions ?? []
    if contradictions.isEmpty, !first.isLicensed, found.unknown.isEmpty {
      contradictions = Self.substitutions(comparisons.dropFirst(), witness)
    }
    outcome =
      contradictions.isEmpty || first.isLicensed
      ? .open : .contradicted(contradictions.map(first.located))
    isForeign = contradictions.isEmpty && finder?.isForeign == true
  }

  /// Words that are shown to be wrong beside a listed form that isn't the nearest.
  ///
  /// What they say about the English is the same; only the listed word is another one.
  private static func substitutions(
    _ comparisons: ArraySlice<MeaningComparison>,
    _ witness: Witness
  ) -> [Contradiction] {
    for comparison in comparisons {
      guard let finder = ContradictionFinder(comparison, witness) else { continue }
      let found = finder.substitutions
      guard !found.isEmpty else { continue }
      return found.map { contradiction in
        Contradiction(
          kind: contradiction.kind,
          foundWords: contradiction.found.map { comparison.found[$0].words },
          listed: contradiction.expected.map { comparison.expected[$0].words }
            .map { comparison.words(at: $0) }
        )
      }
    }
    return []
  }

  /// Whether words of the comparison belong to a unit without a counterpart.
  func concerns(expected: Range<Int>, found: Range<Int>) -> Bool {
    if case .licensed = outcome { return true }
    let left = first.unmatchedExpected.contains { first.expected[$0].words.overlaps(expected) }
    let right = first.unmatchedFound.contains { first.found[$0].words.overlaps(found) }
    let isSubject = first.bareSubject.map {
      $0.expected.overlaps(expected) || $0.found.overlaps(found)
    }
    return left || right || !first.isOrderFree || isSubject ?? false
  }
}

extension MeaningComparison {
  /// Adds the words of the units to a contradiction.
  fileprivate func located(_ contradiction: Contradiction) -> Contradiction {
    var located = contradiction
    located.expectedWords =
      contradiction.expected.map { expected[$0].words } ?? contradiction.expectedWords
    located.foundWords = contradiction.found.map { found[$0].words } ?? contradiction.foundWords
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
