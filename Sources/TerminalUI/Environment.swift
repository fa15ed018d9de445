/// The environment variables, each looked up when it is needed.
package struct Environment: Sendable {
  private let value: @Sendable (String) -> String?

  /// Creates an environment that looks variables up with a function.
  package init(_ value: @escaping @Sendable (String) -> String?) { self.value = value }

  /// Creates an environment from a table of variables.
  package init(_ values: [String: String]) { value = { values[$0] } }

  /// The value of a variable, or nil if it is not set.
  package subscript(name: String) -> String? { value(name) }
}
