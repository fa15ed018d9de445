/// What a deck says about its scheduler, with the values of those that are not chosen, so that a
/// change can be taken back.
public struct SchedulerSettings: Hashable, Sendable {
  /// The schedulers by the names that a learner types.
  public enum Algorithm: String, CaseIterable, Hashable, Sendable {
    case fsrs, learnio, ladder
  }

  public var algorithm: Algorithm
  public var fsrs: FSRS
  public var ladder: Ladder

  public init(
    algorithm: Algorithm = .fsrs,
    fsrs: FSRS = FSRS(isFuzzed: true),
    ladder: Ladder = Ladder()
  ) {
    self.algorithm = algorithm
    self.fsrs = fsrs
    self.ladder = ladder
  }

  public var scheduler: Scheduler {
    switch algorithm {
    case .fsrs: .fsrs(fsrs)
    case .learnio: .learnIO(LearnIO())
    case .ladder: .ladder(ladder)
    }
  }

  /// A value that can be set by name.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    case scheduler
    /// FSRS: the chance of recall to hold.
    case retention
    /// FSRS: seconds or, with a letter after them, minutes `m`, hours `h` or days `d`; commas
    /// between, `none` for no steps.
    case steps, relearning
    /// FSRS: the longest interval in days.
    case maximum
    /// FSRS: `on` or `off`.
    case fuzz
    /// FSRS: 21, 19 or 17 numbers with commas between, or `standard`.
    case parameters
    /// Ladder: `restart` or `continue`.
    case failure
  }
}
