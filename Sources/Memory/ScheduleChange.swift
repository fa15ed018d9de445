/// The effect of another scheduler, or of other parameters, on a deck; it is shown before it is
/// applied.
///
/// Every state is computed again from the card's log. Cards due today beyond its limit are moved to
/// the next days below their limit, the least remembered last.
package struct ScheduleChange: Hashable, Sendable {
  /// A card with its log; hidden cards must be left out.
  package struct Card: Hashable, Sendable {
    package var number: Int
    package var createdOn: StudyDay
    /// The state before the first record, for a card that was imported without its log.
    package var base: MemoryState?
    /// In the order of time.
    package var records: [ReviewRecord]
    /// The present state.
    package var state: MemoryState
    /// The seed for `Scheduler.answer`.
    package var seed: UInt64

    /// Creates a card.
    package init(
      number: Int,
      createdOn: StudyDay,
      base: MemoryState? = nil,
      records: [ReviewRecord],
      state: MemoryState,
      seed: UInt64
    ) {
      self.number = number
      self.createdOn = createdOn
      self.base = base
      self.records = records
      self.state = state
      self.seed = seed
    }
  }

  /// A card after the change.
  package struct Outcome: Hashable, Sendable {
    package var number: Int
    package var state: MemoryState
    /// The day to which the card was moved, if its state alone would still put it into today's
    /// session, as with a low score of LearnIO.
    package var skippedUntil: StudyDay?
  }

  /// In the order of the cards.
  package let outcomes: [Outcome]
  /// Cards due by day before the change, without new ones.
  package let before: DueCounts
  /// Cards due by day after the change, without new ones.
  package let after: DueCounts
  /// The number of cards that were moved from today to later days.
  package let movedCount: Int

  /// Computes the change; `leftToday` is the rest of today's limit, `limit` that of other days (at
  /// least 1).
  package init(
    _ cards: [Card],
    to scheduler: Scheduler,
    on today: StudyDay,
    leftToday: Int,
    limit: Int
  ) {
    var before = DueCounts(today: today)
    for card in cards where card.state.stage != .new { before.add(Self.day(card.state, today)) }
    var outcomes = cards.map {
      let state = scheduler.replay(
        $0.records,
        from: $0.base,
        createdOn: $0.createdOn,
        seed: $0.seed
      )
      return Outcome(number: $0.number, state: state)
    }
    var after = DueCounts(today: today)
    var late: [(index: Int, recall: Double)] = []
    for (index, outcome) in outcomes.enumerated() where outcome.state.stage != .new {
      let day = Self.day(outcome.state, today)
      if day > today {
        after.add(day)
      } else {
        late.append((index, scheduler.retrievability(outcome.state, on: today) ?? 0))
      }
    }
    late.sort { $0.recall == $1.recall ? $0.index < $1.index : $0.recall > $1.recall }
    let kept = late.prefix(max(0, leftToday))
    for _ in kept { after.add(today) }
    var day = today + 1
    for (index, _) in late.dropFirst(kept.count) {
      while after[day] >= max(1, limit) { day = day + 1 }
      after.add(day)
      outcomes[index] = Self.moved(outcomes[index], to: day, on: today)
    }
    self.outcomes = outcomes
    self.before = before
    self.after = after
    movedCount = late.count - kept.count
  }

  /// Returns the day on which a session asks the card.
  private static func day(_ state: MemoryState, _ today: StudyDay) -> StudyDay {
    switch state {
    case .learnIO(let levels): LearnIO().isInSession(levels, on: today) ? today : levels.due
    case .fsrs, .ladder:
      if case .on(let day) = state.due { max(day, today) } else { today }
    }
  }

  private static func moved(_ outcome: Outcome, to day: StudyDay, on today: StudyDay) -> Outcome {
    var moved = outcome
    if case .learnIO(let levels) = outcome.state {
      // Lateness before the change is subtracted now, because the new day would forgive it.
      moved.state = .learnIO(LearnIO().refreshed(levels, on: today))
    }
    moved.state = moved.state.postponed(to: day)
    if Self.day(moved.state, today) <= today { moved.skippedUntil = day }
    return moved
  }
}
