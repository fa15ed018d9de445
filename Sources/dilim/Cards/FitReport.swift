import Memory
import Screens
import TextSafety

/// What came of fitting the parameters to a log.
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
    return ["\(answers) to \(cards) make \(tests) to test parameters by."] + losses + [verdict]
  }

  private var losses: [SafeText] {
    guard outcome.predictions >= ParameterFit.leastPredictions else { return [] }
    return [
      "Log loss, the less the better:",
      "  standard parameters  \(outcome.lossOfStandard.text(decimals: 4))",
      "  those of now         \(outcome.lossBefore.text(decimals: 4))",
      "  best found           \(outcome.lossAfter.text(decimals: 4))",
    ]
  }

  private var verdict: SafeText {
    switch outcome.verdict {
    case .fitted: "Fitted: \(outcome.parameters.text)"
    case .fittedFirstOnly:
      "Fitted, with so few answers only the first four: \(outcome.parameters.text)"
    case .keptTooFew:
      "That is too little, for \(ParameterFit.leastPredictions) are needed: the parameters stay."
    case .kept: "Nothing better was found than what there is: the parameters stay."
    case .standard: "The standard parameters are better than those of now and any other found."
    }
  }
}

extension ParameterFit.Outcome {
  /// Whether there is anything to set.
  var isChange: Bool {
    switch verdict {
    case .fitted, .fittedFirstOnly, .standard: true
    case .kept, .keptTooFew: false
    }
  }
}

extension FSRSParameters {
  /// The numbers as they can be typed again.
  var text: String { values.map { "\($0.rounded(decimals: 4))" }.joined(separator: ",") }
}

extension Double {
  func rounded(decimals: Int) -> Double {
    let factor = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    return (self * factor).rounded() / factor
  }

  /// With exactly so many decimals.
  func text(decimals: Int) -> String {
    let text = "\(rounded(decimals: decimals))"
    guard let point = text.firstIndex(of: "."), !text.contains("e") else { return text }
    if decimals == 0 { return String(text[..<point]) }
    let digits = text.distance(from: point, to: text.endIndex) - 1
    return text + String(repeating: "0", count: max(0, decimals - digits))
  }
}
