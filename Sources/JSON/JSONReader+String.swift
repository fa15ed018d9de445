extension JSONReader {
  /// Reads a string whose opening quotation mark is next.
  mutating func string() throws(JSONError) -> String {
    place += 1
    let start = place
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        defer { place += 1 }
        return try text(bytes[start..<place], from: start)
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case ..<0x20: throw error(.controlCharacter)
      default: place += 1
      }
    }
    throw error(.unexpectedEnd)
  }

  /// Reads the rest of a string that has escapes; its text began at this place.
  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var text = Array(bytes[start..<place])
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return try self.text(text, from: start)
      case UInt8(ascii: "\\"):
        place += 1
        text.append(contentsOf: UTF8.encode(try escape()) ?? .init())
      case ..<0x20: throw error(.controlCharacter)
      default:
        text.append(byte)
        place += 1
      }
    }
    throw error(.unexpectedEnd)
  }

  private func text(_ bytes: some Collection<UInt8>, from start: Int) throws(JSONError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw JSONError(.notUTF8, at: start)
    }
    return text
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard place < bytes.count else { throw error(.unexpectedEnd) }
    let sign = bytes[place]
    place += 1
    switch sign {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(sign)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint()
    default: throw JSONError(.badEscape, at: place - 1)
    }
  }

  /// Reads four hexadecimal digits, or a pair of such escapes for what lies beyond the first plane.
  private mutating func codePoint() throws(JSONError) -> Unicode.Scalar {
    let start = place
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), bytes[place...].starts(with: #"\u"#.utf8) {
      let afterFirst = place
      place += 2
      let second = try codeUnit()
      if UTF16.isTrailSurrogate(second) {
        let offset = (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF
        return Unicode.Scalar(0x10000 + offset) ?? "\u{FFFD}"
      }
      place = afterFirst
    }
    guard reading.repairsSurrogates else { throw JSONError(.loneSurrogate, at: start) }
    return "\u{FFFD}"
  }

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard place < bytes.count else { throw error(.unexpectedEnd) }
      guard let digit = Self.hexDigit(bytes[place]) else { throw error(.badEscape) }
      unit = unit << 4 | UInt16(digit)
      place += 1
    }
    return unit
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
