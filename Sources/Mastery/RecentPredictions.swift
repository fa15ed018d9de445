/// The last predictions of a learner's answers, from which the calibration is fitted.
struct RecentPredictions: Sendable {
  /// The number of answers that are kept.
  static let limit = 1_000
  /// The number of answers before the first fit.
  static let least = 300
  static let daysBetweenFits = 30.0

  /// A prediction as the model made it and as it was told.
  struct Prediction: Sendable {
    /// Before the calibration.
    var logOdds = 0.0
    /// After the calibration of the time.
    var probability = 0.0
    var isRight = false
  }

  /// The oldest first, but for the part before ``start``, which is the newest.
  private(set) var predictions: [Prediction] = []
  private var start = 0
  private var lastFit: Int64?

  mutating func append(_ prediction: Prediction) {
    if predictions.count < Self.limit {
      predictions.append(prediction)
    } else {
      predictions[start] = prediction
      start = (start + 1) % Self.limit
    }
  }

  /// Returns a calibration once a month from 300 answers on, otherwise nil.
  ///
  /// It is fitted to the older four fifths, and none at all is kept unless it is better on the
  /// newest fifth.
  mutating func refit(at time: Int64) -> Calibration? {
    guard predictions.count >= Self.least else { return nil }
    if let lastFit, Days.between(lastFit, time) < Self.daysBetweenFits { return nil }
    lastFit = time
    let outcomes = (predictions[start...] + predictions[..<start]).map { prediction in
      Calibration.Outcome(prediction.logOdds, prediction.isRight)
    }
    let older = outcomes.prefix(outcomes.count * 4 / 5)
    let newest = outcomes.suffix(outcomes.count - older.count)
    let fitted = Calibration.fitted(to: older)
    return fitted.loss(on: newest) < Calibration.none.loss(on: newest) ? fitted : Calibration.none
  }

  mutating func code(by coder: inout some WordCoder) {
    coder.code(&start)
    coder.code(&lastFit)
    coder.code(&predictions, limit: Self.limit, blank: Prediction()) { prediction, coder in
      coder.code(&prediction.logOdds)
      coder.code(&prediction.probability)
      coder.code(&prediction.isRight)
    }
    start = min(max(0, start), max(0, predictions.count - 1))
  }
}

/// The answers whose prediction was in one fifth of the probabilities.
package struct ReliabilityBin: Sendable, Equatable {
  /// 0 to 4; bin 1 holds the predictions from 20 % to under 40 %.
  package var number: Int
  package var count: Int
  package var right: Int
  /// The mean probability that was predicted.
  package var predicted: Double

  /// The share of right answers.
  package var trueShare: Double { Double(right) / Double(max(1, count)) }
}

extension LearnerModel {
  /// The last 1,000 predictions beside what came, in five bins; those of fewer than 20 answers are
  /// left out.
  package var reliability: [ReliabilityBin] {
    (0..<5).compactMap { number in
      let inBin = recent.predictions.filter { min(4, Int($0.probability * 5)) == number }
      guard inBin.count >= 20 else { return nil }
      return ReliabilityBin(
        number: number,
        count: inBin.count,
        right: inBin.count(where: \.isRight),
        predicted: inBin.reduce(0) { $0 + $1.probability } / Double(inBin.count)
      )
    }
  }
}
