/// Decodes the escapes of a character in JSON, URLs and HTML.
///
/// Nested text is escaped more than once, so a run of backslashes counts as one backslash, and a
/// percent sign that is escaped itself counts as one percent sign.
enum EscapedCharacter {
  /// The result of reading at a position.
  enum Reading: Equatable {
    /// An escape of this character, up to `end`.
    case character(UInt32, end: Int)
    /// The text ends before the escape is complete.
    case incomplete
    case none
  }

  private static let mostBackslashes = 16
  private static let mostDigits = 7
  private static let names: [(name: String, character: Unicode.Scalar)] = [
    ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("apos;", "'"),
  ]

  /// Reads the escape that begins at a position; returns `none` for an unescaped character.
  static func read(_ text: [UInt8], at start: Int) -> Reading {
    switch text[start] {
    case UInt8(ascii: "\\"): afterBackslash(text, start)
    case UInt8(ascii: "%"): afterPercent(text, start + 1)
    case UInt8(ascii: "&"): afterAmpersand(text, start + 1)
    default: .none
    }
  }

  private static func afterBackslash(_ text: [UInt8], _ start: Int) -> Reading {
    var place = start
    while place < text.count, text[place] == UInt8(ascii: "\\") { place += 1 }
    guard place - start <= mostBackslashes else { return .none }
    guard place < text.count else { return .incomplete }
    switch text[place] {
    case UInt8(ascii: "x"): return hex(text, place + 1, digits: 2)
    case UInt8(ascii: "u"):
      guard place + 1 < text.count else { return .incomplete }
      guard text[place + 1] == UInt8(ascii: "{") else { return hex(text, place + 1, digits: 4) }
      return number(text, place + 2, radix: 16, end: UInt8(ascii: "}"))
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E:
      return .character(UInt32(text[place]), end: place + 1)
    default: return .none
    }
  }

  private static func afterPercent(_ text: [UInt8], _ start: Int) -> Reading {
    var place = start
    while text[place...].starts(with: "25".utf8) {
      guard case .none = hex(text, place + 2, digits: 2) else {
        place += 2
        continue
      }
      break
    }
    return hex(text, place, digits: 2)
  }

  private static func afterAmpersand(_ text: [UInt8], _ start: Int) -> Reading {
    let rest = text[start...]
    guard let first = rest.first else { return .incomplete }
    guard first == UInt8(ascii: "#") else {
      for (name, character) in names {
        if rest.starts(with: name.utf8) {
          return .character(character.value, end: start + name.utf8.count)
        }
        if name.utf8.starts(with: rest) { return .incomplete }
      }
      return .none
    }
    guard start + 1 < text.count else { return .incomplete }
    return text[start + 1] | 0x20 == UInt8(ascii: "x")
      ? number(text, start + 2, radix: 16, end: UInt8(ascii: ";"))
      : number(text, start + 1, radix: 10, end: UInt8(ascii: ";"))
  }

  private static func hex(_ text: [UInt8], _ start: Int, digits: Int) -> Reading {
    var value: UInt32 = 0
    for place in start..<start + digits {
      guard place < text.count else { return .incomplete }
      guard let digit = digit(text[place], radix: 16) else { return .none }
      value = value << 4 | digit
    }
    return .character(value, end: start + digits)
  }

  private static func number(
    _ text: [UInt8],
    _ start: Int,
    radix: UInt32,
    end: UInt8
  ) -> Reading {
    var value: UInt32 = 0
    for place in start...start + mostDigits {
      guard place < text.count else { return .incomplete }
      if text[place] == end { return place > start ? .character(value, end: place + 1) : .none }
      guard let digit = digit(text[place], radix: radix) else { return .none }
      value = value * radix + digit
    }
    return .none
  }

  private static func digit(_ byte: UInt8, radix: UInt32) -> UInt32? {
    let value: UInt32
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): value = UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): value = UInt32(byte - UInt8(ascii: "A")) + 10
    default: return nil
    }
    return value < radix ? value : nil
  }
}
