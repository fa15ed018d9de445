import Cards
package import Memory
import Scoring

/// What of the present card is shown, and what the answer suggests.
extension ReviewCoordinator {
  /// Whether the present word is shown, so that it can be heard.
  package var showsWord: Bool {
    switch phase {
    case .asking(let asked): asked.card.kind == .recognise
    case .shown: true
    case .fetching, .over: false
    }
  }

  /// Whether the present card has a picture that may be opened.
  package var offersPicture: Bool {
    if case .shown(let asked, _) = phase { !asked.card.entry.image.isEmpty } else { false }
  }

  /// Whether the learner types the answer now.
  package var isTyping: Bool {
    if case .asking(let asked) = phase { asked.card.kind == .type } else { false }
  }

  /// The rating that Enter gives: good, unless a typed answer suggests a lower one.
  package var suggestion: Rating {
    guard case .shown(let asked, let judgement) = phase, asked.card.kind == .type else {
      return .good
    }
    return switch judgement?.verdict {
    case .correct, .correctWithNote: .good
    case .unsure, .almost: .hard
    case .wrong, nil: .again
    }
  }
}
