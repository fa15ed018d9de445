import Coordination
public import Curriculum
public import Scoring

/// How an answer came out.
public struct LessonMark: Sendable, Equatable {
  /// The item that was answered.
  public let item: ItemID
  /// Nil if no answer came and the solution is shown.
  public let verdict: Verdict?
  /// Similarity with the right answer, 0 to 1; it never decides the verdict of a text.
  public let score: Double
  /// The right answer to show.
  public let solution: String
  /// The judgement of a written answer, with its findings; nil for a choice or speech.
  public let judgement: Judgement?
  /// The judgement of a sentence that was said; nil for everything else.
  public let speech: SpeechJudgement?
  /// Whether the item comes again in this session.
  public let comesBack: Bool
  /// How often a sentence may still be said, 0 to 2; 0 for what is not said.
  public let attemptsLeft: Int
  /// Whether the learner has overruled the verdict.
  public let isOverruled: Bool
  /// What was heard, once its last question is answered; nil before and for other items.
  public let transcript: [String]?
  /// The sentences of the text that decide a question; empty for other items, and while what is heard
  /// can still be played.
  public let evidence: [String]
  /// What was found in sentences that were told freely; nil for other items.
  public let found: MonologueJudgement?
  /// Why the chosen option is wrong, in English; nil if the author wrote nothing, and for other items.
  public let reason: String?
  /// What the author of the lesson says after the answer.
  public let notes: [String]

  init(_ judged: JudgedItem) {
    item = judged.item.id
    verdict = judged.outcome.verdict
    score = judged.outcome.score
    solution = judged.outcome.nearest ?? judged.item.task.solution
    if case .text(let judgement) = judged.outcome {
      self.judgement = judgement
    } else {
      judgement = nil
    }
    if case .speech(let speech) = judged.outcome { self.speech = speech } else { speech = nil }
    if case .told(let found) = judged.outcome { self.found = found } else { found = nil }
    comesBack = judged.comesBack && !judged.isOverruled
    attemptsLeft = judged.attemptsLeft
    isOverruled = judged.isOverruled
    transcript = judged.transcript
    evidence = judged.background.choice?.evidence?.lines.map(\.text) ?? []
    reason = judged.background.choice?.chosen?.reason?.english
    notes = judged.item.exercise.notes
  }
}
