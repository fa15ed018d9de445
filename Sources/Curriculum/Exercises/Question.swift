/// A four-choice question.
public struct Question: Sendable, Equatable {
  public var prompt: String
  /// The right option.
  public var key: Sourced
  /// Exactly three wrong options in the order of the file.
  public var distractors: [Sourced]

  /// Makes a question from its parts.
  public init(prompt: String, key: Sourced, distractors: [Sourced]) {
    self.prompt = prompt
    self.key = key
    self.distractors = distractors
  }
}
