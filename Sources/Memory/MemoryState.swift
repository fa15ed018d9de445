/// The state of a card under one of the schedulers.
package enum MemoryState: Hashable, Sendable {
  case fsrs(FSRSState)
  case learnIO(LearnIOState)
  case ladder(LadderState)

  /// The time at which the card is due.
  package var due: Due {
    get {
      switch self {
      case .fsrs(let state): state.due
      case .learnIO(let state): .on(state.due)
      case .ladder(let state): .on(state.due)
      }
    }
  }

  /// The stage of the card under its scheduler.
  package var stage: CardStage {
    switch self {
    case .fsrs(let state):
      switch state.phase {
      case .learning: state.memory == nil ? .new : .learning
      case .relearning: .learning
      case .review: .review
      }
    case .learnIO(let state):
      if state.reviews == 0 {
        .new
      } else {
        state.score <= LearnIO.alwaysInSession ? .learning : .review
      }
    case .ladder(let state): state.step == 0 ? .new : .review
    }
  }

  /// Whether the card belongs to a session at a time; cards with a low score of LearnIO always do.
  package func isDue(at moment: Moment) -> Bool {
    switch self {
    case .learnIO(let state): LearnIO().isInSession(state, on: moment.day)
    case .fsrs, .ladder: due.isReached(at: moment)
    }
  }

  /// Returns the state with another due day.
  package func postponed(to day: StudyDay) -> MemoryState {
    switch self {
    case .fsrs(var state):
      state.due = .on(day)
      return .fsrs(state)
    case .learnIO(var state):
      state.due = day
      return .learnIO(state)
    case .ladder(var state):
      state.due = day
      return .ladder(state)
    }
  }
}
