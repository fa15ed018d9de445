public import Curriculum
public import Feedback
public import Patterns
public import Scoring

/// What a language model is asked about an answer.
public struct AssistantQuestion: Sendable, Equatable {
  public let item: ItemID
  public let task: ExplanationRequest.Task
  public let accepted: [AnswerPattern]
  public let judgement: Judgement
  public internal(set) var kind = Kind.explanation

  /// What is wanted.
  public enum Kind: Sendable, Equatable {
    case explanation
    /// More, after an explanation; `examples` are those shown besides its own.
    case followUp(FollowUp.Kind, ExplanationReply, examples: [String])
  }

  /// Of the lesson that the item belongs to.
  public var level: Level { item.lesson.level ?? .a1 }

  /// Nil if there is nothing to explain: only texts are judged with findings.
  init?(_ item: PreparedItem, _ outcome: Outcome) {
    guard case .text(let judgement) = outcome,
      !judgement.findings.isEmpty || judgement.trap != nil
    else { return nil }
    self.item = item.id
    (task, accepted) = item.explanationTask
    self.judgement = judgement
  }
}

extension PreparedItem {
  /// What the learner was to do, and the answers that are right.
  public var explanationTask: (ExplanationRequest.Task, [AnswerPattern]) {
    switch exercise.task {
    case .translation(let translation):
      let patterns = translation.accepted.compactMap { try? AnswerPattern($0.text) }
      return (.translation(english: translation.prompt), patterns)
    case .dictation(let sentence): return (.dictation, [AnswerPattern(literal: sentence)])
    case .card(let card):
      let english = card.meanings.joined(separator: "; ")
      return (.translation(english: english), [AnswerPattern(literal: card.word)])
    case .choice, .readAloud: return (.translation(english: ""), [])
    }
  }
}
