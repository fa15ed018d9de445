import SeededRandom

/// Fits the parameters of FSRS-6 to a learner's answers.
///
/// The method is that of fsrs-rs: first the four first stabilities, then all parameters by Adam
/// over batches of cards, regularised towards the start. The result depends only on log and seed.
package struct ParameterFit: Hashable, Sendable {
  package var seed: UInt64
  /// The number of passes over the log.
  package var epochs: Int

  /// Creates a fit; epochs are clamped to 1...100.
  package init(seed: UInt64 = 2026, epochs: Int = 5) {
    self.seed = seed
    self.epochs = min(max(epochs, 1), 100)
  }

  /// The result of a fit.
  package struct Outcome: Hashable, Sendable {
    package var parameters: FSRSParameters
    package var verdict: Verdict
    /// The number of predictions in the log.
    package var predictions: Int
    /// The mean log loss of the current parameters; 0 without predictions.
    package var lossBefore: Double
    /// The mean log loss of the standard parameters.
    package var lossOfStandard: Double
    /// The mean log loss of the resulting parameters; never more than the other two, unless nothing
    /// was fitted.
    package var lossAfter: Double
  }

  /// The origin of the resulting parameters.
  package enum Verdict: Hashable, Sendable {
    case fitted
    /// Only the four first stabilities were fitted, because the log is short.
    case fittedFirstOnly
    /// The current parameters stay, because the log has too few predictions.
    case keptTooFew
    /// The current parameters stay, because no better ones were found.
    case kept
    /// The standard parameters have a smaller loss than the current and the fitted ones.
    case standard
  }

  /// With fewer predictions nothing is fitted.
  package static let leastPredictions = 8
  /// With fewer predictions only the first stabilities are fitted.
  package static let leastForAll = 64

  /// Fits parameters to a log; `current` stay if no better ones are found.
  package func fit(_ log: FitLog, current: FSRSParameters = .standard) -> Outcome {
    let before = log.logLoss(current) ?? 0
    let standard = log.logLoss(.standard) ?? 0
    var outcome = Outcome(
      parameters: current,
      verdict: .keptTooFew,
      predictions: log.predictions,
      lossBefore: before,
      lossOfStandard: standard,
      lossAfter: before
    )
    guard log.predictions >= Self.leastPredictions else { return outcome }
    outcome.verdict = .kept
    outcome.offer(.standard, standard, .standard)
    let isShort = log.predictions < Self.leastForAll
    let first = withFirstStabilities(log)
    offer(first, isShort ? .fittedFirstOnly : .fitted, log, &outcome)
    if !isShort { offer(descended(log, from: first), .fitted, log, &outcome) }
    return outcome
  }

  private func offer(
    _ values: [Double],
    _ verdict: Verdict,
    _ log: FitLog,
    _ outcome: inout Outcome
  ) {
    guard let parameters = try? FSRSParameters(values), let loss = log.logLoss(parameters) else {
      return
    }
    outcome.offer(parameters, loss, verdict)
  }

  private func withFirstStabilities(_ log: FitLog) -> [Double] {
    let standard = FSRSParameters.standard.values
    return FirstStabilities(log, from: standard).fitted() + standard[4...]
  }

  /// The predictions in a batch.
  private static let batchSize = 512

  private func descended(_ log: FitLog, from start: [Double]) -> [Double] {
    var numbers = SplitMix64(seed: seed)
    var order = Array(0..<log.cards)
    let batches = max(1, (log.predictions + Self.batchSize - 1) / Self.batchSize)
    var descent = AdamDescent(from: start, steps: batches * epochs)
    for _ in 0..<epochs {
      order.shuffle(using: &numbers)
      for batch in 0..<batches {
        let range = order.count * batch / batches..<order.count * (batch + 1) / batches
        var gradient = LossGradient(descent.parameters)
        for card in order[range] { gradient.add(log, card) }
        descent.descend(
          along: Self.regularised(gradient.gradient, descent.parameters, start, batches)
        )
      }
    }
    return descent.parameters
  }

  /// The standard deviations of learners' parameters; from fsrs-rs.
  private static let deviations = [
    6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25,
    1.03, 0.31, 0.32, 0.14, 0.27,
  ]

  /// Returns the gradient with the regularisation towards the start, whose sum over an epoch does
  /// not depend on the length of the log.
  private static func regularised(
    _ gradient: [Double],
    _ parameters: [Double],
    _ start: [Double],
    _ batches: Int
  ) -> [Double] {
    gradient.indices.map { index in
      let distance = parameters[index] - start[index]
      let deviation = deviations[index]
      return gradient[index] + 2 * distance / (deviation * deviation) / Double(batches)
    }
  }
}

extension ParameterFit.Outcome {
  /// Adopts parameters if their loss is smaller.
  fileprivate mutating func offer(
    _ parameters: FSRSParameters,
    _ loss: Double,
    _ verdict: ParameterFit.Verdict
  ) {
    guard loss < lossAfter else { return }
    (self.parameters, lossAfter, self.verdict) = (parameters, loss, verdict)
  }
}
