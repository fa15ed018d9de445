extension JSONReader {
  /// Reads a string whose opening quotation mark is next.
  mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        defer { position += 1 }
        return try text(bytes[start..<position], from: start)
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case ..<0x20: throw error(.controlCharacter)
      default: position += 1
      }
    }
    throw error(.unexpectedEnd)
  }

  /// Reads the rest of a string with escapes, whose text began at `start`.
  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var text = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return try self.text(text, from: start)
      case UInt8(ascii: "\\"):
        position += 1
        text.append(contentsOf: UTF8.encode(try escape()) ?? .init())
      case ..<0x20: throw error(.controlCharacter)
      default:
        text.append(byte)
        position += 1
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

  /// Reads an escape whose backslash has been read.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard position < bytes.count else { throw error(.unexpectedEnd) }
    let sign = bytes[position]
    position += 1
    switch sign {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(sign)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint()
    default: throw JSONError(.badEscape, at: position - 1)
    }
  }

  /// Reads the four digits of `\u`, or the surrogate pair of two such escapes.
  private mutating func codePoint() throws(JSONError) -> Unicode.Scalar {
    let start = position
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), bytes[position...].starts(with: #"\u"#.utf8) {
      let afterFirst = position
      position += 2
      let second = try codeUnit()
      if UTF16.isTrailSurrogate(second) {
        let offset = (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF
        return Unicode.Scalar(0x10000 + offset) ?? "\u{FFFD}"
      }
      position = afterFirst
    }
    guard reading.repairsSurrogates else { throw JSONError(.loneSurrogate, at: start) }
    return "\u{FFFD}"
  }

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard position < bytes.count else { throw error(.unexpectedEnd) }
      guard let digit = Self.hexDigit(bytes[position]) else { throw error(.badEscape) }
      unit = unit << 4 | UInt16(digit)
      position += 1
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
