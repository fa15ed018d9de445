import Turkish

// The findings about an answer that contradicts the English.
extension MeaningJudge {
  func finding(_ contradiction: Contradiction) -> Finding {
    if contradiction.kind == .bareSubject { return bareSubject(contradiction) }
    if let listed = contradiction.listed {
      if let finding = nearestFinding(contradiction) { return finding }
      var finding = report.finding(
        contradiction.kind.category,
        expected: nil,
        found: contradiction.foundWords
      )
      finding.expected = listed
      return finding
    }
    if let finding = pronounForNoun(contradiction) { return finding }
    if contradiction.expectedWords == nil, contradiction.kind == .person,
      let found = contradiction.foundWords
    {
      return strange(found)
    }
    let governed = governed(contradiction)
    if contradiction.kind == .person, let finding = personFinding(contradiction) { return finding }
    return report.finding(
      contradiction.kind.category,
      expected: governed?.expected ?? contradiction.expectedWords,
      found: governed?.found ?? contradiction.foundWords
    )
  }

  /// Returns the finding about two words that were not compared with each other, with the endings in
  /// which they differ.
  private func personFinding(_ contradiction: Contradiction) -> Finding? {
    guard let expected = contradiction.expectedWords, let found = contradiction.foundWords,
      expected.count == 1, found.count == 1
    else { return nil }
    let difference = WordComparison(
      best.expectedWords[expected.lowerBound],
      best.foundWords[found.lowerBound],
      inASCII: best.isASCII,
      using: best.analyzer
    )
    .differences.first { $0.category == .person }
    guard let difference else { return nil }
    var finding = report.finding(.person, expected: expected, found: found)
    finding.facts = difference.facts(using: best.analyzer)
    return finding
  }

  /// Returns the finding about words in a person that the English doesn't mention, with the listed words
  /// that they replace: izlemezdik for televizyonumuz yoktu.
  private func strange(_ found: Range<Int>) -> Finding {
    let pairs = best.pairing.pairs
    let own = pairs.firstIndex { $0.found.overlaps(found) } ?? 0
    var first = own
    while first > 0, pairs[first].expected.isEmpty || pairs[first - 1].found.isEmpty { first -= 1 }
    var last = own
    while last + 1 < pairs.count, pairs[last + 1].found.isEmpty { last += 1 }
    let expected = Self.hull(pairs[first...last].map(\.expected))
    let found = Self.hull(pairs[first...last].map(\.found)) ?? found
    guard let expected else { return report.finding(.extraWord, expected: nil, found: found) }
    return report.finding(.wrongWord, expected: expected, found: found)
  }

  /// Returns the finding about a pronoun typed instead of a noun: beni for lafı.
  ///
  /// That is a wrong word, not a wrong person.
  private func pronounForNoun(_ contradiction: Contradiction) -> Finding? {
    guard contradiction.kind == .person, let found = contradiction.foundWords, found.count == 1,
      let pair = best.pairing.pairs.first(where: { $0.found == found }), best.isPlain(pair)
    else { return nil }
    let kinds = [
      best.foundWords[found.lowerBound], best.expectedWords[pair.expected.lowerBound],
    ].map { best.analyzer.readings(of: $0).first?.stem.partOfSpeech }
    guard kinds[0] == .pronoun, kinds[1] == .noun else { return nil }
    return report.finding(.wrongWord, expected: pair.expected, found: found)
  }

  /// Returns a wrong postposition together with its complement, if the complement is wrong too: gelene
  /// kadar for geldiğimizden beri.
  private func governed(
    _ contradiction: Contradiction
  ) -> (expected: Range<Int>, found: Range<Int>)? {
    guard contradiction.kind == .otherWord, let expected = contradiction.expectedWords,
      let found = contradiction.foundWords, expected.count == 1, found.count == 1,
      KnownWords.postposed.contains(best.expectedWords[expected.lowerBound])
    else { return nil }
    // The complement may follow the wrong word: yeni kapandı for kapanmak üzere.
    guard KnownWords.postposed.contains(best.foundWords[found.lowerBound]) else {
      return best.pairing.pairs.first { pair in
        best.isPlain(pair) && pair.expected.upperBound == expected.lowerBound
          && pair.found.lowerBound == found.upperBound
      }
      .map { pair in
        (
          pair.expected.joined(with: expected),
          found.joined(with: pair.found)
        )
      }
    }
    guard
      let pair = best.pairing.pairs.first(where: { $0.found.upperBound == found.lowerBound }),
      best.isPlain(pair), pair.expected.upperBound == expected.lowerBound
    else { return nil }
    let (own, typed) = (
      best.expectedWords[pair.expected.lowerBound], best.foundWords[pair.found.lowerBound]
    )
    guard own != typed, SharedStem.isLikely(own, typed, using: best.analyzer) else { return nil }
    return (
      pair.expected.joined(with: expected), pair.found.joined(with: found)
    )
  }

  /// Narrows a finding about a phrase to the only word that differs from the nearest form: hasta in
  /// hasta olduğunu, for yorgun olduğunu.
  private func nearestFinding(_ contradiction: Contradiction) -> Finding? {
    guard let found = contradiction.foundWords, found.count > 1 else { return nil }
    let pairs = best.pairing.pairs.filter { $0.found.overlaps(found) }
    let others = pairs.filter { pair in
      !best.isPlain(pair)
        || best.expectedWords[pair.expected.lowerBound] != best.foundWords[pair.found.lowerBound]
    }
    guard others.count == 1, best.isPlain(others[0]), pairs.count > 1 else { return nil }
    return report.finding(
      contradiction.kind.category,
      expected: others[0].expected,
      found: others[0].found
    )
  }

  /// The finding about a subject without its genitive, with the form that it needs.
  private func bareSubject(_ contradiction: Contradiction) -> Finding {
    var finding = report.finding(.case, expected: nil, found: contradiction.foundWords)
    let word = contradiction.foundWords.map { best.foundWords[$0.lowerBound] } ?? []
    let readings = best.analyzer.readings(of: WordComparison.bare(word))
    let reading =
      readings.first(where: \.suffixes.isEmpty)
      ?? readings.first { $0.suffixes.allSatisfy { [.number, .possessive].contains($0.slot) } }
    guard let reading,
      let genitive = Morphology.form(of: reading.stem, reading.suffixes + [.genitive])
    else {
      finding.expected = finding.found
      return finding
    }
    let isName = reading.stem.partOfSpeech == .properNoun && reading.suffixes.isEmpty
    let ending = CodePage.decode(Array(genitive.dropFirst(word.count)))
    finding.expected =
      isName ? "\(finding.found)'\(ending)" : CodePage.decode(genitive)
    finding.facts = [.form(expected: Finding.SuffixForm(.genitive, ending), found: nil)]
    return finding
  }

  /// Returns the smallest range that contains all of the given ranges; nil if all are empty.
  static func hull(_ ranges: [Range<Int>]) -> Range<Int>? {
    let ranges = ranges.filter { !$0.isEmpty }
    guard let first = ranges.map(\.lowerBound).min(), let last = ranges.map(\.upperBound).max()
    else { return nil }
    return first..<last
  }
}
