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
    task = item.task.explained
    accepted = item.task.accepted
    self.judgement = judgement
  }
}
