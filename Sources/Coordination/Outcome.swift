package import Curriculum
package import Scoring

/// The outcome of an item.
package enum Outcome: Sendable, Equatable {
  case choice(chosen: Option, solution: String)
  case text(Judgement)
  case speech(SpeechJudgement)
  /// A sentence was said, and the learner compared it with the model.
  case rated(SelfRating)
  /// Sentences were told freely; if not all that was looked for was found, the learner decides.
  case told(MonologueJudgement)
  /// There was no answer, so the solution was shown.
  case revealed(solution: String)

  /// The verdict; nil without an answer.
  package var verdict: Verdict? {
    switch self {
    case .choice(let chosen, _): chosen.isRight ? .correct : .wrong
    case .text(let judgement): judgement.verdict
    case .speech(let judgement): judgement.verdict
    case .rated(let rating): rating.verdict
    case .told(let judgement): judgement.isComplete ? .correct : .unsure
    case .revealed: nil
    }
  }

  /// The similarity to the nearest accepted form, 0 to 1.
  package var score: Double {
    switch self {
    case .choice(let chosen, _): chosen.isRight ? 1 : 0
    case .text(let judgement): judgement.score
    case .speech(let judgement): judgement.score
    case .rated(let rating): rating.score
    case .told(let judgement): judgement.score
    case .revealed: 0
    }
  }

  /// The grader's findings; empty unless the answer was written or said.
  package var findings: [Finding] {
    switch self {
    case .text(let judgement): judgement.findings
    case .speech(let judgement): judgement.findings
    case .choice, .rated, .told, .revealed: []
    }
  }

  /// The judgement of a written answer; nil for other answers.
  package var judgement: Judgement? {
    if case .text(let judgement) = self { judgement } else { nil }
  }

  /// The accepted form to show with the answer.
  package var nearest: String? {
    switch self {
    case .choice(_, let solution), .revealed(let solution): solution
    case .text(let judgement): judgement.nearest
    case .speech, .rated, .told: nil
    }
  }
}

extension Outcome {
  /// Whether the mark is left to the learner.
  package var isRated: Bool {
    switch self {
    case .rated: true
    case .told(let judgement): !judgement.isComplete
    case .choice, .text, .speech, .revealed: false
    }
  }
}

extension AnswerRecord {
  /// Records the outcome of an answer, which took some milliseconds.
  init(_ item: ItemID, _ outcome: Outcome, answer: String, milliseconds: Int64) {
    self.init(
      item: item,
      answer: answer,
      verdict: outcome.verdict ?? .wrong,
      score: outcome.score,
      findings: outcome.findings,
      differences: outcome.judgement?.differences ?? [],
      practised: outcome.judgement?.practised,
      milliseconds: max(0, milliseconds),
      grader: outcome.isRated ? AnswerRecord.ratingVersion : TranslationGrader.version
    )
  }
}
