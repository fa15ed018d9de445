/// A tag between `{{` and `}}`.
enum PromptTag: Equatable {
  case role(PromptMessage.Role)
  case condition(String)
  case end
  case variable(String)
  case json(String)

  /// Whether the tag writes text.
  var writes: Bool {
    switch self {
    case .variable, .json: true
    case .role, .condition, .end: false
    }
  }

  /// Parses the text between the braces.
  init(_ content: Substring) throws(PromptError.Reason) {
    let words = content.split(whereSeparator: \.isWhitespace)
    switch (words.first, words.count) {
    case ("role", 2): self = .role(try Self.role(words[1]))
    case ("#if", 2) where Self.isName(words[1]): self = .condition(String(words[1]))
    case ("/if", 1): self = .end
    case ("json", 2) where Self.isName(words[1]): self = .json(String(words[1]))
    case (let name?, 1) where Self.isName(name): self = .variable(String(name))
    default: throw .unknownTag(String(content.trimmed))
    }
  }

  /// Returns the first tag of a line with the text around it; an escaped `\{{` has no content.
  static func first(
    in text: Substring
  ) -> (before: Substring, content: Substring?, after: Substring)? {
    guard let start = place(of: "{", in: text) else { return nil }
    let inside = text.utf8.index(start, offsetBy: 2)
    let before = text[..<start]
    if before.utf8.last == UInt8(ascii: "\\") {
      return (before.dropLast(), nil, text[inside...])
    }
    guard let end = place(of: "}", in: text[inside...]) else { return nil }
    return (before, text[inside..<end], text[text.utf8.index(end, offsetBy: 2)...])
  }

  /// Returns the index of the first double brace.
  private static func place(of brace: Unicode.Scalar, in text: Substring) -> Substring.Index? {
    let byte = UInt8(ascii: brace)
    var before: Substring.Index?
    for index in text.utf8.indices {
      guard text.utf8[index] == byte else {
        before = nil
        continue
      }
      if let before { return before }
      before = index
    }
    return nil
  }

  private static func role(_ text: Substring) throws(PromptError.Reason) -> PromptMessage.Role {
    switch text {
    case "\"system\"": .system
    case "\"user\"": .user
    case "\"model\"": .assistant
    default: throw .unknownRole(String(text.filter { $0 != "\"" }))
    }
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    else { return false }
    return text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
    }
  }
}
