import Patterns

/// A grader for dictations; the only accepted answer is the transcript.
package struct DictationGrader: Sendable {
  private let grader: TranslationGrader

  /// Prepares a transcript.
  package init(transcript: String) {
    grader = TranslationGrader(accepted: [AnswerPattern(literal: transcript)])
  }

  /// Judges an answer.
  ///
  /// A slip of spelling is ``Verdict/almost``. With `strict`, ``Verdict/correctWithNote`` becomes
  /// ``Verdict/almost``.
  package func judge(_ answer: String, strict: Bool = false) -> Judgement {
    grader.judge(answer, strict: strict)
  }
}
