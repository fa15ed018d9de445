public import Curriculum
public import Scoring

/// How an item came out.
public enum Outcome: Sendable, Equatable {
  case choice(chosen: Option, solution: String)
  case text(Judgement)
  case speech(SpeechJudgement)
  /// No answer came, so the solution was shown.
  case revealed(solution: String)

  /// The mark; nil where nothing was answered.
  public var verdict: Verdict? {
    switch self {
    case .choice(let chosen, _): chosen.isRight ? .correct : .wrong
    case .text(let judgement): judgement.verdict
    case .speech(let judgement): judgement.verdict
    case .revealed: nil
    }
  }

  /// Similarity with the right answer, 0 to 1.
  public var score: Double {
    switch self {
    case .choice(let chosen, _): chosen.isRight ? 1 : 0
    case .text(let judgement): judgement.score
    case .speech(let judgement): judgement.score
    case .revealed: 0
    }
  }

  /// The differences that the grader found.
  public var findings: [Finding] {
    if case .text(let judgement) = self { judgement.findings } else { [] }
  }

  /// The accepted answer to show beside what was given.
  public var nearest: String? {
    switch self {
    case .choice(_, let solution), .revealed(let solution): solution
    case .text(let judgement): judgement.nearest
    case .speech: nil
    }
  }
}
