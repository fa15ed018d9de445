#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON in one fixed spelling: keys in alphabetical order, on one line, slashes as they are.
enum JSONText {
  /// The text of a value that has no number JSON can't write; nil otherwise.
  static func encode(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// Reads a value, or throws a `DecodingError` that names the field.
  static func decode<Value: Decodable>(_ type: Value.Type, from text: [UInt8]) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text))
  }
}
