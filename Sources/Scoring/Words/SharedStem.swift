import Turkish

/// Tells forms of one stem from words that only look alike.
enum Kinship {
  /// Whether the typed word could be a form of the stem of the expected one.
  static func areForms(_ word: [UInt8], _ typed: [UInt8], in vocabulary: Vocabulary) -> Bool {
    guard word.count <= 64, typed.count <= 64, mayBeAlike(word, typed) else { return false }
    let place = FormComparison.Place(
      isPredicate: true,
      stemLength: word.firstIndex(of: WordComparison.apostrophe)
    )
    let (right, other) = (WordComparison.bare(word), WordComparison.bare(typed))
    return FormComparison(right, other, place, in: vocabulary) != nil
  }

  /// Forms of a stem share two letters, those of the short pronouns one: ben, bana.
  private static func mayBeAlike(_ word: [UInt8], _ typed: [UInt8]) -> Bool {
    let shared = zip(word, typed).prefix {
      CodePage.asciiFolded[Int($0)] == CodePage.asciiFolded[Int($1)]
    }
    return shared.count > (min(word.count, typed.count) > 4 ? 1 : 0)
  }
}
