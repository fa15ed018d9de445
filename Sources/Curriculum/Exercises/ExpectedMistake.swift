/// A wrong answer that is expected, with its own explanation: `x wrong answer :: explanation`.
public struct ExpectedMistake: Sendable, Equatable {
  /// A pattern like the accepted answers.
  public var answer: Sourced
  /// One sentence that says what is wrong.
  public var feedback: String

  /// Joins a wrong answer with its explanation.
  public init(answer: Sourced, feedback: String) {
    self.answer = answer
    self.feedback = feedback
  }

  /// Reads a line; nil if it has a ``fault(in:)``.
  init?(_ line: Sourced) {
    guard Self.fault(in: line.text) == nil else { return nil }
    let parts = Self.parts(line.text)
    self.init(answer: Sourced(text: parts[0], line: line.line), feedback: parts[1])
  }

  /// Tells why a line is not an answer and its explanation.
  static func fault(in text: String) -> ContentError.Reason? {
    let parts = parts(text)
    if parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) { return nil }
    return parts.count > 2 ? .trapWithTwoSeparators : .trapWithoutFeedback
  }

  /// Splits at every ` :: `.
  private static func parts(_ text: String) -> [String] {
    text.split(at: " ", omittingEmpty: true)
      .split(separator: "::", omittingEmptySubsequences: false)
      .map { $0.joined(separator: " ") }
  }

  /// The pattern, then what is said of it.
  var texts: [ExerciseText] {
    [ExerciseText(answer, .trap), ExerciseText(feedback, .feedback, line: answer.line)]
  }
}
