/// How styles look on a terminal.
package enum Palette: Sendable, Equatable {
  /// No escape byte at all.
  case none
  /// The terminal's own sixteen colours, without the ones that vanish on white or on black
  /// (yellow, white, black, blue and the bright ones).
  case ansi

  /// The text with the codes that style it; closed, so that nothing leaks past its end.
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
