import JSON

/// JSON in one fixed spelling: keys in alphabetical order, on one line, slashes as they are.
enum JSONText {
  /// The text of a value that has no number JSON can't write; nil otherwise.
  static func encode(_ value: some Encodable) -> String? { try? JSONValue(encoding: value).text }

  /// Reads a value; a field that is wrong is named by a `DecodingError`, and a text that is no JSON
  /// gives a ``JSONError``.
  static func decode<Value: Decodable>(_ type: Value.Type, from text: [UInt8]) throws -> Value {
    try JSONValue(reading: text).decoded()
  }
}
