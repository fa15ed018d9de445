public import Patterns

/// An answer that is expected to be given and is wrong, with its own explanation.
public struct Trap: Sendable, Equatable {
  public var pattern: AnswerPattern
  public var feedback: String

  /// Makes a trap from its parts.
  public init(pattern: AnswerPattern, feedback: String) {
    self.pattern = pattern
    self.feedback = feedback
  }
}
