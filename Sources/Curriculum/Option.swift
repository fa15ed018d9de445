import SeededRandom

/// One of the four options of a question as it is shown to the learner.
public struct Option: Sendable, Equatable {
  public var text: String
  /// Whether this is the key.
  public var isRight: Bool

  /// Creates an option.
  public init(text: String, isRight: Bool) {
    self.text = text
    self.isRight = isRight
  }
}
