import Turkish

/// Tells forms of one stem from words that only look alike.
enum Kinship {
  /// Whether the typed word could be a form of the stem of the expected one.
  static func areForms(_ word: [UInt8], _ typed: [UInt8]) -> Bool {
    guard word.count <= 64, typed.count <= 64, let first = typed.first, first == word.first else {
      return false
    }
    let place = FormComparison.Place(
      isPredicate: true,
      stemLength: word.firstIndex(of: WordComparison.apostrophe)
    )
    return FormComparison(WordComparison.bare(word), WordComparison.bare(typed), place) != nil
  }
}
