/// The rule by which a card gets its next due day.
///
/// A card with a state of another scheduler counts as new. `ScheduleChange` and `replay` compute
/// the states of cards from their logs.
package enum Scheduler: Hashable, Sendable {
  case fsrs(FSRS)
  case learnIO(LearnIO)
  case ladder(Ladder)

  /// Returns the state of a card that is created on a day.
  package func initial(on day: StudyDay) -> MemoryState {
    switch self {
    case .fsrs: .fsrs(FSRSState(newOn: day))
    case .learnIO: .learnIO(LearnIOState(newOn: day))
    case .ladder: .ladder(LadderState(newOn: day))
    }
  }

  /// Returns the state after an answer.
  ///
  /// Extra practice (`inSession` is false) changes nothing under FSRS and the ladder; under LearnIO
  /// a failure costs points and a success gives none. `seed` belongs to the card and sets its fuzz.
  package func answer(
    _ state: MemoryState,
    _ rating: Rating,
    at moment: Moment,
    inSession: Bool = true,
    seed: UInt64
  ) -> MemoryState {
    switch (self, compatible(state, on: moment.day)) {
    case (.fsrs(let fsrs), .fsrs(let state)) where inSession:
      .fsrs(fsrs.answer(state, rating, at: moment, seed: seed))
    case (.learnIO(let levels), .learnIO(let state)):
      .learnIO(levels.answer(state, rating, on: moment.day, inSession: inSession))
    case (.ladder(let ladder), .ladder(let state)) where inSession:
      .ladder(ladder.answer(state, rating, on: moment.day))
    case (_, let state): state
    }
  }

  /// Returns the states after each of the four answers, in the order of the ratings.
  package func previews(
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

  /// Returns the chance of recall on a day; nil for a new card and for schedulers without
  /// predictions.
  package func retrievability(_ state: MemoryState, on day: StudyDay) -> Double? {
    guard case (.fsrs(let fsrs), .fsrs(let state)) = (self, state) else { return nil }
    return fsrs.retrievability(state, on: day)
  }

  /// Returns the state after the answers of a log, which are in the order of time.
  ///
  /// `base` is the state before the first answer, for a card that was imported without its log.
  package func replay(
    _ records: some Sequence<ReviewRecord>,
    from base: MemoryState? = nil,
    createdOn day: StudyDay,
    seed: UInt64
  ) -> MemoryState {
    records.reduce(base.map(converted) ?? initial(on: day)) {
      answer($0, $1.rating, at: $1.moment, inSession: $1.inSession, seed: seed)
    }
  }

  /// Returns the state if it belongs to this scheduler, else the state of a new card.
  private func compatible(_ state: MemoryState, on day: StudyDay) -> MemoryState {
    switch (self, state) {
    case (.fsrs, .fsrs), (.learnIO, .learnIO), (.ladder, .ladder): state
    default: initial(on: day)
    }
  }
}

/// The state after one of the four possible answers.
package struct AnswerPreview: Hashable, Sendable {
  package var rating: Rating
  package var state: MemoryState

  /// The time at which the card would be due.
  package var due: Due { state.due }
}
