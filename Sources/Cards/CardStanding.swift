package import Memory

/// The progress of a card: all of it that changes when it is learned.
package struct CardStanding: Sendable, Equatable {
  package var status: Status
  /// Not asked before this day.
  package var skippedUntil: StudyDay?
  /// Nil for a new card.
  package var memory: MemoryState?
  /// The number of answers that changed the memory.
  package var reps: Int
  /// The number of times that the card was forgotten after it was known.
  package var lapses: Int

  /// Whether a card is asked.
  package enum Status: String, Sendable, CaseIterable, Codable {
    case active
    /// Set aside by the learner as known.
    case known
    /// Set aside because it was forgotten too often.
    case leech
  }

  /// Creates a standing; by default that of a new card.
  package init(
    status: Status = .active,
    skippedUntil: StudyDay? = nil,
    memory: MemoryState? = nil,
    reps: Int = 0,
    lapses: Int = 0
  ) {
    self.status = status
    self.skippedUntil = skippedUntil
    self.memory = memory
    self.reps = reps
    self.lapses = lapses
  }

  /// Whether the card was never answered.
  package var isNew: Bool { memory == nil }

  /// The time at which the card is due; nil for a new one.
  ///
  /// A card that LearnIO asks in every session counts as due from its `malusDay` at the latest.
  package var due: Due? {
    guard case .learnIO(let state) = memory, state.score <= LearnIO.alwaysInSession else {
      return memory?.due
    }
    return .on(min(state.due, state.malusDay))
  }

  /// Returns the first later day on which the card may be asked; nil if it is set aside or due.
  package func nextDay(after today: StudyDay) -> StudyDay? {
    guard status == .active else { return nil }
    var day = skippedUntil ?? today
    if case .on(let due) = due { day = max(day, due) }
    return day > today ? day : nil
  }

  /// Returns the standing after an answer, with the same status.
  ///
  /// Extra practice counts only if it changes the state under the scheduler.
  package func answered(
    _ answer: CardAnswer,
    by scheduler: Scheduler,
    _ seed: UInt64
  ) -> CardStanding {
    let record = answer.record
    let before = memory ?? scheduler.initial(on: answer.day)
    let after = scheduler.answer(
      before,
      record.rating,
      at: record.moment,
      inSession: record.inSession,
      seed: seed
    )
    guard after != before else { return self }
    var next = self
    next.memory = after
    next.reps += 1
    if before.isLapse(answer.rating) { next.lapses += 1 }
    next.skippedUntil = nil
    return next
  }
}
