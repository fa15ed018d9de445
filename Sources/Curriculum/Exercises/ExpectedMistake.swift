/// A trap: an expected wrong answer with its explanation, written `x wrong answer :: explanation`.
package struct ExpectedMistake: Sendable, Equatable {
  /// A pattern like the accepted answers.
  package var answer: LocatedText
  /// One sentence that says what is wrong.
  package var feedback: String

  /// Creates a trap.
  package init(answer: LocatedText, feedback: String) {
    self.answer = answer
    self.feedback = feedback
  }

  /// Reads a line; nil if it has a ``fault(in:)``.
  init?(_ line: LocatedText) {
    guard Self.fault(in: line) == nil else { return nil }
    let parts = line.fields
    self.init(answer: LocatedText(text: parts[0], line: line.line), feedback: parts[1])
  }

  /// Returns the fault in a line that is not an answer with its explanation.
  static func fault(in line: LocatedText) -> ContentError.Reason? {
    let parts = line.fields
    if parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) { return nil }
    return parts.count > 2 ? .trapWithTwoSeparators : .trapWithoutFeedback
  }

  /// The pattern, then its explanation.
  var texts: [ExerciseText] {
    [ExerciseText(answer, .trap), ExerciseText(feedback, .feedback, line: answer.line)]
  }
}
