import Memory
import RandomTestSupport
import Testing

@Suite(.seeded) struct ParameterFitTests {
  /// Parameters of a learner that differ from the standard ones.
  private static let learner = [
    0.6, 2.1, 5.2, 14, 6.1, 0.9, 2.7, 0.02, 1.6, 0.22, 0.9, 1.7, 0.08, 0.22, 1.9, 0.5, 2.1, 0.5,
    0.1, 0.08, 0.22,
  ]

  private static func log(cards: Int, days: Int = 200, seed: UInt64 = 3) throws -> FitLog {
    let learner = Learner.fsrs(try FSRSParameters(learner))
    let simulation = Simulation(learner: learner, cards: cards, days: days, seed: seed)
    return FitLog(simulation.log(.fsrs(FSRS())))
  }

  @Test(arguments: 0..<21)
  func `each derivative agrees with finite differences`(index: Int) throws {
    let plain = try Self.log(cards: 120)
    // Repeated failures and same-day answers reach branches that a usual log does not.
    var numbers = TestRandom(41)
    let wild = FitLog((0..<300).map { _ in numbers.records(12, days: 0...3) })
    // With these parameters, a failure reaches the upper bound of its stability.
    let low = Self.learner.enumerated().map { [11: 4.0, 17: 0.7, 18: 0.6][$0] ?? $1 }
    let cases = [
      (plain, FSRSParameters.standard.values), (plain, Self.learner), (wild, Self.learner),
      (wild, low),
    ]
    for (log, start) in cases {
      var gradient = LossGradient(start)
      gradient.add(log)
      let found = gradient.gradient[index]
      // Four points make the error of the differences smaller than the tolerance.
      let step = 1e-4 * max(start[index], 0.1)
      func loss(_ steps: Double) -> Double {
        var moved = start
        moved[index] += steps * step
        var gradient = LossGradient(moved)
        gradient.add(log)
        return gradient.loss
      }
      let expected = (8 * (loss(1) - loss(-1)) - (loss(2) - loss(-2))) / (12 * step)
      #expect(
        abs(found - expected) <= 1e-5 * max(abs(expected), 1),
        "\(index): \(found), by differences \(expected)"
      )
    }
  }

  @Test func `the fast formulas have the same loss as the scheduler`() throws {
    let log = try Self.log(cards: 200)
    for values in [FSRSParameters.standard.values, Self.learner] {
      var gradient = LossGradient(values)
      gradient.add(log)
      let mean = try #require(log.logLoss(try FSRSParameters(values)))
      #expect(abs(gradient.loss / Double(log.predictions) - mean) < 1e-12)
    }
  }

  @Test func `a fit predicts unseen cards better, nearly as well as the true parameters`() throws {
    let outcome = ParameterFit().fit(try Self.log(cards: 400))
    #expect(outcome.verdict == .fitted)
    #expect(outcome.lossAfter < outcome.lossBefore)
    let unseen = try Self.log(cards: 1000, seed: 4)
    let standard = try #require(unseen.logLoss(.standard))
    let fitted = try #require(unseen.logLoss(outcome.parameters))
    let truth = try #require(unseen.logLoss(try FSRSParameters(Self.learner)))
    #expect(fitted < standard - 0.002, "\(standard) \(fitted) \(truth)")
    #expect(fitted < truth + 0.003, "\(standard) \(fitted) \(truth)")
  }

  @Test func `the same log and seed give the same parameters`() throws {
    let log = try Self.log(cards: 60)
    #expect(ParameterFit(seed: 4).fit(log) == ParameterFit(seed: 4).fit(log))
  }

  @Test func `a fit is never worse than the earlier or the standard parameters`()
    throws
  {
    var numbers = TestRandom(17)
    for size in [3, 10, 30, 60, 200] {
      let cards = (0..<size).map { _ in numbers.records(Int.random(in: 0..<12, using: &numbers)) }
      let log = FitLog(cards)
      for current in [FSRSParameters.standard, try FSRSParameters(Self.learner)] {
        let outcome = ParameterFit().fit(log, current: current)
        let loss = log.logLoss(outcome.parameters) ?? 0
        #expect(loss == outcome.lossAfter)
        guard outcome.verdict != .keptTooFew else {
          #expect(outcome.parameters == current)
          continue
        }
        #expect(loss <= log.logLoss(current) ?? 0)
        #expect(loss <= log.logLoss(.standard) ?? 0)
        #expect((outcome.verdict == .kept) == (outcome.parameters == current))
      }
    }
  }

  @Test func `a log that is too short keeps the parameters and says so`() throws {
    let current = try FSRSParameters(Self.learner)
    let outcome = ParameterFit().fit(FitLog(), current: current)
    #expect(outcome.verdict == .keptTooFew)
    #expect(outcome.parameters == current)
    #expect(outcome.predictions == 0)
  }

  @Test func `a fit that can't be improved is kept`() throws {
    let log = try Self.log(cards: 60)
    let once = ParameterFit().fit(log)
    let twice = ParameterFit().fit(log, current: once.parameters)
    #expect(twice.verdict == .kept)
    #expect(twice.parameters == once.parameters)
  }

  @Test func `with a short log, only the initial stabilities are fitted`() throws {
    let log = try Self.log(cards: 8, days: 30)
    #expect((8..<64).contains(log.predictions))
    let outcome = ParameterFit().fit(log)
    #expect(outcome.verdict == .fittedFirstOnly)
    #expect(outcome.parameters.values[4...] == FSRSParameters.standard.values[4...])
    let first = outcome.parameters.values[..<4]
    #expect(first.elementsEqual(first.sorted()))
  }

  @Test func `extra practice and answers on the same day are not predicted`() {
    let day = StudyDay(20_000)
    func record(_ days: Int, inSession: Bool = true) -> ReviewRecord {
      ReviewRecord(moment: Moment(seconds: 0, day: day + days), rating: .good, inSession: inSession)
    }
    let log = FitLog([
      [record(0), record(0), record(2), record(3, inSession: false)], [], [record(1)],
    ])
    #expect(log.predictions == 1)
    #expect(log.answers == 4)
    #expect(log.cards == 2)
    #expect(FitLog().logLoss(.standard) == nil)
  }
}
