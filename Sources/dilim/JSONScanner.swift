/// Reads the plain parts of JSON; spaces between them are passed over.
struct JSONScanner {
  /// Something that is not plain, right or wrong.
  struct Unusual: Error {}

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// The bytes must be UTF-8 and outlive the scanner.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The first byte of what follows; nil at the end.
  var next: UInt8? {
    mutating get {
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
          place += 1
        case let byte: return byte
        }
      }
      return nil
    }
  }

  /// Whether this sign follows; if so, it is passed.
  mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  mutating func expect(_ sign: Unicode.Scalar) throws(Unusual) {
    guard takes(sign) else { throw Unusual() }
  }

  mutating func expectEnd() throws(Unusual) {
    guard next == nil else { throw Unusual() }
  }

  mutating func bool() throws(Unusual) -> Bool {
    for (word, value) in [("true", true), ("false", false)] {
      if bytes[place...].starts(with: word.utf8) {
        place += word.utf8.count
        return value
      }
    }
    throw Unusual()
  }

  /// A whole number of at most 18 digits.
  mutating func integer() throws(Unusual) -> Int64 {
    let isNegative = takes("-")
    let start = place
    var value: Int64 = 0
    while place < bytes.count, place - start < 18, let digit = Self.digit(bytes[place]) {
      value = value * 10 + Int64(digit)
      place += 1
    }
    // Noughts in front are wrong, and minus nought, fractions and powers are the decoder's.
    guard place > start, bytes[start] != UInt8(ascii: "0") || place - start == 1 && !isNegative,
      next == UInt8(ascii: ",") || next == UInt8(ascii: "}")
    else { throw Unusual() }
    return isNegative ? -value : value
  }

  mutating func strings() throws(Unusual) -> [String] {
    try expect("[")
    if takes("]") { return [] }
    var strings: [String] = []
    repeat { strings.append(try string()) } while takes(",")
    try expect("]")
    return strings
  }

  mutating func string() throws(Unusual) -> String {
    try expect("\"")
    let start = place
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        defer { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case ..<0x20: throw Unusual()
      default: place += 1
      }
    }
    throw Unusual()
  }

  /// The rest of a string that has escapes and began at this place.
  private mutating func escapedString(from start: Int) throws(Unusual) -> String {
    var text = Array(bytes[start..<place])
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: UTF8.encode(try escape()) ?? .init())
      case ..<0x20: throw Unusual()
      default: text.append(byte)
      }
    }
    throw Unusual()
  }

  /// What stands for a scalar after a backslash.
  private mutating func escape() throws(Unusual) -> Unicode.Scalar {
    guard place < bytes.count else { throw Unusual() }
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
    default: throw Unusual()
    }
  }

  /// Four hexadecimal digits, or twice four for what lies beyond the first plane.
  private mutating func codePoint() throws(Unusual) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), place + 1 < bytes.count,
      bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u")
    else { throw Unusual() }
    place += 2
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second),
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF
      )
    else { throw Unusual() }
    return scalar
  }

  private mutating func codeUnit() throws(Unusual) -> UInt16 {
    guard bytes.count - place >= 4 else { throw Unusual() }
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Self.hexDigit(bytes[place]) else { throw Unusual() }
      unit = unit << 4 | UInt16(digit)
      place += 1
    }
    return unit
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : nil
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    if let digit = digit(byte) { return digit }
    let lower = byte | 0x20
    guard lower >= UInt8(ascii: "a"), lower <= UInt8(ascii: "f") else { return nil }
    return lower - UInt8(ascii: "a") + 10
  }
}
