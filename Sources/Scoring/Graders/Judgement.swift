/// The result of grading an answer.
public struct Judgement: Sendable, Equatable {
  /// The verdict, which is that of the worst difference.
  public var verdict: Verdict
  /// The similarity of the answer and ``nearest``, 0 to 1; the verdict doesn't depend on it.
  public var score: Double
  /// The answer as typed.
  public var answer: String
  /// The nearest accepted form as it is shown, with spaces and punctuation.
  public var nearest: String
  /// The words of the answer beside those of ``nearest``.
  public var alignment: Alignment
  /// At most three findings, the most important first; empty if the verdict is `correct`, and if
  /// the answer is another word with the meaning that was asked.
  public var findings: [Finding]
  /// The explanation of the trap that the answer matches, if it matches one.
  public var trap: String?

  /// Creates a judgement.
  package init(
    verdict: Verdict,
    score: Double,
    answer: String,
    nearest: String,
    alignment: Alignment,
    findings: [Finding],
    trap: String? = nil
  ) {
    self.verdict = verdict
    self.score = score
    self.answer = answer
    self.nearest = nearest
    self.alignment = alignment
    self.findings = findings
    self.trap = trap
  }
}
