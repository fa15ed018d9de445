import Turkish

/// Distinguishes forms of one stem from words that only look alike.
enum SharedStem {
  /// Whether the typed word could be a form of the stem of the expected one.
  static func isLikely(_ word: [UInt8], _ typed: [UInt8], using analyzer: WordAnalyzer) -> Bool {
    guard word.count <= 64, typed.count <= 64, mayBeAlike(word, typed) else { return false }
    let context = FormComparison.Context(
      isPredicate: true,
      stemLength: word.firstIndex(of: WordComparison.apostrophe)
    )
    let (right, other) = (WordComparison.bare(word), WordComparison.bare(typed))
    return FormComparison(right, other, context, using: analyzer) != nil
  }

  /// Whether the words begin alike: forms of a stem share two letters, ben and bana only one.
  private static func mayBeAlike(_ word: [UInt8], _ typed: [UInt8]) -> Bool {
    let shared = zip(word, typed).prefix {
      CodePage.asciiFolded[Int($0)] == CodePage.asciiFolded[Int($1)]
    }
    return shared.count > (min(word.count, typed.count) > 4 ? 1 : 0)
  }
}
