import Foundation
import Mastery

/// How well predictions meet what came.
struct PredictionScore {
  /// A predicted probability and what came.
  typealias Prediction = (probability: Double, isRight: Bool)

  /// The probability that a right answer has a higher prediction than a wrong one.
  var areaUnderCurve: Double
  var logLoss: Double
  /// The mean distance between predicted and true share over ten bins.
  var calibrationError: Double

  init(_ predictions: [Prediction]) {
    areaUnderCurve = Self.area(predictions)
    let losses = predictions.reduce(0.0) {
      $0 + Logistic.loss($1.probability, isRight: $1.isRight)
    }
    logLoss = losses / Double(max(1, predictions.count))
    calibrationError = Self.error(predictions)
  }

  /// By the ranks of the right answers, equal predictions sharing a rank.
  static func area(_ predictions: [Prediction]) -> Double {
    let sorted = predictions.sorted { $0.probability < $1.probability }
    var rankSum = 0.0
    var start = 0
    while start < sorted.count {
      var end = start
      while end < sorted.count, sorted[end].probability == sorted[start].probability { end += 1 }
      let right = sorted[start..<end].count(where: \.isRight)
      rankSum += Double(right) * Double(start + end + 1) / 2
      start = end
    }
    let right = Double(sorted.count(where: \.isRight))
    let wrong = Double(sorted.count) - right
    guard right > 0, wrong > 0 else { return .nan }
    return (rankSum - right * (right + 1) / 2) / (right * wrong)
  }

  private static func error(_ predictions: [Prediction]) -> Double {
    var bins = [(predicted: Double, right: Double)](repeating: (0, 0), count: 10)
    for prediction in predictions {
      let bin = min(9, Int(prediction.probability * 10))
      bins[bin].predicted += prediction.probability
      bins[bin].right += prediction.isRight ? 1 : 0
    }
    let sum = bins.reduce(0.0) { $0 + abs($1.predicted - $1.right) }
    return sum / Double(max(1, predictions.count))
  }
}

/// A mean with the half width of its 95 % interval.
struct Estimate: CustomStringConvertible {
  var mean: Double
  var halfWidth: Double

  init(_ values: [Double]) {
    let count = Double(max(1, values.count))
    let mean = values.reduce(0, +) / count
    let squares = values.reduce(0.0) { $0 + ($1 - mean) * ($1 - mean) }
    self.mean = mean
    halfWidth = values.count > 1 ? 1.96 * (squares / (count - 1) / count).squareRoot() : .nan
  }

  var description: String { String(format: "%.3f ± %.3f", mean, halfWidth) }
}
