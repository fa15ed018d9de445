/// The environment variables, looked up one by one as they are needed.
package struct Environment: Sendable {
  private let value: @Sendable (String) -> String?

  /// Looks variables up by a function.
  package init(_ value: @escaping @Sendable (String) -> String?) { self.value = value }

  /// Takes variables from a table.
  package init(_ values: [String: String]) { value = { values[$0] } }

  /// The variable's value, or nil if it is not set.
  package subscript(name: String) -> String? { value(name) }
}
