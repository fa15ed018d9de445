package import Curriculum
package import Feedback
package import Patterns
package import Scoring

/// A question to a language model about an answer.
package struct AssistantQuestion: Sendable, Equatable {
  package let item: ItemID
  package let task: ExplanationRequest.Task
  package let accepted: [AnswerPattern]
  package let judgement: Judgement
  package internal(set) var kind = Kind.explanation

  /// The kind of reply that the learner wants.
  package enum Kind: Sendable, Equatable {
    case explanation
    /// A reply after an explanation; `examples` are the further examples already shown.
    case followUp(FollowUp.Kind, ExplanationReply, examples: [String])
  }

  /// The level of the item's lesson.
  package var level: Level { item.lesson.level ?? .a1 }

  /// Fails if there is nothing to ask; only written answers have findings or are unsure.
  init?(_ item: PreparedItem, _ outcome: Outcome) {
    guard case .text(let judgement) = outcome, judgement.isExplicable(to: item.task.explained)
    else { return nil }
    self.item = item.id
    task = item.task.explained
    accepted = item.task.accepted
    self.judgement = judgement
  }
}
