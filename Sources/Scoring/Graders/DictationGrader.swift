import Patterns

/// Grades what was written down from hearing; the transcript itself is the accepted answer.
public struct DictationGrader: Sendable {
  private let grader: TranslationGrader

  /// Prepares a transcript.
  public init(transcript: String) {
    grader = TranslationGrader(accepted: [AnswerPattern(literal: transcript)])
  }

  /// The mark of what was written; a slip of spelling is ``Verdict/almost``.
  public func judge(_ answer: String, strict: Bool = false) -> Judgement {
    grader.judge(answer, strict: strict)
  }
}
