public import Memory

/// All that changes on a card while it is learnt.
public struct CardStanding: Sendable, Equatable {
  public var status: Status
  /// Not asked before this day.
  public var skippedUntil: StudyDay?
  /// Nil for a new card.
  public var memory: MemoryState?
  /// Answers that count.
  public var reps: Int
  /// Times that the card was forgotten after it was known.
  public var lapses: Int

  /// Whether the learner sees the card at all.
  public enum Status: String, Sendable, CaseIterable, Codable {
    case active
    /// The learner put it aside as known.
    case known
    /// Forgotten so often that it needs another look before it is asked again.
    case leech
  }

  /// Makes a standing from its parts; without any it is that of a new card.
  public init(
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
  public var isNew: Bool { memory == nil }

  /// When the card is to be asked; nil for a new one.
  ///
  /// What a scheduler wants in every session is due from the day on which it was last looked at.
  public var due: Due? {
    guard case .learnIO(let state) = memory, state.score <= LearnIO.alwaysInSession else {
      return memory?.due
    }
    return .on(min(state.due, state.malusDay))
  }

  /// The first later day on which the card may be asked; nil for one that is put aside or due.
  package func nextDay(after today: StudyDay) -> StudyDay? {
    guard status == .active else { return nil }
    var day = skippedUntil ?? today
    if case .on(let due) = due { day = max(day, due) }
    return day > today ? day : nil
  }

  /// The standing that an answer leads to; the status stays as it is.
  ///
  /// Practice beyond what is due counts only where the scheduler lets it change something.
  public func answered(
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
