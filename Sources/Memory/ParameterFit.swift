import SeededRandom

/// Fits the parameters of FSRS-6 to a learner's own answers.
///
/// The method is that of fsrs-rs: the first stabilities by themselves, then Adam over batches of
/// cards with a pull to the standard parameters. The result depends on the log and the seed alone.
public struct ParameterFit: Hashable, Sendable {
  public var seed: UInt64
  /// How often the log is gone through.
  public var epochs: Int

  public init(seed: UInt64 = 2026, epochs: Int = 5) {
    self.seed = seed
    self.epochs = min(max(epochs, 1), 100)
  }

  /// What came out.
  public struct Outcome: Hashable, Sendable {
    public var parameters: FSRSParameters
    public var verdict: Verdict
    /// The predictions by which parameters were judged.
    public var predictions: Int
    /// The mean log loss of the parameters that there were; 0 without predictions.
    public var lossBefore: Double
    /// The same of the standard parameters.
    public var lossOfStandard: Double
    /// The same of those that there are now: never more than the other two, except where nothing
    /// was tried.
    public var lossAfter: Double
  }

  public enum Verdict: Hashable, Sendable {
    case fitted
    /// With so little, only the four first stabilities are fitted.
    case fittedFirstOnly
    /// The parameters that there were stay: the log has too few predictions.
    case keptTooFew
    /// The parameters that there were stay: nothing better was found on the log.
    case kept
    /// The standard parameters are better on the log than those that there were and than any found.
    case standard
  }

  /// Below this nothing is fitted.
  public static let leastPredictions = 8
  /// Below this only the first stabilities are.
  public static let leastForAll = 64

  /// Fits to a log; `current` are the parameters that there are, which stay if nothing is better.
  public func fit(_ log: FitLog, current: FSRSParameters = .standard) -> Outcome {
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

  /// The predictions of a batch.
  private static let batchSize = 512

  private func descended(_ log: FitLog, from start: [Double]) -> [Double] {
    var numbers = SplitMix64(seed: seed)
    var order = Array(0..<log.cards)
    let batches = max(1, (log.predictions + Self.batchSize - 1) / Self.batchSize)
    var descent = AdamDescent(from: start, turns: batches * epochs)
    for _ in 0..<epochs {
      order.shuffle(using: &numbers)
      for batch in 0..<batches {
        let range = order.count * batch / batches..<order.count * (batch + 1) / batches
        var gradient = LossGradient(descent.parameters)
        for card in order[range] { gradient.add(log, card) }
        descent.take(Self.pulled(gradient.gradient, descent.parameters, start, batches))
      }
    }
    return descent.parameters
  }

  /// How far the parameters of learners lie apart; from fsrs-rs.
  private static let deviations = [
    6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25,
    1.03, 0.31, 0.32, 0.14, 0.27,
  ]

  /// The gradient with the pull to the start, which weighs the same however long the log is.
  private static func pulled(
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
  /// Takes parameters if they are better.
  fileprivate mutating func offer(
    _ parameters: FSRSParameters,
    _ loss: Double,
    _ verdict: ParameterFit.Verdict
  ) {
    guard loss < lossAfter else { return }
    (self.parameters, lossAfter, self.verdict) = (parameters, loss, verdict)
  }
}
