/// What the grader says of one answer.
public struct Judgement: Sendable, Equatable {
  /// The mark.
  public var verdict: Verdict
  /// Similarity of the answer and ``nearest``, 0 to 1; it never decides the verdict of a text.
  public var score: Double
  /// The answer as it was given.
  public var answer: String
  /// The accepted answer nearest to what was given, as it is shown: spaced and punctuated.
  public var nearest: String
  /// Which word of the answer stands for which word of ``nearest``.
  public var alignment: Alignment
  /// The most telling first; empty for a plainly correct answer.
  public var findings: [Finding]
  /// The explanation of the trap that the answer stepped into, if it did.
  public var trap: String?

  /// Makes a judgement from its parts.
  public init(
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
