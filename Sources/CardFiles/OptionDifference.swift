package import Cards
import Memory

/// An option of a deck in Anki that differs from the settings of the deck here.
package enum OptionDifference: Hashable, Sendable {
  case retention(Double)
  /// Fitted parameters of FSRS.
  case parameters
  case newLimit(Int)
  case reviewLimit(Int)
  /// In minutes.
  case learningSteps([Double])
  case relearningSteps([Double])
  case maximumInterval(Int)
  case leechThreshold(Int)
}

extension AnkiCollection.Options {
  /// Returns the options that differ from the settings of a deck.
  package func differences(from settings: DeckSettings) -> [OptionDifference] {
    let fsrs = settings.scheduler.fsrs
    var found: [OptionDifference] = []
    if abs(desiredRetention - fsrs.desiredRetention) > 0.0005 {
      found.append(.retention(desiredRetention))
    }
    if let parameters, !Self.areSame(parameters, fsrs.parameters.values) {
      found.append(.parameters)
    }
    if newLimit != settings.newLimit { found.append(.newLimit(newLimit)) }
    if reviewLimit != settings.reviewLimit { found.append(.reviewLimit(reviewLimit)) }
    if !Self.areSame(learningSteps, fsrs.learningSteps.map { Double($0) / 60 }) {
      found.append(.learningSteps(learningSteps))
    }
    if !Self.areSame(relearningSteps, fsrs.relearningSteps.map { Double($0) / 60 }) {
      found.append(.relearningSteps(relearningSteps))
    }
    if maximumInterval != fsrs.maximumInterval { found.append(.maximumInterval(maximumInterval)) }
    if leechThreshold != settings.leechThreshold {
      found.append(.leechThreshold(leechThreshold))
    }
    return found
  }

  /// Compares with a tolerance, because files have fewer digits.
  private static func areSame(_ numbers: [Double], _ others: [Double]) -> Bool {
    numbers.count == others.count && zip(numbers, others).allSatisfy { abs($0 - $1) < 0.0005 }
  }
}
