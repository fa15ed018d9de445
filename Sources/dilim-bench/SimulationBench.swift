import Foundation
import Memory

/// A comparison of FSRS with the fixed schedulers at equal recall, for simulated learners.
///
/// It includes learners for whom FSRS does not win.
struct SimulationBench {
  private static let cards = 10_000
  /// The largest ratio of FSRS's answers to LearnIO's, for learners that FSRS models exactly.
  private static let aim = 0.9

  /// Prints the tables; returns whether the target is met.
  func run() throws -> Bool {
    let learners: [(String, Learner)] = [
      ("a learner as FSRS assumes", .fsrs(.standard)),
      ("another such learner", .fsrs(try ReviewLog.learner)),
      ("a learner with a half-life", .halfLife(first: 4)),
    ]
    var holds = true
    for (name, learner) in learners {
      print("\(name), \(Self.cards) cards in a year; * beside FSRS at the same recall")
      let simulation = Simulation(learner: learner, cards: Self.cards)
      let plain = SchedulerComparison(
        simulation,
        fsrs: FSRS(learningSteps: [], relearningSteps: [])
      )
      for row in plain.rows { print(Self.line(row)) }
      print("  FSRS with its usual steps:")
      let stepped = SchedulerComparison(simulation)
      for row in stepped.rows {
        if let match = row.match { print(Self.line(row.scheduler, match)) }
      }
      if case .fsrs = learner { holds = holds && Self.isHeld(plain) }
    }
    print(
      "* answers of FSRS without steps / LearnIO's, at most \(Self.aim): \(holds ? "held" : "MISSED")"
    )
    return holds
  }

  private static func isHeld(_ comparison: SchedulerComparison) -> Bool {
    comparison.rows.contains { row in
      guard case .learnIO = row.scheduler, let match = row.match else { return false }
      return match.answerRatio <= aim
    }
  }

  private static func name(_ scheduler: Scheduler) -> String {
    let name =
      switch scheduler {
      case .fsrs(let fsrs): "FSRS at \(fsrs.desiredRetention)"
      case .learnIO: "LearnIO"
      case .ladder(let ladder): ladder.failureRestarts ? "ladder, restarts" : "ladder, goes on"
      }
    return "  " + name.padding(toLength: 18, withPad: " ", startingAt: 0)
  }

  private static func line(_ row: SchedulerComparison.Row) -> String {
    let line = name(row.scheduler) + text(row.result)
    guard let match = row.match else { return line }
    return line + "\n" + Self.line(row.scheduler, match)
  }

  private static func line(_ scheduler: Scheduler, _ match: SchedulerComparison.Match) -> String {
    name(scheduler).replacing("  ", with: " *", maxReplacements: 1) + text(match.result)
      + String(
        format: " at %.3f: days %.2f, answers %.2f",
        match.retention,
        match.reviewRatio,
        match.answerRatio
      )
  }

  private static func text(_ result: Simulation.Result) -> String {
    String(
      format: "%5.1f days, %5.1f answers a card, recall %.3f, known at the end %.3f",
      result.reviewsPerCard,
      result.answersPerCard,
      result.recall,
      result.knownAtEnd
    )
  }
}
