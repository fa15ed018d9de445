/// The scheduler of a deck with its settings.
///
/// The settings of the other schedulers are kept, so that a change of the scheduler can be undone.
package struct SchedulerSettings: Hashable, Sendable {
  /// The schedulers by the names that a learner types.
  package enum Algorithm: String, CaseIterable, Hashable, Sendable {
    case fsrs, learnio, ladder
  }

  package var algorithm: Algorithm
  package var fsrs: FSRS
  package var ladder: Ladder

  /// Creates settings, by default those of a new deck.
  package init(
    algorithm: Algorithm = .fsrs,
    fsrs: FSRS = FSRS(isFuzzed: true),
    ladder: Ladder = Ladder()
  ) {
    self.algorithm = algorithm
    self.fsrs = fsrs
    self.ladder = ladder
  }

  /// The chosen scheduler.
  package var scheduler: Scheduler {
    switch algorithm {
    case .fsrs: .fsrs(fsrs)
    case .learnio: .learnIO(LearnIO())
    case .ladder: .ladder(ladder)
    }
  }

  /// The name of a setting.
  package enum Key: String, CaseIterable, Hashable, Sendable {
    case scheduler
    /// FSRS: the desired retention.
    case retention
    /// FSRS: steps with commas between them, or `none`. A step is in seconds or has a unit: `s`,
    /// `m`, `h` or `d`.
    case steps, relearning
    /// FSRS: the longest interval in days.
    case maximum
    /// FSRS: `on` or `off`.
    case fuzz
    /// FSRS: 21, 19 or 17 numbers with commas between them, or `standard`.
    case parameters
    /// Ladder: `restart` or `continue`.
    case failure
  }
}
