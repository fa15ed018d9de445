/// An error in a pattern, with its place.
public struct PatternError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The place in the pattern, in Unicode scalars from 1.
  public var column: Int
  /// The error and what was expected, in a few words.
  public var reason: String

  /// Creates an error.
  public init(column: Int, reason: String) {
    self.column = column
    self.reason = reason
  }

  /// The column and the reason.
  public var description: String { "column \(column): \(reason)" }
}
