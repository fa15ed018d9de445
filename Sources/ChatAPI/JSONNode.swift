#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON of which nothing is known, as the complaints of servers are.
enum JSONNode: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONNode])
  case object([String: JSONNode])

  /// Reads a text, or returns nil if it is no JSON.
  ///
  /// Broken UTF-8 is repaired first.
  static func parse(_ bytes: [UInt8]) -> JSONNode? {
    let text = String(decoding: bytes, as: UTF8.self)
    return try? JSONDecoder().decode(JSONNode.self, from: Data(text.utf8))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode([String: JSONNode].self) {
      self = .object(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONNode].self) {
      self = .array(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  subscript(key: String) -> JSONNode? {
    if case .object(let fields) = self { fields[key] } else { nil }
  }

  var elements: [JSONNode]? { if case .array(let elements) = self { elements } else { nil } }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// A string, or a whole number as its digits.
  var text: String? {
    switch self {
    case .string(let text): text
    case .number(let number): Int(exactly: number).map { "\($0)" }
    default: nil
    }
  }
}
