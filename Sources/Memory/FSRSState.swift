/// What FSRS remembers of one card.
public struct FSRSState: Hashable, Sendable {
  /// Where the card is in its steps; a step is a place in the list of steps, from 0.
  public enum Phase: Hashable, Sendable {
    case learning(step: Int)
    case review
    case relearning(step: Int)
  }

  /// Nil for a card that was never answered.
  public var memory: FSRSMemory?
  public var phase: Phase
  /// Nil for a card that was never answered.
  public var lastReview: Moment?
  public var due: Due
  /// The answers so far that counted; part of the seed of the fuzz.
  public var reviews: Int

  /// A new card, due on a day.
  public init(newOn day: StudyDay) {
    phase = .learning(step: 0)
    due = .on(day)
    reviews = 0
  }

  public init(
    memory: FSRSMemory?,
    phase: Phase,
    lastReview: Moment?,
    due: Due,
    reviews: Int
  ) {
    self.memory = memory
    self.phase = phase
    self.lastReview = lastReview
    self.due = due
    self.reviews = reviews
  }
}

/// The two numbers in which FSRS holds a memory.
public struct FSRSMemory: Hashable, Sendable {
  /// The days until the chance of recall has fallen to 90 %.
  public var stability: Double
  /// From 1, easy, to 10.
  public var difficulty: Double

  public init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}
