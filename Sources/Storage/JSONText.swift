import JSON

/// JSON in one canonical form: on one line, keys in alphabetical order, slashes not escaped.
enum JSONText {
  /// The JSON text of a value; nil if it holds NaN or infinity, which JSON lacks.
  static func encode(_ value: some Encodable) -> String? { try? JSONValue(encoding: value).text }

  /// Reads a value.
  ///
  /// - Throws: `DecodingError`, which names the wrong field, or ``JSONError`` if the text is not
  ///   JSON.
  static func decode<Value: Decodable>(_ type: Value.Type, from text: [UInt8]) throws -> Value {
    try JSONValue(reading: text).decoded()
  }
}
