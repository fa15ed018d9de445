package import Curriculum

/// Why the right option of a question is right and the others are wrong.
package struct ChoiceReasons: Sendable, Equatable {
  /// The words of the passage that decide; nil if nothing is quoted, and while a transcript can still
  /// be heard for other questions.
  package let evidence: Evidence?
  /// The wrong option that was chosen; nil after a right answer and without one.
  package let chosen: Option?
  /// The other wrong options that have a reason; none while the transcript is hidden.
  package let others: [Option]

  /// Collects the reasons of a question; nil if there is nothing to tell.
  package init?(_ item: PreparedItem, _ outcome: Outcome, hidesText: Bool) {
    switch item.task.answering {
    case .choose(let options):
      chosen = outcome.wrongOption
      evidence = hidesText ? nil : item.task.evidence
      others = hidesText ? [] : options.filter { [chosen] in $0.reason != nil && $0 != chosen }
      if evidence == nil, others.isEmpty, chosen?.reason == nil { return nil }
    case .write, .writeDown, .say, .tell: return nil
    }
  }
}

extension Outcome {
  /// The wrong option that was chosen; nil for every other outcome.
  fileprivate var wrongOption: Option? {
    switch self {
    case .choice(let chosen, _): chosen.isRight ? nil : chosen
    case .text, .speech, .rated, .told, .revealed: nil
    }
  }
}
