/// Limits and leniency when a JSON text is read.
package struct JSONReading: Sendable {
  /// The deepest nesting of arrays and objects.
  package var deepest = 512
  /// The longest text, in bytes of UTF-8.
  package var longest = 1 << 28
  /// Whether a lone escaped surrogate becomes U+FFFD; otherwise it is an error.
  package var repairsSurrogates = false

  package init() {}

  /// For server replies: some servers split an escaped surrogate pair across two events.
  package static let ofServers = {
    var reading = JSONReading()
    reading.repairsSurrogates = true
    return reading
  }()
}

extension JSONValue {
  /// Reads a text that holds one value and nothing else.
  package init(
    reading text: String,
    _ reading: JSONReading = JSONReading()
  ) throws(JSONError) {
    var text = text
    self = try text.withUTF8 { bytes in Self.result(bytes, reading) }.get()
  }

  /// Reads the bytes of a text that holds one value and nothing else.
  package init(
    reading bytes: [UInt8],
    _ reading: JSONReading = JSONReading()
  ) throws(JSONError) {
    self = try bytes.withUnsafeBufferPointer { Self.result($0, reading) }.get()
  }

  private static func result(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ reading: JSONReading
  ) -> Result<JSONValue, JSONError> {
    Result { () throws(JSONError) in
      var reader = JSONReader(bytes, reading)
      return try reader.document()
    }
  }
}

/// Reads JSON strictly by RFC 8259, in one pass.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let reading: JSONReading
  var position = 0
  private var depth = 0

  /// The bytes must outlive the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ reading: JSONReading) {
    self.bytes = bytes
    self.reading = reading
  }

  /// Reads the whole text, which holds one value.
  mutating func document() throws(JSONError) -> JSONValue {
    guard bytes.count <= reading.longest else { throw JSONError(.tooLarge, at: reading.longest) }
    // A byte order mark may be ignored (RFC 8259, section 8.1).
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let value = try value()
    if next != nil { throw error(.trailingText) }
    return value
  }

  /// The next byte that is not whitespace; nil at the end.
  private var next: UInt8? {
    mutating get {
      while position < bytes.count {
        switch bytes[position] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
          position += 1
        case let byte: return byte
        }
      }
      return nil
    }
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    switch next {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return try nested { (reader) throws(JSONError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(JSONError) in try reader.array() }
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") < 10:
      return try number()
    case let byte?: throw error(.unexpectedByte(byte))
    case nil: throw error(.unexpectedEnd)
    }
  }

  private mutating func nested(
    _ read: (inout Self) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    guard depth < reading.deepest else { throw error(.tooDeep) }
    depth += 1
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    if skip("}") { return .object([]) }
    var members: [JSONValue.Member] = []
    repeat {
      guard next == UInt8(ascii: "\"") else { throw unexpected() }
      let key = try string()
      guard skip(":") else { throw unexpected() }
      members.append(JSONValue.Member(key, try value()))
    } while skip(",")
    guard skip("}") else { throw unexpected() }
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    if skip("]") { return .array([]) }
    var elements: [JSONValue] = []
    repeat { elements.append(try value()) } while skip(",")
    guard skip("]") else { throw unexpected() }
    return .array(elements)
  }

  /// Skips this character if it is next; says whether it was.
  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func word(
    _ word: StaticString,
    _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let length = word.utf8CodeUnitCount
    let isThere = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    guard isThere else { throw unexpected() }
    position += length
    return value
  }

  func error(_ kind: JSONError.Kind) -> JSONError { JSONError(kind, at: position) }

  private func unexpected() -> JSONError {
    position < bytes.count ? error(.unexpectedByte(bytes[position])) : error(.unexpectedEnd)
  }
}
