/// A line of a prompt file without its line end.
struct TemplateLine: Sendable, Equatable {
  /// The line number from 1.
  var number: Int
  var text: Substring

  /// The line without spaces and tabs around it.
  var trimmed: Substring { text.trimmed }

  /// Splits a text into lines, at line ends of any system.
  static func lines(of text: String) -> [TemplateLine] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { TemplateLine(number: $0.offset + 1, text: $0.element) }
  }
}

extension Substring {
  /// The text without spaces, tabs and line ends around it.
  var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}
