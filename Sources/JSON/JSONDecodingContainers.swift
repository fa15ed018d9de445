/// The keyed decoding container over the members of a JSON object.
struct JSONKeyedDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let codingPath: [any CodingKey]
  private let keys: JSONKeys
  private let members: [JSONValue.Member]
  /// The values by key; nil for small objects, in which a linear search is fast enough.
  private let index: [String: JSONValue]?

  private static var linearSearchLimit: Int { 24 }

  init(members: [JSONValue.Member], codingPath: [any CodingKey], keys: JSONKeys) {
    self.members = members
    self.codingPath = codingPath
    self.keys = keys
    index =
      members.count <= Self.linearSearchLimit
      ? nil
      : Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  var allKeys: [Key] {
    let names = index.map { Array($0.keys) } ?? members.map(\.key)
    return names.compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { value(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).value == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Value(from: decoder(key))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder(self["super"] ?? .null, JSONSuperKey()) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

  private func decoder(_ key: Key) throws -> JSONValueDecoder {
    guard let value = value(key) else {
      let context = DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "No value associated with key \(key.stringValue)."
      )
      throw DecodingError.keyNotFound(key, context)
    }
    return decoder(value, key)
  }

  private func decoder(_ value: JSONValue, _ key: any CodingKey) -> JSONValueDecoder {
    JSONValueDecoder(value: value, codingPath: codingPath + [key], keys: keys)
  }

  /// The value under the key as it is spelled in JSON, or else as it is declared.
  private func value(_ key: Key) -> JSONValue? {
    let spelling = keys.key(of: key.stringValue)
    return self[spelling] ?? (spelling == key.stringValue ? nil : self[key.stringValue])
  }

  private subscript(key: String) -> JSONValue? {
    if let index { return index[key] }
    return members.first { $0.key == key }?.value
  }
}

/// The unkeyed decoding container over the elements of a JSON array.
struct JSONUnkeyedDecodingContainer: UnkeyedDecodingContainer {
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0
  private let keys: JSONKeys
  private let elements: [JSONValue]

  init(elements: [JSONValue], codingPath: [any CodingKey], keys: JSONKeys) {
    self.elements = elements
    self.codingPath = codingPath
    self.keys = keys
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  mutating func decodeNil() throws -> Bool {
    guard try decoder(Never?.self).value == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try Value(from: decoder(type))
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try decoder([String: Any].self).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try decoder([Any].self).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try decoder((any Decoder).self)
    currentIndex += 1
    return decoder
  }

  private func decoder(_ type: Any.Type) throws -> JSONValueDecoder {
    let path = codingPath + [JSONIndex(currentIndex)]
    guard currentIndex < elements.count else {
      throw DecodingError.valueNotFound(
        type,
        DecodingError.Context(codingPath: path, debugDescription: "The array has ended.")
      )
    }
    return JSONValueDecoder(value: elements[currentIndex], codingPath: path, keys: keys)
  }
}
