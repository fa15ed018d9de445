extension StringProtocol {
  /// Whether the text is empty or white space alone.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The text without white space at both ends.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
