extension JSONValue {
  /// Encodes a value as JSON.
  ///
  /// - Throws: `EncodingError` for NaN and infinity, which JSON lacks.
  package init(encoding value: some Encodable, keys: JSONKeys = .declared) throws {
    let node = JSONNode()
    try value.encode(to: JSONValueEncoder(node: node, codingPath: [], keys: keys))
    self = node.value
  }
}

/// A JSON value under construction.
///
/// It is a class because several encoding containers may write into one object.
final class JSONNode {
  private enum Content {
    case single(JSONValue)
    case object([(key: String, node: JSONNode)])
    case array([JSONNode])
  }

  private var content: Content?

  /// The value so far; an empty object if nothing was written.
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

  /// Adds a node for a key, or replaces its node.
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

/// An `Encoder` that writes into a node.
struct JSONValueEncoder: Encoder {
  let node: JSONNode
  let codingPath: [any CodingKey]
  let keys: JSONKeys
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.beginObject()
    return KeyedEncodingContainer(JSONKeyedEncodingContainer(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.beginArray()
    return JSONUnkeyedEncodingContainer(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func nested(_ node: JSONNode, _ key: any CodingKey) -> JSONValueEncoder {
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

  /// Writes a number with the digits of its own type: the `Float` 0.1 as 0.1.
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

private struct JSONKeyedEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: JSONValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil(forKey key: Key) { nested(key).encodeNil() }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try value.encode(to: nested(key))
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    nested(key).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    nested(key).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    encoder.nested(encoder.node.member("super"), JSONSuperKey())
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder { nested(key) }

  private func nested(_ key: Key) -> JSONValueEncoder {
    encoder.nested(encoder.node.member(encoder.keys.key(of: key.stringValue)), key)
  }
}

private struct JSONUnkeyedEncodingContainer: UnkeyedEncodingContainer {
  let encoder: JSONValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.node.count }

  mutating func encodeNil() { nested().encodeNil() }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    try value.encode(to: nested())
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    nested().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    nested().unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { nested() }

  private func nested() -> JSONValueEncoder {
    let place = encoder.node.count
    return encoder.nested(encoder.node.element(), JSONIndex(place))
  }
}
