/// Schedulers side by side for one learner, each fixed one beside FSRS at the same recall.
public struct SchedulerComparison: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    public var scheduler: Scheduler
    public var result: Simulation.Result
    /// For a scheduler without a choice of recall: FSRS with the retention that gives the same
    /// recall, where there is one.
    public var match: Match?
  }

  public struct Match: Hashable, Sendable {
    public var retention: Double
    public var result: Simulation.Result
    /// FSRS's reviews for each review of the other; above 1 FSRS loses.
    public var reviewRatio: Double
    /// The same of all answers.
    public var answerRatio: Double
  }

  public let rows: [Row]

  /// Recall counts as the same within this.
  public static let tolerance = 0.005
  /// What FSRS is shown at.
  public static let retentions = [0.8, 0.9, 0.95]

  /// `fsrs` gives the parameters and steps of FSRS.
  public init(_ simulation: Simulation, fsrs: FSRS = FSRS()) {
    let fixed: [Scheduler] = [
      .ladder(Ladder(failureRestarts: false)), .ladder(Ladder()), .learnIO(LearnIO()),
    ]
    var rows = fixed.map { scheduler in
      let result = simulation.run(scheduler)
      return Row(
        scheduler: scheduler,
        result: result,
        match: Self.match(result, simulation, fsrs)
      )
    }
    for retention in Self.retentions {
      let scheduler = Scheduler.fsrs(fsrs.with(retention: retention))
      rows.append(Row(scheduler: scheduler, result: simulation.run(scheduler)))
    }
    self.rows = rows
  }

  /// Halves the range of retentions until the recall is the same.
  private static func match(
    _ other: Simulation.Result,
    _ simulation: Simulation,
    _ fsrs: FSRS
  ) -> Match? {
    var (low, high) = (0.5, 0.995)
    var best: (retention: Double, result: Simulation.Result)?
    for _ in 0..<12 {
      let retention = (low + high) / 2
      let result = simulation.run(.fsrs(fsrs.with(retention: retention)))
      let distance = abs(result.recall - other.recall)
      if distance < best.map({ abs($0.result.recall - other.recall) }) ?? 1 {
        best = (retention, result)
      }
      if result.recall < other.recall { low = retention } else { high = retention }
    }
    guard let best, abs(best.result.recall - other.recall) <= tolerance else { return nil }
    return Match(
      retention: best.retention,
      result: best.result,
      reviewRatio: best.result.reviewsPerCard / other.reviewsPerCard,
      answerRatio: best.result.answersPerCard / other.answersPerCard
    )
  }
}
