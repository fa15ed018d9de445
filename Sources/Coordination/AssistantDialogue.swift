import Feedback

/// The questions to a language model about one answer, and its replies.
package struct AssistantDialogue: Sendable, Equatable {
  /// Nil without a model, or with nothing to explain.
  var question: AssistantQuestion?
  /// The turns in order; only the last one can be open.
  package internal(set) var turns: [AssistantTurn] = []

  init(_ question: AssistantQuestion? = nil) { self.question = question }

  /// Whether the learner can ask for an explanation: once, and again if that failed or was reported.
  package var offersExplanation: Bool {
    question != nil
      && turns.allSatisfy { turn in
        switch turn.state {
        case .failed, .reported: true
        default: turn.followUp != nil && !turn.isOpen
        }
      }
  }

  /// Whether the learner can ask a follow-up question.
  package var offersFollowUps: Bool { explanation != nil && openTurn == nil }

  /// Whether there is an explanation that the learner can report as bad.
  package var offersReport: Bool { openTurn == nil && turns.contains(where: \.isShown) }

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

  /// Takes the explanation with its follow-ups from the screen; returns the question to report.
  mutating func report() -> AssistantQuestion? {
    guard offersReport, let question, var turn = turns.first(where: \.isShown) else { return nil }
    turn.report()
    turns = [turn]
    return question
  }

  /// Shows a reply that the record has.
  mutating func show(_ reply: AssistantReply) {
    var turn = AssistantTurn(id: 0, followUp: nil)
    turn.finish(with: reply)
    turns = [turn]
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
