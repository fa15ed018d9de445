package import Patterns

/// An expected mistake of an item, with its own explanation.
package struct Trap: Sendable, Equatable {
  /// The wrong answers.
  package var pattern: AnswerPattern
  /// The explanation.
  package var feedback: String

  /// Creates a trap.
  package init(pattern: AnswerPattern, feedback: String) {
    self.pattern = pattern
    self.feedback = feedback
  }
}
