import Feedback

/// The questions to a language model about the answer, and its replies.
extension JudgedItem {
  /// Whether the learner can ask for an explanation: once, and again if that failed.
  package var offersExplanation: Bool {
    guard question != nil, !isOverruled else { return false }
    return turns.allSatisfy { turn in
      if case .failed = turn.state { true } else { turn.followUp != nil && !turn.isOpen }
    }
  }

  /// Whether the learner can ask a follow-up question.
  package var offersFollowUps: Bool {
    explanation != nil && openTurn == nil && !isOverruled
  }

  /// The id of the question whose reply is awaited.
  package var openTurn: Int? { turns.last.flatMap { $0.isOpen ? $0.id : nil } }

  /// Adds a turn and returns its question; returns nil where the question is not offered.
  mutating func ask(_ followUp: FollowUp.Kind?, id: Int) -> AssistantQuestion? {
    guard var question else { return nil }
    if let followUp {
      guard offersFollowUps, let explanation else { return nil }
      question.kind = .followUp(followUp, explanation, examples: examples)
    } else if !offersExplanation {
      return nil
    }
    turns.append(AssistantTurn(id: id, followUp: followUp))
    return question
  }

  /// Changes the open turn if it has this id.
  mutating func updateTurn(_ id: Int, _ change: (inout AssistantTurn) -> Void) {
    guard openTurn == id else { return }
    change(&turns[turns.count - 1])
  }

  /// The last explanation.
  private var explanation: ExplanationReply? {
    turns.reversed().lazy.compactMap { turn in
      if case .explained(let reply) = turn.state { reply } else { nil }
    }.first
  }

  /// The examples shown so far, except that of the last explanation.
  private var examples: [String] {
    let all = turns.compactMap { turn -> String? in
      switch turn.state {
      case .explained(let reply): reply.example.turkish
      case .example(let example): example.turkish
      default: nil
      }
    }
    return all.filter { $0 != explanation?.example.turkish }
  }
}
