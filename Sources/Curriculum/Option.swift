import SeededRandom

/// One of the four options of a question as it is shown to the learner.
package struct Option: Sendable, Equatable {
  package var text: String
  /// Whether this is the key.
  package var isRight: Bool

  /// Creates an option.
  package init(text: String, isRight: Bool) {
    self.text = text
    self.isRight = isRight
  }
}
