extension JSONValue {
  /// Makes a value of a type that describes its own reading.
  ///
  /// - Throws: `DecodingError`; a number that doesn't fit has no path.
  package func decoded<Value: Decodable>(
    as type: Value.Type = Value.self,
    keys: JSONKeys = .declared
  ) throws -> Value {
    try Value(from: JSONValueDecoder(value: self, codingPath: [], keys: keys))
  }
}

/// Gives a value to the initialisers that `Decodable` types have.
struct JSONValueDecoder: Decoder {
  let value: JSONValue
  let codingPath: [any CodingKey]
  let keys: JSONKeys
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw unlike([String: Any].self) }
    return KeyedDecodingContainer(
      JSONObjectDecoding(members: members, codingPath: codingPath, keys: keys)
    )
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw unlike([Any].self) }
    return JSONArrayDecoding(elements: elements, codingPath: codingPath, keys: keys)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func unlike(_ type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath,
      debugDescription: "Expected to decode \(type) but found \(value.kind) instead."
    )
    return value == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  func inner(_ value: JSONValue, _ key: any CodingKey) -> JSONValueDecoder {
    JSONValueDecoder(value: value, codingPath: codingPath + [key], keys: keys)
  }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard let value = value.bool else { throw unlike(type) }
    return value
  }

  func decode(_ type: String.Type) throws -> String {
    guard let text = value.string else { throw unlike(type) }
    return text
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard let number = value.double else { throw unlike(type) }
    return number
  }

  func decode(_ type: Float.Type) throws -> Float {
    guard let number = value.double else { throw unlike(type) }
    return Float(number)
  }

  func decode(_ type: Int.Type) throws -> Int { try whole() }
  func decode(_ type: Int8.Type) throws -> Int8 { try whole() }
  func decode(_ type: Int16.Type) throws -> Int16 { try whole() }
  func decode(_ type: Int32.Type) throws -> Int32 { try whole() }
  func decode(_ type: Int64.Type) throws -> Int64 { try whole() }
  func decode(_ type: UInt.Type) throws -> UInt { try whole() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try whole() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try whole() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try whole() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try whole() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

  private func whole<Number: FixedWidthInteger>() throws -> Number {
    if let number = value.integer(as: Number.self) { return number }
    guard value.double != nil else { throw unlike(Number.self) }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: [], debugDescription: "A number that \(Number.self) lacks")
    )
  }
}
