public import Memory

/// Decides when a card returns after an answer.
public struct CardScheduler: Sendable, Hashable {
  private let scheduler: Scheduler

  /// FSRS-6 with its standard parameters.
  ///
  /// Source: github.com/open-spaced-repetition, as implemented by py-fsrs 6.
  ///
  /// - Parameters:
  ///   - retention: the chance of recall at which a card is shown again, 0.1 to 0.999; values
  ///     outside are moved to the nearer end.
  ///   - isFuzzed: whether intervals vary by a few days, so that cards learned together part.
  /// - Returns: a scheduler with learning steps of one and ten minutes.
  public static func fsrs(retention: Double = 0.9, isFuzzed: Bool = true) -> CardScheduler {
    CardScheduler(scheduler: .fsrs(FSRS(desiredRetention: retention, isFuzzed: isFuzzed)))
  }

  /// FSRS-6 with parameters that were fitted to a learner.
  ///
  /// - Parameters:
  ///   - parameters: 21 numbers; 19 of FSRS-5 and 17 of FSRS-4.5 are carried over.
  ///   - retention: as for `fsrs(retention:isFuzzed:)`.
  ///   - isFuzzed: as for `fsrs(retention:isFuzzed:)`.
  /// - Returns: nil if there is another number of them, or one is out of its bounds.
  public static func fsrs(
    parameters: [Double],
    retention: Double = 0.9,
    isFuzzed: Bool = true
  ) -> CardScheduler? {
    guard let fitted = try? FSRSParameters(parameters) else { return nil }
    return CardScheduler(
      scheduler: .fsrs(FSRS(parameters: fitted, desiredRetention: retention, isFuzzed: isFuzzed))
    )
  }

  /// Intervals of fixed lengths, one step up for each answer that is remembered.
  public static var ladder: CardScheduler { CardScheduler(scheduler: .ladder(Ladder())) }

  /// Levels by points, as the trainer LearnIO counts them.
  public static var learnIO: CardScheduler { CardScheduler(scheduler: .learnIO(LearnIO())) }

  /// The state of a card that was never answered, due on the day that it is made.
  public func newCard(on day: StudyDay) -> CardState {
    CardState(memory: scheduler.initial(on: day))
  }

  /// The state after an answer; a state of another scheduler is carried over first.
  ///
  /// - Parameters:
  ///   - card: the state before the answer.
  ///   - rating: how well the card was remembered.
  ///   - moment: the time of the answer, with the day of study that the caller's clock makes of it.
  ///   - seed: the card's own number, from which the fuzz is drawn; the same seed gives the same day.
  /// - Returns: the state to be kept, with the time at which the card is due.
  public func answer(
    _ card: CardState,
    _ rating: Rating,
    at moment: Moment,
    seed: UInt64 = 0
  ) -> CardState {
    let memory = scheduler.converted(card.memory)
    return CardState(memory: scheduler.answer(memory, rating, at: moment, seed: seed))
  }

  /// The chance of recall on a day, 0 to 1; nil for a new card, and for the ladder and LearnIO.
  public func retrievability(of card: CardState, on day: StudyDay) -> Double? {
    scheduler.retrievability(card.memory, on: day)
  }
}
