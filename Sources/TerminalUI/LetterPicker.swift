/// A row of numbered letters, of which a digit inserts one.
///
/// Holds at most nine letters a page; Tab turns the page, and closes it after the last.
package struct LetterPicker: Sendable, Equatable {
  private static let pageSize = 9

  private let all: [Character]
  package private(set) var page = 0

  /// Fails if there is nothing to pick.
  init?(_ letters: [Character]) {
    if letters.isEmpty { return nil }
    all = letters
  }

  /// The letters of this page; the first is picked by `1`.
  package var letters: ArraySlice<Character> { all.dropFirst(page * Self.pageSize).prefix(9) }

  package var hasNextPage: Bool { (page + 1) * Self.pageSize < all.count }

  /// What to show: `1 ç  2 ğ  3 ı`.
  package var text: String {
    letters.enumerated().map { "\($0.offset + 1) \($0.element)" }.joined(separator: "  ")
  }

  /// The letter that the digit picks, if there is one.
  func letter(for digit: Character) -> Character? {
    guard let number = digit.wholeNumberValue, digit.isASCII, number > 0 else { return nil }
    return letters.dropFirst(number - 1).first
  }

  /// The next page, or nil after the last.
  func turned() -> LetterPicker? {
    guard hasNextPage else { return nil }
    var next = self
    next.page += 1
    return next
  }
}
