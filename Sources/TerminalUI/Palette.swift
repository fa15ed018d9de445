/// The escape codes for styles.
package enum Palette: Sendable, Equatable {
  /// No escape codes.
  case none
  /// The terminal's sixteen colours, except those that are hard to read on white or black (yellow,
  /// white, black, blue and the bright ones).
  case ansi

  /// Returns the text with the codes of its style and a reset at its end.
  func styled(_ text: String, _ style: Style) -> String {
    guard self == .ansi, !style.isEmpty, !text.isEmpty else { return text }
    let codes = Self.codes.filter { style.contains($0.style) }.map(\.code)
    return "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  private static let codes: [(style: Style, code: String)] = [
    (.strong, "1"), (.dim, "2"), (.marked, "4"),
    (.bad, "31"), (.good, "32"), (.warning, "35"), (.accent, "36"),
  ]
}
