import Memory
import Screens
import TextSafety

/// Tables of `dilim decks set`, `dilim cards optimize` and `dilim cards simulate`.
///
/// A translation of a head keeps the columns: it is as long as the sentence.
extension Wording {
  static var today: SafeText { "today" }
  static var tomorrow: SafeText { "tomorrow" }
  static var dueTable: SafeText { "Cards due:       now  after" }

  static func spread(_ number: Int) -> SafeText {
    """
    \(count(number, "card")) would be late and beyond today's limit: spread over the days that follow.
    """
  }

  static func fitted(of log: FitLog, _ outcome: ParameterFit.Outcome) -> SafeText {
    let answers = count(log.answers, "answer")
    let cards = count(log.cards, "card")
    let tests = count(outcome.predictions, "prediction")
    return "\(answers) to \(cards) give \(tests) to test parameters with."
  }

  static func losses(standard: String, before: String, after: String) -> [SafeText] {
    [
      "Log loss (less is better):", "  standard parameters  \(standard)",
      "  present parameters   \(before)", "  best found           \(after)",
    ]
  }

  static func verdict(of outcome: ParameterFit.Outcome) -> SafeText {
    switch outcome.verdict {
    case .fitted: "Fitted: \(outcome.parameters.text)"
    case .fittedFirstOnly:
      "Fitted, with so few answers only the first four: \(outcome.parameters.text)"
    case .keptTooFew:
      "That is too few: \(ParameterFit.leastPredictions) are needed. The parameters stay."
    case .kept: "No better parameters were found: the present ones stay."
    case .standard: "The standard parameters are better than the present ones and any others found."
    }
  }

  static func simulated(_ learner: SafeText, cards: Int, days: Int) -> SafeText {
    "\(learner): \(cards) cards in \(count(days, "day"))"
  }

  static var simulationHead: [SafeText] {
    [
      "  scheduler           reviews  answers   recall  known at",
      "                       a card   a card            the end",
    ]
  }

  static var sameRecall: SafeText { "  FSRS at the same recall (above 100 % it does not win):" }
  static var noSameRecall: SafeText { "no retention reaches its recall" }

  static func match(reviews: String, answers: String, retention: String) -> SafeText {
    "reviews \(reviews)  answers \(answers)  (at \(retention))"
  }

  static func fsrs(at retention: String) -> SafeText { "FSRS at \(retention)" }
  static var ladderRestarts: SafeText { "ladder, restarts" }
  static var ladderGoesOn: SafeText { "ladder, goes on" }
}
