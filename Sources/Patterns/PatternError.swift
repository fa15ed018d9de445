/// An error in a pattern, with its place.
package struct PatternError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The place in the pattern, in Unicode scalars from 1.
  package var column: Int
  /// The error and what was expected, in a few words.
  package var reason: String

  /// Creates an error.
  package init(column: Int, reason: String) {
    self.column = column
    self.reason = reason
  }

  /// The column and the reason.
  package var description: String { "column \(column): \(reason)" }
}
