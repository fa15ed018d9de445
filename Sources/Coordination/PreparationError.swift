public import Curriculum
public import Patterns
import Scoring

/// The error that a pattern of a lesson does not compile.
public struct PreparationError: Error, Sendable, Equatable {
  public let item: ItemID
  /// The line in the lesson file, from 1.
  public let line: Int
  public let reason: PatternError
}
