/// What decides when a card returns.
///
/// A state of another scheduler than this counts as none: the card is new. `ScheduleChange` or
/// `replay` carries cards over from their log.
public enum Scheduler: Hashable, Sendable {
  case fsrs(FSRS)
  case learnIO(LearnIO)
  case ladder(Ladder)

  /// The state of a card made on a day.
  public func initial(on day: StudyDay) -> MemoryState {
    switch self {
    case .fsrs: .fsrs(FSRSState(newOn: day))
    case .learnIO: .learnIO(LearnIOState(newOn: day))
    case .ladder: .ladder(LadderState(newOn: day))
    }
  }

  /// The state after an answer.
  ///
  /// Extra practice (`inSession` false) changes nothing for FSRS and the ladder; LearnIO takes
  /// points for a failure and gives none for a success. `seed` is the card's own, for the fuzz.
  public func answer(
    _ state: MemoryState,
    _ rating: Rating,
    at moment: Moment,
    inSession: Bool = true,
    seed: UInt64
  ) -> MemoryState {
    switch (self, owned(state, on: moment.day)) {
    case (.fsrs(let fsrs), .fsrs(let state)) where inSession:
      .fsrs(fsrs.answer(state, rating, at: moment, seed: seed))
    case (.learnIO(let levels), .learnIO(let state)):
      .learnIO(levels.answer(state, rating, on: moment.day, inSession: inSession))
    case (.ladder(let ladder), .ladder(let state)) where inSession:
      .ladder(ladder.answer(state, rating, on: moment.day))
    case (_, let state): state
    }
  }

  /// The states that the four answers would lead to, in the order of the ratings.
  public func previews(
    of state: MemoryState,
    at moment: Moment,
    inSession: Bool = true,
    seed: UInt64
  ) -> [AnswerPreview] {
    Rating.allCases.map {
      AnswerPreview(
        rating: $0,
        state: answer(state, $0, at: moment, inSession: inSession, seed: seed)
      )
    }
  }

  /// The chance of recall on a day; nil for a new card and for schedulers that predict nothing.
  public func retrievability(_ state: MemoryState, on day: StudyDay) -> Double? {
    guard case (.fsrs(let fsrs), .fsrs(let state)) = (self, state) else { return nil }
    return fsrs.retrievability(state, on: day)
  }

  /// The state that a log leads to; the records are in the order of time.
  ///
  /// A card that came without its first answers begins with the state that it had then.
  public func replay(
    _ records: some Sequence<ReviewRecord>,
    from base: MemoryState? = nil,
    createdOn day: StudyDay,
    seed: UInt64
  ) -> MemoryState {
    records.reduce(base.map(carried) ?? initial(on: day)) {
      answer($0, $1.rating, at: $1.moment, inSession: $1.inSession, seed: seed)
    }
  }

  /// The state if it is one of this scheduler's, else a new one.
  private func owned(_ state: MemoryState, on day: StudyDay) -> MemoryState {
    switch (self, state) {
    case (.fsrs, .fsrs), (.learnIO, .learnIO), (.ladder, .ladder): state
    default: initial(on: day)
    }
  }
}

/// What one of the four answers would lead to.
public struct AnswerPreview: Hashable, Sendable {
  public var rating: Rating
  public var state: MemoryState

  public var due: Due { state.due }
}
