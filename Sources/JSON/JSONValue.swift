/// A JSON value (RFC 8259).
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  /// A whole number, also if it was written as `1.0` or `1e2`.
  case integer(Int64)
  /// A whole number that is too large for ``integer(_:)``.
  case unsigned(UInt64)
  /// Any other number; always finite if it was read from a text.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// The members in the order of the text; of two with the same key, the first counts.
  case object([Member])

  /// A key with its value.
  package struct Member: Sendable, Equatable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

extension JSONValue {
  /// The value of a key; nil if the key is missing or this is not an object.
  package subscript(key: String) -> JSONValue? { members?.first { $0.key == key }?.value }

  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  package var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The value as an integer type; nil if it is not a whole number or doesn't fit.
  package func integer<Number: FixedWidthInteger>(as type: Number.Type = Number.self) -> Number? {
    switch self {
    case .integer(let value): Number(exactly: value)
    case .unsigned(let value): Number(exactly: value)
    default: nil
    }
  }

  /// Any number, rounded to the nearest `Double`; nil for other values.
  package var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The kind of the value, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .integer, .unsigned, .number: "number"
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    }
  }
}

extension JSONValue {
  /// Makes an `integer` or `unsigned` of a number that is whole and fits, else a `number`.
  package init(_ number: Double) {
    if let whole = Int64(exactly: number) {
      self = .integer(whole)
    } else if let whole = UInt64(exactly: number) {
      self = .unsigned(whole)
    } else {
      self = .number(number)
    }
  }
}
