import Patterns

/// A grader for dictations; the only accepted answer is the transcript.
public struct DictationGrader: Sendable {
  private let grader: TranslationGrader

  /// Prepares a transcript.
  public init(transcript: String) {
    grader = TranslationGrader(accepted: [AnswerPattern(literal: transcript)])
  }

  /// Judges an answer.
  ///
  /// A slip of spelling is ``Verdict/almost``. With `strict`, ``Verdict/correctWithNote`` becomes
  /// ``Verdict/almost``.
  public func judge(_ answer: String, strict: Bool = false) -> Judgement {
    grader.judge(answer, strict: strict)
  }
}
