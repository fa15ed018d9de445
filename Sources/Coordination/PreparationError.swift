package import Curriculum
package import Patterns
import Scoring

/// The error that a pattern of a lesson does not compile.
package struct PreparationError: Error, Sendable, Equatable {
  package let item: ItemID
  /// The line in the lesson file, from 1.
  package let line: Int
  package let reason: PatternError
}
