import SeededRandom

/// The scheduler FSRS-6: cards return when the chance of recall has fallen to the desired
/// retention.
public struct FSRS: Hashable, Sendable {
  public let parameters: FSRSParameters
  /// The chance of recall at which a card is shown again.
  public let desiredRetention: Double
  /// The waits of a new card, in seconds; may be empty.
  public let learningSteps: [Int]
  /// The waits of a forgotten card, in seconds; may be empty.
  public let relearningSteps: [Int]
  /// In days.
  public let maximumInterval: Int
  /// Whether intervals vary by a few days, so that cards learned together part.
  public let isFuzzed: Bool

  let model: FSRSModel
  /// What the stability is multiplied with, and divided by, to give the interval.
  private let span: Double

  public static let retentions = 0.1...0.999
  public static let intervals = 1...36_500
  /// The length of a step in seconds: up to 30 days.
  public static let stepLengths = 1...2_592_000

  /// Values out of range are moved to its end; `SchedulerSettings` refuses them instead.
  public init(
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

  /// The chance of recall on a day; nil for a new card.
  public func retrievability(_ state: FSRSState, on day: StudyDay) -> Double? {
    guard let memory = state.memory else { return nil }
    let elapsed = state.lastReview.map { day - $0.day } ?? 0
    return model.retrievability(memory.stability, elapsedDays: elapsed)
  }

  /// The state after an answer.
  ///
  /// `elapsedDays` since the last answer are counted in days of study if they are not given. The
  /// seed is the card's; the fuzz depends on it and on the number of answers, so that an answer
  /// taken back and given again leads to the same day.
  public func answer(
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

  /// The next phase with the seconds to wait; nil instead of seconds stands for the interval.
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

  /// The next step and its wait; nil where the steps are done.
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

  /// The whole days until the chance of recall is the desired one.
  func interval(_ stability: Double) -> Int {
    let days = (stability / model.factor * span).rounded(.toNearestOrEven)
    return Int(min(max(days, 1), Double(maximumInterval)))
  }

  /// Anki's fuzz: each day around the interval is equally likely.
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
