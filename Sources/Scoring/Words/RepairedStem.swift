import Patterns
import Turkish

/// A word with a slip of the keyboard in its stem and another form behind it: kiaplarımda for
/// kitaplarında.
struct RepairedStem {
  let comparison: FormComparison
  /// The typed word with its stem put right.
  let typed: [UInt8]

  private static let shortestStem = 4

  /// Nil if the stem is too short or too different to be sure of it.
  init?(
    _ word: [UInt8],
    _ typed: [UInt8],
    _ place: FormComparison.Place,
    in vocabulary: Vocabulary
  ) {
    guard Self.mayBeAlike(word, typed), let reading = vocabulary.readings(of: word).first,
      reading.stemLength >= Self.shortestStem
    else { return nil }
    let stem = Array(word.prefix(reading.stemLength))
    let limit = stem.count < 8 ? 1 : 2
    for length in [stem.count, stem.count - 1, stem.count + 1] where length < typed.count {
      let beginning = Array(typed.prefix(length))
      guard EditDistance.optimalAlignment(stem, beginning) <= limit else { continue }
      if vocabulary.isWord(typed) { return nil }
      let repaired = stem + typed.dropFirst(length)
      guard let comparison = FormComparison(word, repaired, place, in: vocabulary),
        comparison.found.slips.isEmpty,
        !comparison.changes.isEmpty, comparison.changes.count <= 2
      else { continue }
      self.comparison = comparison
      self.typed = repaired
      return
    }
    return nil
  }

  /// Whether enough of the first letters are there for a stem with a slip or two.
  private static func mayBeAlike(_ word: [UInt8], _ typed: [UInt8]) -> Bool {
    let beginning = typed.prefix(shortestStem + 3)
    let shared = word.prefix(shortestStem).count { beginning.contains($0) }
    return shared >= shortestStem - (word.count < 8 ? 1 : 2)
  }
}
