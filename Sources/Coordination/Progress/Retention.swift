package import Memory

/// The predicted retention of cards compared with the true one.
///
/// The samples are answers to cards at intervals of a day or more under FSRS: the retrievability
/// that the scheduler gave just before the answer, and whether the answer passed.
package struct Retention: Sendable, Equatable {
  /// The number of samples.
  package let answers: Int
  /// All samples together; nil if there are fewer than ``leastAnswers``.
  package let overall: Group?
  /// The samples in ``groupCount`` groups of about the same size, by rising prediction; empty if a
  /// group would have fewer than ``leastAnswers``.
  package let groups: [Group]

  package static let leastAnswers = 20
  package static let groupCount = 5

  /// Samples with near predictions.
  package struct Group: Sendable, Equatable {
    package var answers: Int
    /// The mean prediction, 0 to 1.
    package var predicted: Double
    /// The share that passed, 0 to 1.
    package var recalled: Double
    /// The interval that holds the true share with 95 % confidence (Wilson's score interval).
    package var interval: ClosedRange<Double>

    /// Sums up samples, which are not empty.
    init(_ samples: some Collection<RecallSample>) {
      answers = samples.count
      let count = Double(max(1, samples.count))
      predicted = samples.reduce(0) { $0 + $1.predicted } / count
      recalled = Double(samples.count(where: \.isRecalled)) / count
      interval = Self.interval(recalled, count)
    }

    private static func interval(_ share: Double, _ count: Double) -> ClosedRange<Double> {
      let (z, square) = (1.96, 1.96 * 1.96)
      let centre = (share + square / (2 * count)) / (1 + square / count)
      let variance = share * (1 - share) / count + square / (4 * count * count)
      let margin = z * variance.squareRoot() / (1 + square / count)
      return max(0, min(share, centre - margin))...min(1, max(share, centre + margin))
    }
  }

  /// Compares samples in any order.
  package init(_ samples: [RecallSample]) {
    answers = samples.count
    overall = samples.count >= Self.leastAnswers ? Group(samples) : nil
    guard samples.count >= Self.leastAnswers * Self.groupCount else {
      groups = []
      return
    }
    let sorted = samples.sorted { $0.predicted < $1.predicted }
    groups = (0..<Self.groupCount).map { index in
      let start = sorted.count * index / Self.groupCount
      let end = sorted.count * (index + 1) / Self.groupCount
      return Group(sorted[start..<end])
    }
  }
}
