import SeededRandom

/// The scheduler FSRS-6: a card returns when its retrievability has fallen to the desired
/// retention.
package struct FSRS: Hashable, Sendable {
  package let parameters: FSRSParameters
  /// The retrievability at which a card is shown again.
  package let desiredRetention: Double
  /// The learning steps of a new card, in seconds; may be empty.
  package let learningSteps: [Int]
  /// The relearning steps of a forgotten card, in seconds; may be empty.
  package let relearningSteps: [Int]
  /// In days.
  package let maximumInterval: Int
  /// Whether intervals vary by a few days, so that cards learned together do not stay together.
  package let isFuzzed: Bool

  let model: FSRSModel
  /// The interval is the stability times this, divided by ``FSRSModel/factor``.
  private let span: Double

  /// The allowed desired retentions.
  package static let retentions = 0.1...0.999
  /// The allowed maximum intervals in days.
  package static let intervals = 1...36_500
  /// The allowed length of a step in seconds, up to 30 days.
  package static let stepLengths = 1...2_592_000

  /// Creates a scheduler; values are clamped to their ranges, where `SchedulerSettings` refuses
  /// them.
  package init(
    parameters: FSRSParameters = .standard,
    desiredRetention: Double = 0.9,
    learningSteps: [Int] = [60, 600],
    relearningSteps: [Int] = [600],
    maximumInterval: Int = 36_500,
    isFuzzed: Bool = false
  ) {
    self.parameters = parameters
    self.desiredRetention = Self.clamp(desiredRetention, Self.retentions)
    self.learningSteps = learningSteps.map { Self.clamp($0, Self.stepLengths) }
    self.relearningSteps = relearningSteps.map { Self.clamp($0, Self.stepLengths) }
    self.maximumInterval = Self.clamp(maximumInterval, Self.intervals)
    self.isFuzzed = isFuzzed
    model = FSRSModel(parameters)
    span = LibM.power(self.desiredRetention, 1 / model.decay) - 1
  }

  private static func clamp<Value: Comparable>(
    _ value: Value,
    _ range: ClosedRange<Value>
  ) -> Value {
    min(max(value, range.lowerBound), range.upperBound)
  }

  /// Returns the chance of recall on a day; nil for a new card.
  package func retrievability(_ state: FSRSState, on day: StudyDay) -> Double? {
    guard let memory = state.memory else { return nil }
    let elapsed = state.lastReview.map { day - $0.day } ?? 0
    return model.retrievability(memory.stability, elapsedDays: elapsed)
  }

  /// Returns the state after an answer.
  ///
  /// Without `elapsedDays` the days of study since the last answer are counted. The fuzz depends on
  /// the card's seed and on the number of answers, so an answer that is undone and repeated leads
  /// to the same day.
  package func answer(
    _ state: FSRSState,
    _ rating: Rating,
    at moment: Moment,
    elapsedDays: Int? = nil,
    seed: UInt64 = 0
  ) -> FSRSState {
    let elapsed = elapsedDays ?? state.lastReview.map { moment.day - $0.day } ?? 0
    let memory = model.memory(after: rating, state.memory, elapsedDays: elapsed)
    var next = state
    next.memory = memory
    next.lastReview = moment
    next.reviews = state.reviews &+ 1
    let wait: Int?
    (next.phase, wait) = step(state.phase, rating)
    if let wait {
      next.due = wait < 86_400 ? .at(moment.seconds + Int64(wait)) : .on(moment.day + wait / 86_400)
    } else {
      let days = interval(memory.stability)
      next.due = .on(moment.day + (isFuzzed ? fuzzed(days, seed: seed, next.reviews) : days))
    }
    return next
  }

  /// Returns the next phase and the step in seconds; without a step the interval applies.
  private func step(_ phase: FSRSState.Phase, _ rating: Rating) -> (FSRSState.Phase, Int?) {
    switch phase {
    case .learning(let step):
      guard let (next, wait) = Self.step(step, learningSteps, rating) else { return (.review, nil) }
      return (.learning(step: next), wait)
    case .relearning(let step):
      guard let (next, wait) = Self.step(step, relearningSteps, rating) else {
        return (.review, nil)
      }
      return (.relearning(step: next), wait)
    case .review:
      guard rating == .again, let wait = relearningSteps.first else { return (.review, nil) }
      return (.relearning(step: 0), wait)
    }
  }

  /// Returns the next step and its length in seconds; nil after the last step.
  private static func step(_ step: Int, _ steps: [Int], _ rating: Rating) -> (Int, Int)? {
    guard let first = steps.first else { return nil }
    if rating == .again { return (0, first) }
    guard steps.indices.contains(step) else { return nil }
    switch rating {
    case .hard where step == 0:
      return (0, steps.count == 1 ? first * 3 / 2 : (first + steps[1]) / 2)
    case .hard: return (step, steps[step])
    case .good where step + 1 < steps.count: return (step + 1, steps[step + 1])
    default: return nil
    }
  }

  /// Returns the whole days until the retrievability falls to the desired retention.
  func interval(_ stability: Double) -> Int {
    let days = (stability / model.factor * span).rounded(.toNearestOrEven)
    return Int(min(max(days, 1), Double(maximumInterval)))
  }

  /// Returns an interval with Anki's fuzz: each day of a range around it is equally likely.
  private func fuzzed(_ days: Int, seed: UInt64, _ reviews: Int) -> Int {
    guard days >= 3 else { return days }
    let length = Double(days)
    let delta =
      1 + 0.15 * (min(length, 7) - 2.5) + 0.1 * max(0, min(length, 20) - 7)
      + 0.05 * max(0, length - 20)
    let high = min((length + delta).rounded(.toNearestOrEven), Double(maximumInterval))
    let low = min(max(2, (length - delta).rounded(.toNearestOrEven)), high)
    var numbers = SplitMix64(seed: seed &+ UInt64(truncatingIfNeeded: reviews))
    return Int((low + numbers.nextUnit() * (1 + high - low)).rounded(.down))
  }
}
