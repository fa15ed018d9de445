/// A row of numbered letters; a digit inserts the letter with its number.
///
/// A page has at most nine letters. Tab shows the next page and closes the picker after the last.
package struct LetterPicker: Sendable, Equatable {
  private static let pageSize = 9

  private let all: [Character]
  package private(set) var page = 0

  /// Creates a picker; fails if there are no letters.
  init?(_ letters: [Character]) {
    if letters.isEmpty { return nil }
    all = letters
  }

  /// The letters of this page; `1` picks the first.
  package var letters: ArraySlice<Character> { all.dropFirst(page * Self.pageSize).prefix(9) }

  package var hasNextPage: Bool { (page + 1) * Self.pageSize < all.count }

  /// The text of this page: `1 ç  2 ğ  3 ı`.
  package var text: String {
    letters.enumerated().map { "\($0.offset + 1) \($0.element)" }.joined(separator: "  ")
  }

  /// Returns the letter that the digit picks; nil if there is none.
  func letter(for digit: Character) -> Character? {
    guard let number = digit.wholeNumberValue, digit.isASCII, number > 0 else { return nil }
    return letters.dropFirst(number - 1).first
  }

  /// Returns the picker at its next page, or nil after the last.
  func turned() -> LetterPicker? {
    guard hasNextPage else { return nil }
    var next = self
    next.page += 1
    return next
  }
}
