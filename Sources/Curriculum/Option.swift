import SeededRandom

/// One of the four options of a question as it is shown to the learner.
package struct Option: Sendable, Equatable {
  package var text: String
  /// Whether this is the key.
  package var isRight: Bool
  /// Why somebody may choose a wrong option and why it is wrong; nil if the lesson says nothing.
  package var reason: OptionReason?

  /// Creates an option.
  package init(text: String, isRight: Bool, reason: OptionReason? = nil) {
    self.text = text
    self.isRight = isRight
    self.reason = reason
  }
}
