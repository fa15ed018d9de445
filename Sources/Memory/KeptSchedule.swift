/// The schedule of a card from another program or scheduler, without the answers that led to it.
package struct KeptSchedule: Hashable, Sendable {
  package var due: Due
  /// The days from the last answer to the due day.
  package var interval: Int
  package var lastReview: Moment
  /// Nil if the schedule is not from FSRS.
  package var memory: FSRSMemory?
  /// The ease factor of SM-2, by which it multiplies intervals.
  package var ease: Double
  package var phase: FSRSState.Phase
  package var reviews: Int

  /// The ease factor of a new card in SM-2.
  package static let usualEase = 2.5

  /// Creates a schedule; the interval is at least a day and there is at least one review.
  package init(
    due: Due,
    interval: Int,
    lastReview: Moment,
    memory: FSRSMemory? = nil,
    ease: Double = usualEase,
    phase: FSRSState.Phase = .review,
    reviews: Int
  ) {
    self.due = due
    self.interval = min(max(interval, 1), FSRS.intervals.upperBound)
    self.lastReview = lastReview
    self.memory = memory
    self.ease = ease
    self.phase = phase
    self.reviews = max(1, reviews)
  }

  /// Derives the schedule from a state; nil for a new card.
  init?(_ state: MemoryState) {
    func schedule(_ due: StudyDay, _ interval: Int, _ reviews: Int) -> KeptSchedule {
      let last = due + -interval
      let noon = Int64(last.number) * 86_400 + 43_200
      return KeptSchedule(
        due: .on(due),
        interval: interval,
        lastReview: Moment(seconds: noon, day: last),
        reviews: reviews
      )
    }
    switch state {
    case .fsrs(let state):
      guard let last = state.lastReview else { return nil }
      var interval = 1
      if case .on(let day) = state.due { interval = day - last.day }
      self.init(
        due: state.due,
        interval: interval,
        lastReview: last,
        memory: state.memory,
        phase: state.phase,
        reviews: state.reviews
      )
    case .learnIO(let state):
      guard state.reviews > 0 else { return nil }
      self = schedule(state.due, LearnIO.level(state.score).interval, state.reviews)
    case .ladder(let state):
      guard state.step > 0 else { return nil }
      let offset = Ladder.offsets[min(state.step, Ladder.offsets.count) - 1]
      self = schedule(state.due, offset, state.step)
    }
  }

  fileprivate var dueDay: StudyDay {
    if case .on(let day) = due { day } else { lastReview.day }
  }
}

extension Scheduler {
  /// Returns the state of a card whose history is unknown, from its schedule.
  package func state(from schedule: KeptSchedule) -> MemoryState {
    switch self {
    case .fsrs(let fsrs):
      .fsrs(
        FSRSState(
          memory: schedule.memory
            ?? fsrs.model.memory(interval: schedule.interval, ease: schedule.ease),
          phase: schedule.phase,
          lastReview: schedule.lastReview,
          due: schedule.due,
          reviews: schedule.reviews
        )
      )
    case .learnIO:
      .learnIO(
        LearnIOState(
          score: LearnIO.level(ofInterval: schedule.interval).leastScore,
          due: schedule.dueDay,
          malusDay: schedule.lastReview.day,
          reviews: schedule.reviews
        )
      )
    case .ladder:
      .ladder(
        LadderState(
          step: (Ladder.offsets.lastIndex { $0 <= schedule.interval } ?? 0) + 1,
          due: schedule.dueDay
        )
      )
    }
  }

  /// Returns the nearest state under this scheduler to a state under another one.
  package func converted(_ state: MemoryState) -> MemoryState {
    switch (self, state) {
    case (.fsrs, .fsrs), (.learnIO, .learnIO), (.ladder, .ladder): state
    default: KeptSchedule(state).map(self.state) ?? state
    }
  }
}

extension LearnIO {
  /// Returns the highest level whose interval is not longer.
  fileprivate static func level(ofInterval days: Int) -> Level {
    Level.allCases.last { $0.interval <= days } ?? .g
  }
}

extension FSRSModel {
  /// Returns the memory for an interval and ease of SM-2, as FSRS converts them for cards that were
  /// asked at a retrievability of 0.9.
  fileprivate func memory(interval: Int, ease: Double) -> FSRSMemory {
    let stability = Double(interval)
    return FSRSMemory(
      stability: stability,
      difficulty: difficulty(stability: stability, growth: ease)
    )
  }
}
