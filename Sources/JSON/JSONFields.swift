/// A JSON object that is read field by field, with errors that name the field.
package struct JSONFields {
  private let value: JSONValue

  package enum Fault: Error, Sendable, Hashable {
    /// The value is not an object.
    case notAnObject
    case missing(String)
    case wrongType(String)
  }

  package init(_ value: JSONValue) throws(Fault) {
    guard value.members != nil else { throw .notAnObject }
    self.value = value
  }

  /// The value of a key, which may be null; nil if the key is missing.
  package subscript(key: String) -> JSONValue? { value[key] }

  package func string(_ key: String) throws(Fault) -> String {
    guard let field = value[key] else { throw .missing(key) }
    guard let text = field.string else { throw .wrongType(key) }
    return text
  }

  /// Nil if the key is missing or null.
  package func optionalString(_ key: String) throws(Fault) -> String? {
    try optional(key) { $0.string }
  }

  /// Nil if the key is missing or null.
  package func optionalBool(_ key: String) throws(Fault) -> Bool? {
    try optional(key) { $0.bool }
  }

  /// Nil if the key is missing or null.
  package func optionalStrings(_ key: String) throws(Fault) -> [String]? {
    try optional(key) { field in
      guard let elements = field.elements else { return nil }
      let texts = elements.compactMap(\.string)
      return texts.count == elements.count ? texts : nil
    }
  }

  private func optional<Value>(
    _ key: String,
    _ read: (JSONValue) -> Value?
  ) throws(Fault) -> Value? {
    guard let field = value[key], field != .null else { return nil }
    guard let found = read(field) else { throw .wrongType(key) }
    return found
  }
}
