public import Patterns

/// An expected mistake of an item, with its own explanation.
public struct Trap: Sendable, Equatable {
  /// The wrong answers.
  public var pattern: AnswerPattern
  /// The explanation.
  public var feedback: String

  /// Creates a trap.
  public init(pattern: AnswerPattern, feedback: String) {
    self.pattern = pattern
    self.feedback = feedback
  }
}
