/// A correction of the model's log odds that is fitted to a learner's own answers.
package struct Calibration: Sendable, Equatable {
  package var slope: Double
  package var intercept: Double

  /// Creates a calibration.
  package init(slope: Double, intercept: Double) {
    self.slope = slope
    self.intercept = intercept
  }

  /// Leaves the log odds as they are.
  package static let none = Calibration(slope: 1, intercept: 0)

  func logOdds(_ logOdds: Double) -> Double { slope * logOdds + intercept }

  func probability(_ logOdds: Double) -> Double { Logistic.probability(self.logOdds(logOdds)) }
}

extension Calibration {
  /// A prediction in log odds, without a calibration, and what came.
  package typealias Outcome = (logOdds: Double, isRight: Bool)

  /// Returns the calibration with the least log loss; a prior keeps the slope near 1 and the
  /// intercept near 0, with the certainty of some answers.
  package static func fitted(to outcomes: some Collection<Outcome>) -> Calibration {
    var result = Calibration.none
    for _ in 0..<12 {
      var step = NewtonStep(at: result)
      for outcome in outcomes { step.add(outcome, at: result) }
      guard let change = step.change else { break }
      result.slope -= change.slope
      result.intercept -= change.intercept
      if abs(change.slope) + abs(change.intercept) < 1e-9 { break }
    }
    return result.slope.isFinite && result.intercept.isFinite && result.slope > 0 ? result : .none
  }

  /// Returns the mean log loss of the predictions of some answers.
  package func loss(on outcomes: some Collection<Outcome>) -> Double {
    let sum = outcomes.reduce(0.0) { sum, outcome in
      sum + Logistic.loss(probability(outcome.logOdds), isRight: outcome.isRight)
    }
    return outcomes.isEmpty ? 0 : sum / Double(outcomes.count)
  }

  /// A step of Newton's method in two dimensions.
  private struct NewtonStep {
    /// The certainty of the prior, as of some answers.
    private static let prior = 5.0
    var slope: Double
    var intercept: Double
    var slopeCurve = prior
    var crossCurve = 0.0
    var interceptCurve = prior

    init(at point: Calibration) {
      slope = Self.prior * (point.slope - 1)
      intercept = Self.prior * point.intercept
    }

    mutating func add(_ outcome: Outcome, at point: Calibration) {
      let probability = point.probability(outcome.logOdds)
      let error = probability - (outcome.isRight ? 1 : 0)
      let curve = probability * (1 - probability)
      slope += error * outcome.logOdds
      intercept += error
      slopeCurve += curve * outcome.logOdds * outcome.logOdds
      crossCurve += curve * outcome.logOdds
      interceptCurve += curve
    }

    var change: (slope: Double, intercept: Double)? {
      let determinant = slopeCurve * interceptCurve - crossCurve * crossCurve
      guard determinant > 1e-12 else { return nil }
      return (
        (interceptCurve * slope - crossCurve * intercept) / determinant,
        (slopeCurve * intercept - crossCurve * slope) / determinant
      )
    }
  }
}
