import Patterns
import Turkish

/// A word with a slip of the keyboard in its stem and with wrong suffixes: kiaplarımda for
/// kitaplarında.
struct RepairedStem {
  let comparison: FormComparison
  /// The typed word with the right stem.
  let typed: [UInt8]

  private static let shortestStem = 4

  /// Creates the comparison with the right stem; nil if the stem is too short or too different.
  init?(
    _ word: [UInt8],
    _ typed: [UInt8],
    _ context: FormComparison.Context,
    using analyzer: WordAnalyzer
  ) {
    guard Self.mayBeAlike(word, typed), let reading = analyzer.readings(of: word).first,
      reading.stemLength >= Self.shortestStem
    else { return nil }
    let stem = Array(word.prefix(reading.stemLength))
    let limit = stem.count < 8 ? 1 : 2
    for length in [stem.count, stem.count - 1, stem.count + 1] where length < typed.count {
      let beginning = Array(typed.prefix(length))
      guard EditDistance.optimalAlignment(stem, beginning) <= limit else { continue }
      if analyzer.isWord(typed) { return nil }
      let repaired = stem + typed.dropFirst(length)
      guard let comparison = FormComparison(word, repaired, context, using: analyzer),
        comparison.found.slips.isEmpty,
        !comparison.changes.isEmpty, comparison.changes.count <= 2
      else { continue }
      self.comparison = comparison
      self.typed = repaired
      return
    }
    return nil
  }

  /// Whether the words share enough of their first letters.
  private static func mayBeAlike(_ word: [UInt8], _ typed: [UInt8]) -> Bool {
    let beginning = typed.prefix(shortestStem + 3)
    let shared = word.prefix(shortestStem).count { beginning.contains($0) }
    return shared >= shortestStem - (word.count < 8 ? 1 : 2)
  }
}
