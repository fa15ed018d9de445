import Memory
import Screens
import TextSafety

/// The result of fitting parameters to a log, for a person.
struct FitReport {
  private let outcome: ParameterFit.Outcome
  private let log: FitLog

  init(_ outcome: ParameterFit.Outcome, _ log: FitLog) {
    self.outcome = outcome
    self.log = log
  }

  var lines: [SafeText] {
    let answers = Wording.count(log.answers, "answer")
    let cards = Wording.count(log.cards, "card")
    let tests = Wording.count(outcome.predictions, "prediction")
    return ["\(answers) to \(cards) give \(tests) to test parameters with."] + losses + [verdict]
  }

  private var losses: [SafeText] {
    guard outcome.predictions >= ParameterFit.leastPredictions else { return [] }
    return [
      "Log loss (less is better):",
      "  standard parameters  \(outcome.lossOfStandard.text(decimals: 4))",
      "  present parameters   \(outcome.lossBefore.text(decimals: 4))",
      "  best found           \(outcome.lossAfter.text(decimals: 4))",
    ]
  }

  private var verdict: SafeText {
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
}

extension ParameterFit.Outcome {
  /// Whether there are new parameters to set.
  var isChange: Bool {
    switch verdict {
    case .fitted, .fittedFirstOnly, .standard: true
    case .kept, .keptTooFew: false
    }
  }
}

extension FSRSParameters {
  /// The numbers in the form in which they are set.
  var text: String { values.map { "\($0.rounded(decimals: 4))" }.joined(separator: ",") }
}

extension Double {
  func rounded(decimals: Int) -> Double {
    let factor = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    return (self * factor).rounded() / factor
  }

  /// The number with exactly this many decimals.
  func text(decimals: Int) -> String {
    let text = "\(rounded(decimals: decimals))"
    guard let point = text.firstIndex(of: "."), !text.contains("e") else { return text }
    if decimals == 0 { return String(text[..<point]) }
    let digits = text.distance(from: point, to: text.endIndex) - 1
    return text + String(repeating: "0", count: max(0, decimals - digits))
  }
}
