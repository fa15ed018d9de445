/// Writes JSON into bytes.
///
/// It adds the commas; the caller decides the order of keys. Only control characters, quotation
/// marks and backslashes are escaped (RFC 8259, section 7).
package struct JSONWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  private let escapes: Escapes

  /// How control characters are written.
  package enum Escapes: Sendable {
    /// By letter where RFC 8259 has one, such as `\t`.
    case letters
    /// By number, such as `\u0009`; only the line feed is written `\n`.
    case numbers
  }

  package init(escapes: Escapes = .letters) { self.escapes = escapes }

  /// The text written so far.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Ends the line after a value, for JSON Lines.
  package mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  package mutating func object(_ members: (inout Self) -> Void) {
    begin(UInt8(ascii: "{"))
    members(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  package mutating func array<Element>(
    _ elements: [Element],
    _ write: (inout Self, Element) -> Void
  ) {
    begin(UInt8(ascii: "["))
    for element in elements { write(&self, element) }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Begins a member of an object with a key known only at run time; its value follows.
  package mutating func member(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Begins a member of an object; its value follows.
  package mutating func key(_ name: StaticString) {
    begin(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  package mutating func string(_ text: String) {
    begin(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var written = 0
      for (place, byte) in utf8.enumerated() where Self.needsEscape(byte) {
        bytes.append(contentsOf: utf8[written..<place])
        escape(byte)
        written = place + 1
      }
      bytes.append(contentsOf: utf8[written...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func integer(_ value: some BinaryInteger) { literal(String(value)) }

  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  package mutating func null() { literal("null") }

  /// Writes a number with the fewest digits that identify it; null for NaN and infinity.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    let text = value.description
    literal(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// Writes a value that is JSON already.
  package mutating func literal(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
  }

  private mutating func begin(_ sign: UInt8) {
    separate()
    bytes.append(sign)
  }

  /// Writes a comma, except at the beginning, after an opening bracket, a key or a line feed.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "\n"): return
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case ..<0x20 where escapes == .numbers: escapeByNumber(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case ..<0x20: escapeByNumber(byte)
    default: bytes.append(byte)
    }
  }

  private mutating func escapeByNumber(_ byte: UInt8) {
    bytes.append(contentsOf: byte < 0x10 ? "u000".utf8 : "u001".utf8)
    bytes.append(contentsOf: String(byte & 0x0F, radix: 16).utf8)
  }
}

/// A value that writes itself as JSON.
///
/// The keys of objects are in alphabetical order and snake case.
package protocol JSONWritable {
  func write(to json: inout JSONWriter)
}

extension JSONValue: JSONWritable {
  /// Writes the members of objects in the byte order of their keys; of equal keys, only the first.
  package func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .integer(let value): json.integer(value)
    case .unsigned(let value): json.integer(value)
    case .number(let value): json.number(value)
    case .string(let value): json.string(value)
    case .array(let elements): json.array(elements) { $1.write(to: &$0) }
    case .object(let members):
      json.object { json in
        for member in Self.sorted(members) {
          json.member(member.key)
          member.value.write(to: &json)
        }
      }
    }
  }

  /// The value on one line.
  package var text: String {
    var json = JSONWriter()
    write(to: &json)
    return json.string
  }

  private static func sorted(_ members: [Member]) -> [Member] {
    let sorted = members.enumerated().sorted { one, other in
      if one.element.key.utf8.elementsEqual(other.element.key.utf8) {
        return one.offset < other.offset
      }
      return one.element.key.utf8.lexicographicallyPrecedes(other.element.key.utf8)
    }
    var result: [Member] = []
    result.reserveCapacity(members.count)
    for (_, member) in sorted where result.last?.key != member.key { result.append(member) }
    return result
  }
}
