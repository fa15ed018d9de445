/// What another scheduler, or other parameters, would make of a deck: shown first, then applied.
///
/// Every state is derived anew from its log. Today gets no more than its limit, and neither does
/// any later day by what was moved: what would be due now beyond the limit goes, the least
/// remembered last, to the next days with room.
public struct ScheduleChange: Hashable, Sendable {
  /// A card with its log; hidden ones are not to be given.
  public struct Card: Hashable, Sendable {
    public var number: Int
    public var createdOn: StudyDay
    /// The state before the first of the records, of a card that came without its log.
    public var base: MemoryState?
    /// In the order of time.
    public var records: [ReviewRecord]
    /// The state up to now.
    public var state: MemoryState
    /// As for `Scheduler.answer`.
    public var seed: UInt64

    public init(
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

  /// A card as it is after the change.
  public struct Outcome: Hashable, Sendable {
    public var number: Int
    public var state: MemoryState
    /// Set where the state alone would put the card into today's session although it was moved: a
    /// card that LearnIO hardly knows has to be skipped until that day.
    public var skippedUntil: StudyDay?
  }

  /// In the order of the cards that were given.
  public let outcomes: [Outcome]
  /// Cards due by day up to now, without new ones.
  public let before: DueCounts
  /// The same after the change.
  public let after: DueCounts
  /// The cards that were moved out of today to keep the limit.
  public let movedCount: Int

  /// `leftToday` is what today's limit still allows, `limit` what any other day does (at least 1).
  public init(
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

  /// The day on which a session takes the card.
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
      // Charged up to now: what was late before the change must not be forgiven by the new day.
      moved.state = .learnIO(LearnIO().refreshed(levels, on: today))
    }
    moved.state = moved.state.postponed(to: day)
    if Self.day(moved.state, today) <= today { moved.skippedUntil = day }
    return moved
  }
}
