import Foundation
import Mastery
import SeededRandom

/// The things about a course that simulated learners share.
struct LearnerWorld {
  let bank: ItemBank
  /// How hard each item is beyond its tags, in log odds; no model knows it.
  let difficulty: [Double]
  /// The last eight tags of the two units before the unit of each tag.
  let prerequisites: [[Int]]

  init(bank: ItemBank) {
    self.bank = bank
    var random = SplitMix64(seed: 4_242)
    difficulty = bank.items.map { _ in random.gaussian(0, 0.6) }
    let units = bank.unitOfTag
    prerequisites = units.map { unit in
      units.indices.filter { unit - 2 <= units[$0] && units[$0] < unit }.suffix(8)
    }
  }

  /// The mean seconds of an answer of each kind.
  static func seconds(of kind: AnswerKind) -> Double {
    switch kind {
    case .choice: 14
    case .dictation: 25
    case .typed: 30
    case .speaking: 18
    }
  }

  /// Returns a time in days as milliseconds.
  static func milliseconds(_ days: Double) -> Int64 { Int64((days * 86_400_000).rounded()) }
}

extension SplitMix64 {
  /// Returns a number from a normal distribution, by Box and Muller.
  mutating func gaussian(_ mean: Double, _ deviation: Double) -> Double {
    let radius = (-2 * log(1 - nextUnit())).squareRoot()
    return mean + deviation * radius * cos(2 * .pi * nextUnit())
  }

  /// Returns a number between two others.
  mutating func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * nextUnit()
  }

  /// Returns a place in a list of weights, drawn by weight.
  mutating func place(by weights: [Double]) -> Int {
    var rest = weights.reduce(0, +) * nextUnit()
    for (place, weight) in weights.enumerated() {
      if rest < weight { return place }
      rest -= weight
    }
    return max(0, weights.count - 1)
  }
}
