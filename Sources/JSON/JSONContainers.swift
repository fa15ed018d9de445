/// The members of an object for the initialisers that `Decodable` types have.
struct JSONObjectDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let codingPath: [any CodingKey]
  private let keys: JSONKeys
  private let members: [JSONValue.Member]
  /// The values by key, for objects in which a search would be slow.
  private let index: [String: JSONValue]?

  private static var fewMembers: Int { 24 }

  init(members: [JSONValue.Member], codingPath: [any CodingKey], keys: JSONKeys) {
    self.members = members
    self.codingPath = codingPath
    self.keys = keys
    index =
      members.count <= Self.fewMembers
      ? nil
      : Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  var allKeys: [Key] {
    let names = index.map { Array($0.keys) } ?? members.map(\.key)
    return names.compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { value(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try inner(key).value == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Value(from: inner(key))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try inner(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try inner(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { inner(self["super"] ?? .null, JSONSuperKey()) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try inner(key) }

  private func inner(_ key: Key) throws -> JSONValueDecoder {
    guard let value = value(key) else {
      let context = DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "No value associated with key \(key.stringValue)."
      )
      throw DecodingError.keyNotFound(key, context)
    }
    return inner(value, key)
  }

  private func inner(_ value: JSONValue, _ key: any CodingKey) -> JSONValueDecoder {
    JSONValueDecoder(value: value, codingPath: codingPath + [key], keys: keys)
  }

  /// A key as it is spelt in JSON, or as it is declared.
  private func value(_ key: Key) -> JSONValue? {
    let spelling = keys.key(of: key.stringValue)
    return self[spelling] ?? (spelling == key.stringValue ? nil : self[key.stringValue])
  }

  private subscript(key: String) -> JSONValue? {
    if let index { return index[key] }
    return members.first { $0.key == key }?.value
  }
}

/// The elements of an array for the initialisers that `Decodable` types have.
struct JSONArrayDecoding: UnkeyedDecodingContainer {
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
    guard try inner(Never?.self).value == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try Value(from: inner(type))
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try inner([String: Any].self).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try inner([Any].self).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try inner((any Decoder).self)
    currentIndex += 1
    return decoder
  }

  private func inner(_ type: Any.Type) throws -> JSONValueDecoder {
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
