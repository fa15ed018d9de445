extension StringProtocol {
  /// Whether the text has nothing but white space.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The text without the white space at its ends.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
