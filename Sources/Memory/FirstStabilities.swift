/// Fits the first four parameters: the stability after the first answer with each rating.
///
/// As in fsrs-rs, each card contributes its first answer on a later day. These outcomes are grouped
/// by rating and days and smoothed by one average outcome; |s − s₀| / 16 is the penalty for the
/// distance to the start values.
struct FirstStabilities {
  private struct Outcomes {
    var count = 0.0
    var passes = 0.0
  }

  /// By rating, then by days.
  private var groups: [[Int: Outcomes]] = Array(repeating: [:], count: 4)
  private let start: [Double]

  init(_ log: FitLog, from start: [Double]) {
    self.start = start
    for card in 0..<log.cards {
      let answers = log.starts[card]..<log.starts[card + 1]
      guard let later = answers.dropFirst().first(where: { log.elapsed[$0] > 0 }) else { continue }
      let rating = log.ratings[answers.lowerBound].index
      groups[rating][log.elapsed[later], default: Outcomes()].count += 1
      if log.ratings[later].isPass {
        groups[rating][log.elapsed[later], default: Outcomes()].passes += 1
      }
    }
  }

  private func count(_ rating: Int) -> Double { groups[rating].values.reduce(0) { $0 + $1.count } }

  /// Returns the four stabilities in ascending order.
  func fitted() -> [Double] {
    let counts = (0..<4).map(count)
    let passes = groups.reduce(0) { $1.values.reduce($0) { $0 + $1.passes } }
    let average = passes / max(1, counts.reduce(0, +))
    let found = (0..<4).map { counts[$0] == 0 ? start[$0] : best($0, average) }
    return Self.ascending(found, counts)
  }

  /// Finds the best stability by ternary search over its logarithm, where the loss is unimodal.
  private func best(_ rating: Int, _ average: Double) -> Double {
    let curve = FitModel(start)
    // Sorted, because the order of a dictionary would change the last bits of the sums.
    let outcomes = groups[rating].sorted { $0.key < $1.key }
    func loss(_ logarithm: Double) -> Double {
      let stability = LibM.exponential(logarithm)
      return outcomes.reduce(abs(stability - start[rating]) / 16) { sum, group in
        let (days, outcome) = group
        let chance = (outcome.passes + average) / (outcome.count + 1)
        let logRatio = LibM.logarithm(1 + curve.factor * Double(days) / stability)
        let miss = max(1 - LibM.exponential(curve.decay * logRatio), 1e-9)
        return sum - outcome.count
          * (chance * curve.decay * logRatio + (1 - chance) * LibM.logarithm(miss))
      }
    }
    var (low, high) = (LibM.logarithm(0.001), LibM.logarithm(100))
    for _ in 0..<60 {
      let third = (high - low) / 3
      if loss(low + third) < loss(high - third) { high -= third } else { low += third }
    }
    return min(max(LibM.exponential((low + high) / 2), 0.001), 100)
  }

  /// Makes the values ascending: of two in the wrong order, the one with fewer outcomes is
  /// replaced.
  private static func ascending(_ values: [Double], _ counts: [Double]) -> [Double] {
    var values = values
    for _ in 0..<3 {
      for index in 0..<3 where values[index] > values[index + 1] {
        if counts[index] > counts[index + 1] {
          values[index + 1] = values[index]
        } else {
          values[index] = values[index + 1]
        }
      }
    }
    return values
  }
}
