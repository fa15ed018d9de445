/// A value of JSON as models write it: with single quotes, extra commas, Python literals, or without
/// the last braces.
///
/// The strict reader of the module JSON rejects these errors. Here the meaning is still clear, so this
/// reader accepts them.
enum LooseJSON: Equatable, Sendable {
  case null
  case flag(Bool)
  /// The digits as written.
  case number(String)
  case text(String)
  case list([LooseJSON])
  /// The members in order, with names in lower case; a name may occur twice.
  case object([Member])

  struct Member: Equatable, Sendable {
    var name: String
    var value: LooseJSON
  }

  /// Reads the value at a place of the text and ignores what follows.
  ///
  /// Nil if it can't be read, or if the text ends inside a string, a name or a word.
  static func read(_ scalars: [Unicode.Scalar], from start: Int) -> LooseJSON? {
    var reader = LooseJSONReader(scalars: scalars, place: start)
    return reader.value(depth: 0)
  }
}

/// A recursive-descent parser of a value.
private struct LooseJSONReader {
  let scalars: [Unicode.Scalar]
  var place: Int

  /// The deepest nesting; a genuine reply has less.
  private static let deepest = 16

  private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  mutating func value(depth: Int) -> LooseJSON? {
    guard depth < Self.deepest else { return nil }
    skipSpace()
    switch next {
    case "{":
      place += 1
      return object(depth: depth)
    case "[":
      place += 1
      return list(depth: depth)
    case "\"", "'", "“": return text().map(LooseJSON.text)
    case nil: return nil
    default: return word()
    }
  }

  /// Skips space and comments.
  private mutating func skipSpace() {
    while let next {
      if next == "/", place + 1 < scalars.count, scalars[place + 1] == "/" {
        place = scalars[place...].firstIndex { $0 == "\n" } ?? scalars.count
      } else if next.properties.isWhitespace {
        place += 1
      } else {
        return
      }
    }
  }

  /// Reads the members up to the brace, or up to the end of a text that is cut between members.
  private mutating func object(depth: Int) -> LooseJSON? {
    var members: [LooseJSON.Member] = []
    while true {
      skipSpace()
      switch next {
      case nil: return .object(members)
      case "}":
        place += 1
        return .object(members)
      case ",": place += 1
      case "\"", "'", "“":
        guard let name = text() else { return nil }
        skipSpace()
        guard next == ":" else { return nil }
        place += 1
        guard let value = value(depth: depth + 1) else { return nil }
        members.append(LooseJSON.Member(name: name.lowercased(), value: value))
      default: return nil
      }
    }
  }

  private mutating func list(depth: Int) -> LooseJSON? {
    var values: [LooseJSON] = []
    while true {
      skipSpace()
      switch next {
      case nil: return nil
      case "]":
        place += 1
        return .list(values)
      case ",": place += 1
      default:
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
      }
    }
  }

  /// Reads a number, or a word such as `true` or `None`.
  ///
  /// Nil at the end of the text, where the word may be cut.
  private mutating func word() -> LooseJSON? {
    var word = ""
    while let next, next.properties.isAlphabetic || "+-.0123456789".unicodeScalars.contains(next) {
      word.unicodeScalars.append(next)
      place += 1
    }
    guard next != nil, !word.isEmpty else { return nil }
    switch word {
    case "true", "True": return .flag(true)
    case "false", "False": return .flag(false)
    case "null", "None": return .null
    default: return Double(word) == nil ? nil : .number(word)
    }
  }

  private mutating func text() -> String? {
    guard let opening = next else { return nil }
    let quote: Unicode.Scalar = opening == "“" ? "”" : opening
    place += 1
    var result = String.UnicodeScalarView()
    while let scalar = next {
      place += 1
      if scalar == "\\" {
        guard let escaped = escape() else { return nil }
        result.append(contentsOf: escaped)
      } else if scalar == quote, endsText {
        return String(result)
      } else {
        result.append(scalar)
      }
    }
    return nil
  }

  /// Whether a quote ends a string here, and is not an apostrophe or an unescaped quote inside it.
  private var endsText: Bool {
    let rest = scalars[place...].drop { $0.properties.isWhitespace }
    guard let sign = rest.first else { return true }
    guard sign == "," else { return ":}]".unicodeScalars.contains(sign) }
    let next = rest.dropFirst().first { !$0.properties.isWhitespace }
    return next.map { "\"'“{}[]/-0123456789tfn".unicodeScalars.contains($0) } ?? true
  }

  /// Reads an escape; nil if the text ends inside it.
  private mutating func escape() -> [Unicode.Scalar]? {
    guard let scalar = next else { return nil }
    place += 1
    switch scalar {
    case "n": return ["\n"]
    case "t": return ["\t"]
    case "r", "b", "f": return []
    case "u":
      guard let first = digits() else { return nil }
      guard (0xD800..<0xDC00).contains(first) else { return [Unicode.Scalar(first) ?? "\u{FFFD}"] }
      guard next == "\\", place + 1 < scalars.count, scalars[place + 1] == "u" else {
        return ["\u{FFFD}"]
      }
      place += 2
      guard let second = digits() else { return nil }
      guard (0xDC00..<0xE000).contains(second) else { return ["\u{FFFD}"] }
      return [Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)) ?? "\u{FFFD}"]
    default: return [scalar]
    }
  }

  private mutating func digits() -> UInt32? {
    guard place + 4 <= scalars.count else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[place..<place + 4])
    place += 4
    return UInt32(String(text), radix: 16)
  }
}
