/// A token of a template.
enum TemplateToken: Equatable {
  case text(Substring)
  /// With its delimiters.
  case comment(Substring)
  case replacement(Substring)
  case opening(Substring, isNegated: Bool)
  case closing(Substring)
}

/// The tokens of a template as Anki reads them: comments contain no fields, and an opening
/// delimiter without a closing one is text.
struct TemplateTokens: Sequence, IteratorProtocol {
  private var rest: Substring
  private let opening: String
  private let closing: String

  /// Selects the delimiters `<%` and `%>`, only at the start of a template.
  private static let otherDelimiters = "{{=<% %>=}}"

  init(_ template: String) {
    let trimmed = template.drop(while: \.isWhitespace)
    if trimmed.hasPrefix(Self.otherDelimiters) {
      rest = trimmed.dropFirst(Self.otherDelimiters.count)
      (opening, closing) = ("<%", "%>")
    } else {
      rest = template[...]
      (opening, closing) = ("{{", "}}")
    }
  }

  mutating func next() -> TemplateToken? {
    if rest.isEmpty { return nil }
    if let comment = delimited("<!--", "-->") { return .comment(comment.whole) }
    if let handle = delimited(opening, closing) { return Self.token(handle.inside) }
    return .text(nextText())
  }

  /// Removes and returns a delimited text at the start, with and without its delimiters.
  private mutating func delimited(
    _ opening: String,
    _ closing: String
  ) -> (whole: Substring, inside: Substring)? {
    guard rest.hasPrefix(opening) else { return nil }
    let start = rest.index(rest.startIndex, offsetBy: opening.count)
    guard let end = rest[start...].firstRange(of: closing) else { return nil }
    defer { rest = rest[end.upperBound...] }
    return (rest[..<end.upperBound], rest[start..<end.lowerBound])
  }

  /// Removes and returns the text before the next delimiter; an unclosed one at its start belongs
  /// to it.
  private mutating func nextText() -> Substring {
    let body = rest.dropFirst()
    let marks = [opening, "<!--"].compactMap { body.firstRange(of: $0)?.lowerBound }
    let end = marks.min() ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  private static func token(_ handle: Substring) -> TemplateToken {
    let name = trimmed(handle.drop { $0 == "{" })
    guard name.unicodeScalars.count > 1 else { return .replacement(name) }
    let body = name.dropFirst()
    return switch name.first {
    case "#": .opening(body.drop(while: \.isWhitespace), isNegated: false)
    case "^": .opening(body.drop(while: \.isWhitespace), isNegated: true)
    case "/": .closing(body.drop(while: \.isWhitespace))
    default: .replacement(name)
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
