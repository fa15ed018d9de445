import Memory
import Testing

@Suite struct SimulationTests {
  @Test(arguments: SchedulerTests.all)
  func `the same seed gives the same year`(scheduler: Scheduler) {
    let simulation = Simulation(cards: 30, days: 120, seed: 8)
    #expect(simulation.run(scheduler) == simulation.run(scheduler))
    #expect(simulation.log(scheduler) == simulation.log(scheduler))
    var other = simulation
    other.seed = 9
    #expect(other.log(scheduler) != simulation.log(scheduler))
  }

  @Test func `a higher retention costs more answers and brings more recall`() {
    let simulation = Simulation(cards: 400)
    let results = [0.8, 0.9, 0.95].map {
      simulation.run(.fsrs(FSRS(desiredRetention: $0, learningSteps: [], relearningSteps: [])))
    }
    for (one, other) in zip(results, results.dropFirst()) {
      #expect(one.answersPerCard < other.answersPerCard)
      #expect(one.recall < other.recall)
      #expect(one.knownAtEnd < other.knownAtEnd)
    }
    // The simulated learner follows FSRS, so the recall equals the desired retention.
    #expect(abs(results[1].recall - 0.9) < 0.015)
  }

  @Test func `a ladder that never restarts asks a card at its fixed intervals`() {
    // Days 0, 1, 2, 9, 25 and then every 35 days in a year.
    let result = Simulation(cards: 50).run(.ladder(Ladder(failureRestarts: false)))
    #expect(result.answersPerCard == 14)
    #expect(result.reviewsPerCard == 14)
  }

  @Test func `at the same recall FSRS needs at most nine tenths of LearnIO's answers`() {
    let plain = FSRS(learningSteps: [], relearningSteps: [])
    let comparison = SchedulerComparison(Simulation(cards: 3000, seed: 2), fsrs: plain)
    #expect(comparison.rows.count == 6)
    let fixed = comparison.rows.filter { if case .fsrs = $0.scheduler { false } else { true } }
    for row in fixed {
      let match = row.match
      #expect(match.map { abs($0.result.recall - row.result.recall) <= 0.005 } == true)
    }
    #expect(fixed.last?.scheduler == .learnIO(LearnIO()))
    #expect(fixed.last?.match.map { $0.answerRatio <= 0.9 } == true)
  }

  @Test func `a simulated learner may forget with a half-life instead of as in FSRS`() {
    let simulation = Simulation(learner: .halfLife(first: 4), cards: 300)
    let restarting = simulation.run(.ladder(Ladder()))
    let climbing = simulation.run(.ladder(Ladder(failureRestarts: false)))
    #expect(restarting.recall > climbing.recall + 0.2)
  }
}
