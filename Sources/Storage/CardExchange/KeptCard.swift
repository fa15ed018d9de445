import CardFiles
import Cards
import Memory

/// The schedule of a card that was imported from another program.
struct KeptCard {
  private let kept: AnkiSchedule
  private let settings: SchedulerSettings
  private let schedule: KeptSchedule

  /// `day` gives the learner's day at a time in milliseconds.
  init(_ kept: AnkiSchedule, in settings: SchedulerSettings, day: (Int64) -> StudyDay) {
    self.kept = kept
    self.settings = settings
    schedule = KeptSchedule(
      due: kept.isDay ? .on(day(kept.due)) : .at(kept.due / 1000),
      interval: kept.interval,
      lastReview: Moment(seconds: kept.lastReview / 1000, day: day(kept.lastReview)),
      memory: kept.memory,
      ease: kept.ease,
      phase: Self.phase(kept.stage, settings.fsrs),
      reviews: kept.reps
    )
  }

  /// Converts the number of remaining steps, as Anki counts, to the index of the next step.
  private static func phase(_ stage: AnkiSchedule.Stage, _ fsrs: FSRS) -> FSRSState.Phase {
    func step(_ left: Int, _ steps: [Int]) -> Int { max(0, steps.count - max(1, left)) }
    return switch stage {
    case .reset, .review: .review
    case .learning(let left): .learning(step: step(left, fsrs.learningSteps))
    case .relearning(let left): .relearning(step: step(left, fsrs.relearningSteps))
    }
  }

  /// The state of a card that comes without answers; nil for a card to be treated as new.
  func standing(unlogged standing: CardStanding) -> CardStanding? {
    switch kept.stage {
    case .reset: return nil
    // Without FSRS values there is nothing to continue: learning begins again.
    case .learning where kept.memory == nil: return nil
    case .learning, .review, .relearning: break
    }
    var standing = standing
    standing.memory = settings.scheduler.state(from: schedule)
    standing.reps = kept.reps
    standing.lapses = kept.lapses
    return standing
  }

  /// The state after a replay of the log, with the due time and phase of the other program.
  ///
  /// Nil for schedulers other than FSRS, which compute their own due days.
  func standing(replayed standing: CardStanding) -> CardStanding? {
    if kept.stage == .reset { return CardStanding(status: standing.status) }
    guard case .fsrs(var state)? = standing.memory, state.memory != nil else { return nil }
    state.due = schedule.due
    state.phase = schedule.phase
    var standing = standing
    standing.memory = .fsrs(state)
    return standing
  }
}
