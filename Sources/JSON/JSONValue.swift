/// A JSON value (RFC 8259).
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  /// A number without a fraction, also where it was written with one (`1.0`, `1e2`).
  case integer(Int64)
  /// A whole number that is too large for ``integer(_:)``.
  case unsigned(UInt64)
  /// Any other number; a reader gives finite ones only.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// In the order of the text; of two members with the same key, the first counts.
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
  /// The value of an object's key; nil where there is none, or where this is no object.
  package subscript(key: String) -> JSONValue? { members?.first { $0.key == key }?.value }

  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  package var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// A whole number that fits; nil for any other value.
  package func integer<Number: FixedWidthInteger>(as type: Number.Type = Number.self) -> Number? {
    switch self {
    case .integer(let value): Number(exactly: value)
    case .unsigned(let value): Number(exactly: value)
    default: nil
    }
  }

  /// Any number, rounded to the nearest that the type has.
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
  /// A number in its one form: whole where it has no fraction.
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
