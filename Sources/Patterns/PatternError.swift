/// Why a pattern can't be read, and where.
public struct PatternError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Place in the pattern, in Unicode scalars from 1.
  public var column: Int
  /// What is wrong there and what was expected, in a few words.
  public var reason: String

  /// Makes an error from its parts.
  public init(column: Int, reason: String) {
    self.column = column
    self.reason = reason
  }

  public var description: String { "column \(column): \(reason)" }
}
