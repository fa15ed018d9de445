/// The text of a field of Anki, which is HTML, and plain text.
package enum AnkiField {
  /// What a field says, freed of HTML.
  package struct Content: Sendable, Equatable {
    package var text = ""
    /// Names of picture files.
    package var images: [String] = []
    /// Names of sound files.
    package var sounds: [String] = []
  }

  /// Plain text as a field: signs of HTML escaped, line ends as `<br>`.
  package static func html(_ text: String) -> String {
    if !text.utf8.contains(where: { "&<>\"\n".utf8.contains($0) }) { return text }
    return text.reduce(into: "") { html, character in
      switch character {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "\n", "\r\n": html += "<br>"
      default: html.append(character)
      }
    }
  }

  /// The text of a field: tags left out, those that end a line as line ends, entities as signs.
  package static func content(_ html: String) -> Content {
    var reader = Reader(rest: html[...])
    return reader.read()
  }

  private struct Reader {
    var rest: Substring
    var content = Content()

    private static let lineEnds: Set<String> = ["br", "div", "p", "li", "tr"]
    private static let entities: [String: Character] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…",
      "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    ]
    private static let longestEntity = 10

    mutating func read() -> Content {
      while let character = rest.first {
        switch character {
        case "<": tag()
        case "&": entity()
        case "[" where rest.hasPrefix("[sound:"): sound()
        default:
          content.text.append(character)
          rest.removeFirst()
        }
      }
      content.text = Self.trimmed(content.text)
      return content
    }

    private mutating func tag() {
      guard let end = rest.firstIndex(of: ">") else {
        content.text.append(contentsOf: rest)
        rest = ""
        return
      }
      let inside = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      let isClosing = inside.hasPrefix("/")
      let name = inside.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      if name == "img", let source = Self.source(inside) {
        content.images.append(Self.decoded(source))
      }
      // An opening block begins a line only where something stands before it.
      let isBreak = name == "br" || Self.lineEnds.contains(name) && !isClosing
      if isBreak, name == "br" || !content.text.isEmpty { content.text.append("\n") }
    }

    private static func source(_ tag: Substring) -> String? {
      guard let start = tag.range(of: "src=") else { return nil }
      let value = tag[start.upperBound...]
      guard let quote = value.first, quote == "\"" || quote == "'" else {
        return String(value.prefix { !$0.isWhitespace })
      }
      return String(value.dropFirst().prefix { $0 != quote })
    }

    private mutating func entity() {
      guard let (sign, end) = Self.entity(rest) else {
        content.text.append("&")
        rest.removeFirst()
        return
      }
      content.text.append(sign)
      rest = rest[end...]
    }

    /// The sign for which a text with `&` at its head stands, and where it ends.
    private static func entity(_ text: Substring) -> (sign: Character, end: String.Index)? {
      let body = text.dropFirst().prefix(longestEntity)
      guard let end = body.firstIndex(of: ";"), let sign = sign(body[..<end]) else { return nil }
      return (sign, text.index(after: end))
    }

    /// A name of a file as the file system has it.
    private static func decoded(_ name: String) -> String {
      var text = ""
      var rest = name[...]
      while let place = rest.firstIndex(of: "&") {
        text += rest[..<place]
        rest = rest[place...]
        let found = entity(rest)
        text.append(found?.sign ?? "&")
        rest = rest[(found?.end ?? rest.index(after: place))...]
      }
      return text + rest
    }

    private static func sign(_ name: Substring) -> Character? {
      guard name.hasPrefix("#") else { return entities[String(name)] }
      let digits = name.dropFirst()
      let number =
        digits.first == "x" || digits.first == "X"
        ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }

    private mutating func sound() {
      guard let end = rest.firstIndex(of: "]") else {
        content.text.append(contentsOf: rest)
        rest = ""
        return
      }
      content.sounds.append(Self.decoded(String(rest[..<end].dropFirst("[sound:".count))))
      rest = rest[rest.index(after: end)...]
    }

    private static func trimmed(_ text: String) -> String {
      var text = text[...]
      while text.first?.isWhitespace == true { text.removeFirst() }
      while text.last?.isWhitespace == true { text.removeLast() }
      return String(text)
    }
  }
}

extension Substring {
  /// The first place of a text of ASCII signs.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
