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
    [Wording.fitted(of: log, outcome)] + losses + [Wording.verdict(of: outcome)]
  }

  private var losses: [SafeText] {
    guard outcome.predictions >= ParameterFit.leastPredictions else { return [] }
    return Wording.losses(
      standard: outcome.lossOfStandard.text(decimals: 4),
      before: outcome.lossBefore.text(decimals: 4),
      after: outcome.lossAfter.text(decimals: 4)
    )
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
