/// A comparison of schedulers for one simulated learner.
package struct SchedulerComparison: Hashable, Sendable {
  /// The result of one scheduler.
  package struct Row: Hashable, Sendable {
    package var scheduler: Scheduler
    package var result: Simulation.Result
    /// For a scheduler without a desired retention: FSRS at the retention that gives the same
    /// recall, if there is one.
    package var match: Match?
  }

  /// The result of FSRS at the same recall as another scheduler.
  package struct Match: Hashable, Sendable {
    package var retention: Double
    package var result: Simulation.Result
    /// The reviews of FSRS divided by those of the other scheduler; above 1 FSRS needs more.
    package var reviewRatio: Double
    /// The same ratio for all answers.
    package var answerRatio: Double
  }

  package let rows: [Row]

  /// The greatest difference between equal recalls.
  package static let tolerance = 0.005
  /// The retentions at which FSRS is listed.
  package static let retentions = [0.8, 0.9, 0.95]

  /// Runs the simulation with each scheduler; `fsrs` has the parameters and steps of FSRS.
  package init(_ simulation: Simulation, fsrs: FSRS = FSRS()) {
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

  /// Finds by bisection the retention at which FSRS has the same recall.
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
