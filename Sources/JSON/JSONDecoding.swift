extension JSONValue {
  /// Decodes the value as a `Decodable` type.
  ///
  /// - Throws: `DecodingError`; its coding path is empty for a number that doesn't fit the type.
  package func decoded<Value: Decodable>(
    as type: Value.Type = Value.self,
    keys: JSONKeys = .declared
  ) throws -> Value {
    try Value(from: JSONValueDecoder(value: self, codingPath: [], keys: keys))
  }
}

/// A `Decoder` over one JSON value.
struct JSONValueDecoder: Decoder {
  let value: JSONValue
  let codingPath: [any CodingKey]
  let keys: JSONKeys
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(
      JSONKeyedDecodingContainer(members: members, codingPath: codingPath, keys: keys)
    )
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch([Any].self) }
    return JSONUnkeyedDecodingContainer(elements: elements, codingPath: codingPath, keys: keys)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func mismatch(_ type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath,
      debugDescription: "Expected to decode \(type) but found \(value.kind) instead."
    )
    return value == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard let value = value.bool else { throw mismatch(type) }
    return value
  }

  func decode(_ type: String.Type) throws -> String {
    guard let text = value.string else { throw mismatch(type) }
    return text
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard let number = value.double else { throw mismatch(type) }
    return number
  }

  func decode(_ type: Float.Type) throws -> Float {
    guard let number = value.double else { throw mismatch(type) }
    return Float(number)
  }

  func decode(_ type: Int.Type) throws -> Int { try integer() }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
  func decode(_ type: UInt.Type) throws -> UInt { try integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

  private func integer<Number: FixedWidthInteger>() throws -> Number {
    if let number = value.integer(as: Number.self) { return number }
    guard value.double != nil else { throw mismatch(Number.self) }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: [],
        debugDescription: "The number doesn't fit \(Number.self)."
      )
    )
  }
}
