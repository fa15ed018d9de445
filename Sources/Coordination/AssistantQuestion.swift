package import Curriculum
package import Feedback
package import Patterns
import Scoring

/// A question to a language model about an answer.
package struct AssistantQuestion: Sendable, Equatable {
  package let item: ItemID
  package let task: ExplanationRequest.Task
  package let accepted: [AnswerPattern]
  /// The answer with its mark.
  package let outcome: Outcome
  package internal(set) var kind = Kind.explanation

  /// The kind of reply that the learner wants.
  package enum Kind: Sendable, Equatable {
    case explanation
    /// A reply after an explanation; `examples` are the further examples already shown.
    case followUp(FollowUp.Kind, ExplanationReply, examples: [String])
  }

  /// The level of the item's lesson.
  package var level: Level { item.lesson.level ?? .a1 }

  /// Fails if there is nothing to ask.
  init?(_ item: PreparedItem, _ outcome: Outcome) {
    guard outcome.isExplicable(to: item.task.explained) else { return nil }
    self.item = item.id
    task = item.task.explained
    accepted = item.task.accepted
    self.outcome = outcome
  }
}

extension Outcome {
  /// Whether a model can be asked about it: there is something to explain, or to give an opinion on.
  fileprivate func isExplicable(to task: ExplanationRequest.Task) -> Bool {
    switch self {
    case .text(let judgement): judgement.isExplicable(to: task)
    case .choice(let chosen, _): !chosen.isRight
    case .speech(let judgement): judgement.isExplicable
    case .told(let judgement): judgement.isExplicable
    case .rated, .revealed: false
    }
  }
}
