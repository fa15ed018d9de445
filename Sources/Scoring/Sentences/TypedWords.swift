import Patterns
import Turkish

/// The words of an answer as they are understood: misspelt ones are read as the listed word.
struct TypedWords {
  private(set) var words: [[UInt8]] = []
  /// The pairs of the comparison in which a word is misspelt.
  private(set) var slips: Set<Int> = []

  init(_ comparison: SentenceComparison) {
    var repaired: [Int: [[UInt8]]] = [:]
    for (index, pair) in comparison.pairing.pairs.enumerated() where !pair.found.isEmpty {
      let differences = comparison.locatedDifferences.filter { $0.pair == index }
      guard !differences.isEmpty, !pair.expected.isEmpty,
        differences.allSatisfy({ $0.difference.category.isSpelling })
      else { continue }
      let isSlip = differences.contains { $0.difference.verdict.fails }
      if isSlip, pair.found.count == 1,
        Self.isWord(comparison.foundWords[pair.found.lowerBound], comparison.analyzer)
      {
        continue
      }
      if isSlip { slips.insert(index) }
      repaired[pair.found.lowerBound] = Array(comparison.expectedWords[pair.expected])
      for place in pair.found.dropFirst() { repaired[place] = [] }
    }
    let plain = comparison.foundRanges.map { Array(comparison.answer.plainBytes[$0]) }
    for (place, word) in plain.enumerated() { words += repaired[place] ?? [word] }
  }

  private static func isWord(_ word: [UInt8], _ analyzer: WordAnalyzer) -> Bool {
    analyzer.readings(of: WordComparison.bare(word)).contains { $0.slips.isEmpty }
  }
}
