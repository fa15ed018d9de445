import Memory

/// Probabilities and their log odds.
package enum Logistic {
  /// Returns the probability with these log odds.
  package static func probability(_ logit: Double) -> Double {
    logit > -35 ? 1 / (1 + LibM.exponential(-logit)) : 0
  }

  /// Returns the log odds of a probability, which is kept away from 0 and 1 by a millionth.
  package static func logit(_ probability: Double) -> Double {
    let inside = min(max(probability, 1e-6), 1 - 1e-6)
    return LibM.logarithm(inside / (1 - inside))
  }

  /// Returns the log loss of a prediction; no single answer costs more than that of 1 in 10,000.
  package static func loss(_ probability: Double, isRight: Bool) -> Double {
    let inside = min(max(probability, 1e-4), 1 - 1e-4)
    return -LibM.logarithm(isRight ? inside : 1 - inside)
  }
}
