/// A message of protocol buffers, with its fields by number.
package struct ProtobufMessage {
  private enum Value {
    case number(UInt64)
    case float(Float)
    case bytes(ArraySlice<UInt8>)
  }

  private var values: [(field: UInt64, value: Value)] = []

  /// Reads a message; nil if the bytes are malformed.
  package init?(_ bytes: some Sequence<UInt8>) {
    self.init(ArraySlice(Array(bytes)))
  }

  private init?(_ bytes: ArraySlice<UInt8>) {
    var reader = Reader(rest: bytes)
    while !reader.rest.isEmpty {
      guard let next = reader.next() else { return nil }
      if let value = next.value { values.append((next.field, value)) }
    }
  }

  /// Returns the messages in a repeated field; nil if one of them is malformed.
  package func messages(_ field: UInt64) -> [ProtobufMessage]? {
    var messages: [ProtobufMessage] = []
    for case (field, .bytes(let bytes)) in values {
      guard let message = ProtobufMessage(bytes) else { return nil }
      messages.append(message)
    }
    return messages
  }

  /// Returns the last message in a field; nil if there is none.
  package func message(_ field: UInt64) -> ProtobufMessage? { messages(field)?.last }

  /// Returns the last text in a field; empty if there is none.
  package func text(_ field: UInt64) -> String {
    for case (field, .bytes(let bytes)) in values.reversed() {
      return String(decoding: bytes, as: UTF8.self)
    }
    return ""
  }

  /// Returns the last number in a field; nil if there is none, because proto3 leaves out a 0.
  package func number(_ field: UInt64) -> Int64? {
    for case (field, .number(let number)) in values.reversed() {
      return Int64(truncatingIfNeeded: number)
    }
    return nil
  }

  /// Returns all values of a field of type float, packed or not.
  package func floats(_ field: UInt64) -> [Float] {
    values.flatMap { found -> [Float] in
      guard found.field == field else { return [] }
      return switch found.value {
      case .float(let number): [number]
      case .bytes(let bytes): Self.floats(bytes)
      case .number: []
      }
    }
  }

  private static func floats(_ bytes: ArraySlice<UInt8>) -> [Float] {
    stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4).map { float(bytes[$0..<$0 + 4]) }
  }

  private static func float(_ bytes: ArraySlice<UInt8>) -> Float {
    Float(bitPattern: bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) })
  }

  /// A reader of the fields of a message.
  private struct Reader {
    var rest: ArraySlice<UInt8>

    /// Returns the next field, without a value if its type is not used; nil if it is malformed.
    mutating func next() -> (field: UInt64, value: Value?)? {
      guard let key = varint() else { return nil }
      let field = key >> 3
      switch key & 7 {
      case 0: return varint().map { (field, .number($0)) }
      case 1: return bytes(8).map { _ in (field, nil) }
      case 2:
        guard let length = varint(), let size = Int(exactly: length) else { return nil }
        return bytes(size).map { (field, .bytes($0)) }
      case 5: return bytes(4).map { (field, .float(ProtobufMessage.float($0))) }
      default: return nil
      }
    }

    private mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
      guard rest.count >= count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }

    private mutating func varint() -> UInt64? {
      var number: UInt64 = 0
      for shift in stride(from: 0, to: 64, by: 7) {
        guard let byte = rest.popFirst() else { return nil }
        number |= UInt64(byte & 0x7F) << UInt64(shift)
        if byte < 0x80 { return number }
      }
      return nil
    }
  }
}
