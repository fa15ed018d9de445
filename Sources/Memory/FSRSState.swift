/// The state of a card under FSRS.
package struct FSRSState: Hashable, Sendable {
  /// The phase of a card; a step is an index into the list of steps.
  package enum Phase: Hashable, Sendable {
    case learning(step: Int)
    case review
    case relearning(step: Int)
  }

  /// Nil for a card that was never answered.
  package var memory: FSRSMemory?
  package var phase: Phase
  /// Nil for a card that was never answered.
  package var lastReview: Moment?
  package var due: Due
  /// The number of answers that changed the state; part of the seed of the fuzz.
  package var reviews: Int

  /// A new card, due on a day.
  package init(newOn day: StudyDay) {
    phase = .learning(step: 0)
    due = .on(day)
    reviews = 0
  }

  /// Creates a state.
  package init(
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

/// The memory of a card under FSRS.
package struct FSRSMemory: Hashable, Sendable {
  /// The days in which the chance of recall falls from 1 to 0.9.
  package var stability: Double
  /// From 1 (easy) to 10 (difficult).
  package var difficulty: Double

  /// Creates a memory.
  package init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}
