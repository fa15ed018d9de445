import Feedback

// The questions to a language model are offered unless the learner has overruled the mark.
extension JudgedItem {
  /// Whether the learner can ask for an explanation.
  package var offersExplanation: Bool { dialogue.offersExplanation && !isOverruled }

  /// Whether the learner can ask a follow-up question.
  package var offersFollowUps: Bool { dialogue.offersFollowUps && !isOverruled }

  /// Whether there is an explanation that the learner can report as bad.
  package var offersReport: Bool { dialogue.offersReport && !isOverruled }

  /// The turns with the language model in order; only the last one can be open.
  package var turns: [AssistantTurn] { dialogue.turns }
}
