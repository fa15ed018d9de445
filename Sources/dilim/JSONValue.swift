import TextSafety

/// Any JSON value, for ids that are handed back as they came.
enum JSONValue: Codable, Equatable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// Only what is too large for ``integer(_:)``.
  case unsigned(UInt64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSONValue {
  init(_ value: FlatJSON.Value) {
    self =
      switch value {
      case .text(let text): .string(text)
      case .texts(let texts): .array(texts.map(JSONValue.string))
      case .integer(let value): .integer(value)
      case .bool(let value): .bool(value)
      }
  }
}

extension JSONValue: JSONWritable {
  func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .integer(let value): json.integer(value)
    case .unsigned(let value): json.integer(value)
    case .string(let value): json.string(value)
    // Only a number without end can't be encoded, and no line of JSON holds one.
    case .number, .array, .object: json.literal((try? JSONLine.encoded(self).string) ?? "null")
    }
  }
}
