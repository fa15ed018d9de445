import Feedback

/// What a language model is asked about the answer, and what it has said.
extension JudgedItem {
  /// Whether an explanation can be asked for: not twice, unless the first try failed.
  public var offersExplanation: Bool {
    guard question != nil, !isOverruled else { return false }
    return turns.allSatisfy { turn in
      if case .failed = turn.state { true } else { turn.followUp != nil && !turn.isOpen }
    }
  }

  /// Whether more can be asked for after an explanation.
  public var offersFollowUps: Bool {
    explanation != nil && openTurn == nil && !isOverruled
  }

  /// The id of the question whose reply is awaited.
  public var openTurn: Int? { turns.last.flatMap { $0.isOpen ? $0.id : nil } }

  /// The question to ask now; nil where it is not offered.
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

  /// Takes something for the question with this id; for another it is dropped.
  mutating func take(for id: Int, _ change: (inout AssistantTurn) -> Void) {
    guard openTurn == id else { return }
    change(&turns[turns.count - 1])
  }

  /// The explanation that was given last.
  private var explanation: ExplanationReply? {
    turns.reversed().lazy.compactMap { turn in
      if case .explained(let reply) = turn.state { reply } else { nil }
    }.first
  }

  /// The examples shown besides that of the last explanation.
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
