/// A piece of a template's text.
enum TemplateToken: Equatable {
  case text(Substring)
  /// With its marks.
  case comment(Substring)
  case replacement(Substring)
  case opening(Substring, isNegated: Bool)
  case closing(Substring)
}

/// Takes the text of a template apart, as Anki does: what is in comments is no field, and an opening
/// mark that is never closed is text.
struct TemplateTokens: Sequence, IteratorProtocol {
  private var rest: Substring
  private let opening: String
  private let closing: String

  /// The old way to choose other marks; it counts at the head of a template alone.
  private static let otherMarks = "{{=<% %>=}}"

  init(_ template: String) {
    let trimmed = template.drop(while: \.isWhitespace)
    if trimmed.hasPrefix(Self.otherMarks) {
      rest = trimmed.dropFirst(Self.otherMarks.count)
      (opening, closing) = ("<%", "%>")
    } else {
      rest = template[...]
      (opening, closing) = ("{{", "}}")
    }
  }

  mutating func next() -> TemplateToken? {
    if rest.isEmpty { return nil }
    if let comment = take("<!--", "-->") { return .comment(comment.whole) }
    if let handle = take(opening, closing) { return Self.token(handle.inside) }
    return .text(takeText())
  }

  /// What is between two marks at the head, with the marks and without.
  private mutating func take(
    _ opening: String,
    _ closing: String
  ) -> (whole: Substring, inside: Substring)? {
    guard rest.hasPrefix(opening) else { return nil }
    let start = rest.index(rest.startIndex, offsetBy: opening.count)
    guard let end = rest[start...].firstRange(of: closing) else { return nil }
    defer { rest = rest[end.upperBound...] }
    return (rest[..<end.upperBound], rest[start..<end.lowerBound])
  }

  /// The text before the next mark; a mark at the head that is never closed belongs to it.
  private mutating func takeText() -> Substring {
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
