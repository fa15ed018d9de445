public import Curriculum
public import Patterns
import Scoring
import Scoring
import Scoring
import Scoring
import Scoring
import Scoring
import Scoring
import Scoring
import Scoring
import Scoring
import Scoring
import Scoring
import Scoring
import Scoring
import Scoring
import Scoring
import Scoring
import Scoring

/// A pattern of a lesson does not compile.
public struct PreparationError: Error, Sendable, Equatable {
  public let item: ItemID
  /// Line of the lesson file, from 1.
  public let line: Int
  public let reason: PatternError
}
