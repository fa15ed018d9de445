extension JSONValue {
  /// The value that a type describes as its own.
  ///
  /// - Throws: `EncodingError` for a number that JSON can't write.
  package init(encoding value: some Encodable, keys: JSONKeys = .declared) throws {
    let node = JSONNode()
    try value.encode(to: JSONValueEncoder(node: node, codingPath: [], keys: keys))
    self = node.value
  }
}

/// A value that is being written by the methods that `Encodable` types have.
///
/// A class, for several containers may write into one object.
final class JSONNode {
  private enum Content {
    case single(JSONValue)
    case object([(key: String, node: JSONNode)])
    case array([JSONNode])
  }

  private var content: Content?

  /// The value as far as it is written; an empty object if nothing is.
  var value: JSONValue {
    switch content {
    case .single(let value): value
    case .object(let members):
      .object(members.map { JSONValue.Member($0.key, $0.node.value) })
    case .array(let elements): .array(elements.map(\.value))
    case nil: .object([])
    }
  }

  var count: Int { if case .array(let elements) = content { elements.count } else { 0 } }

  func set(_ value: JSONValue) { content = .single(value) }

  func beginObject() {
    guard case .object = content else { return content = .object([]) }
  }

  func beginArray() {
    guard case .array = content else { return content = .array([]) }
  }

  /// The node of a key; written anew if the key has one.
  func member(_ key: String) -> JSONNode {
    let node = JSONNode()
    guard case .object(var members) = content else { return node }
    content = nil
    if let place = members.firstIndex(where: { $0.key == key }) {
      members[place].node = node
    } else {
      members.append((key, node))
    }
    content = .object(members)
    return node
  }

  func element() -> JSONNode {
    let node = JSONNode()
    guard case .array(var elements) = content else { return node }
    content = nil
    elements.append(node)
    content = .array(elements)
    return node
  }
}

/// Takes a value from the methods that `Encodable` types have.
struct JSONValueEncoder: Encoder {
  let node: JSONNode
  let codingPath: [any CodingKey]
  let keys: JSONKeys
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.beginObject()
    return KeyedEncodingContainer(JSONObjectEncoding(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.beginArray()
    return JSONArrayEncoding(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func inner(_ node: JSONNode, _ key: any CodingKey) -> JSONValueEncoder {
    JSONValueEncoder(node: node, codingPath: codingPath + [key], keys: keys)
  }
}

extension JSONValueEncoder: SingleValueEncodingContainer {
  func encodeNil() { node.set(.null) }
  func encode(_ value: Bool) { node.set(.bool(value)) }
  func encode(_ value: String) { node.set(.string(value)) }
  func encode(_ value: Double) throws { try set(value, value.description) }
  func encode(_ value: Float) throws { try set(value, value.description) }
  func encode(_ value: Int) { node.set(.integer(Int64(value))) }
  func encode(_ value: Int8) { node.set(.integer(Int64(value))) }
  func encode(_ value: Int16) { node.set(.integer(Int64(value))) }
  func encode(_ value: Int32) { node.set(.integer(Int64(value))) }
  func encode(_ value: Int64) { node.set(.integer(value)) }
  func encode(_ value: UInt) { set(UInt64(value)) }
  func encode(_ value: UInt8) { node.set(.integer(Int64(value))) }
  func encode(_ value: UInt16) { node.set(.integer(Int64(value))) }
  func encode(_ value: UInt32) { node.set(.integer(Int64(value))) }
  func encode(_ value: UInt64) { set(value) }

  func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: self) }

  private func set(_ value: UInt64) {
    node.set(Int64(exactly: value).map(JSONValue.integer) ?? .unsigned(value))
  }

  /// The number is written with the digits of its own type.
  private func set(_ value: some BinaryFloatingPoint, _ digits: String) throws {
    guard value.isFinite, let number = Double(digits) else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(codingPath: codingPath, debugDescription: "JSON has no \(digits).")
      )
    }
    node.set(.number(number))
  }
}

private struct JSONObjectEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: JSONValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil(forKey key: Key) { inner(key).encodeNil() }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try value.encode(to: inner(key))
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    inner(key).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    inner(key).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    encoder.inner(encoder.node.member("super"), JSONSuperKey())
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder { inner(key) }

  private func inner(_ key: Key) -> JSONValueEncoder {
    encoder.inner(encoder.node.member(encoder.keys.key(of: key.stringValue)), key)
  }
}

private struct JSONArrayEncoding: UnkeyedEncodingContainer {
  let encoder: JSONValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.node.count }

  mutating func encodeNil() { inner().encodeNil() }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    try value.encode(to: inner())
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    inner().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    inner().unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { inner() }

  private func inner() -> JSONValueEncoder {
    let place = encoder.node.count
    return encoder.inner(encoder.node.element(), JSONIndex(place))
  }
}
