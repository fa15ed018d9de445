import Scoring

/// The learner's own judgement of a sentence that was said where nothing could be recorded.
package enum SelfRating: Int, Sendable, Equatable, CaseIterable {
  /// The sentence is to be said again; this counts neither as right nor as wrong.
  case again
  /// It was said with a stumble.
  case nearly
  /// It was said like the model.
  case clear

  var verdict: Verdict {
    switch self {
    case .again: .unsure
    case .nearly: .correctWithNote
    case .clear: .correct
    }
  }

  /// The score of the record, 0 to 1; no sound was compared.
  var score: Double {
    switch self {
    case .again: 0
    case .nearly: 0.75
    case .clear: 1
    }
  }
}
