import SeededRandom

/// A simulation of a learner's reviews, for comparing schedulers.
///
/// All cards start on the first day. A card is asked on the day on which it is due, and again on
/// that day if its scheduler says so. The random numbers depend only on the seed and the card.
package struct Simulation: Hashable, Sendable {
  package var learner: Learner
  package var cards: Int
  package var days: Int
  package var seed: UInt64

  /// Creates a simulation; cards are clamped to 1...1,000,000 and days to 1...36,500.
  package init(
    learner: Learner = .fsrs(.standard),
    cards: Int = 2000,
    days: Int = 365,
    seed: UInt64 = 1
  ) {
    self.learner = learner
    self.cards = min(max(cards, 1), 1_000_000)
    self.days = min(max(days, 1), 36_500)
    self.seed = seed
  }

  /// The work that a scheduler demands and the recall that it gives.
  package struct Result: Hashable, Sendable {
    /// The mean number of days on which a card was answered, the first included.
    package var reviewsPerCard: Double
    /// The mean number of answers to a card, with all repetitions on the same day.
    package var answersPerCard: Double
    /// The share of passes among answers on a later day than the previous answer.
    package var recall: Double
    /// The mean chance of recall on the last day.
    package var knownAtEnd: Double
  }

  /// Simulates all cards and returns the result.
  package func run(_ scheduler: Scheduler) -> Result {
    var tally = SimulationTally()
    for card in 0..<cards { _ = simulate(scheduler, card, &tally) }
    return tally.result(cards: cards)
  }

  /// Simulates all cards and returns the log of each.
  package func log(_ scheduler: Scheduler) -> [[ReviewRecord]] {
    var tally = SimulationTally()
    return (0..<cards).map { simulate(scheduler, $0, &tally) }
  }

  /// The shares of Hard, Good and Easy among passes, and of all four ratings among first answers;
  /// from Anki's simulator.
  private static let passes = [0.224, 0.631, 0.145]
  private static let firsts = [0.24, 0.094, 0.495, 0.171]
  /// The most times that a card is shown on one day.
  private static let mostInDay = 8

  private func simulate(
    _ scheduler: Scheduler,
    _ card: Int,
    _ tally: inout SimulationTally
  ) -> [ReviewRecord] {
    var numbers = SplitMix64(seed: seed &+ UInt64(card) &* 0x9E37_79B9)
    let model = learner.model
    let start = StudyDay(0)
    var state = scheduler.initial(on: start)
    var memory = Learner.Memory.none
    var records: [ReviewRecord] = []
    var day = start
    var last = start
    while day - start < days {
      var shown = 0
      var seconds = Int64(day.number) * 86_400
      repeat {
        let elapsed = day - last
        let rating = answer(learner.recall(memory, days: elapsed, model), memory, &numbers)
        if !records.isEmpty, elapsed > 0 { tally.test(rating) }
        tally.answers += 1
        if shown == 0 { tally.reviews += 1 }
        memory = learner.memory(after: rating, memory, days: elapsed, model)
        let moment = Moment(seconds: seconds, day: day)
        records.append(ReviewRecord(moment: moment, rating: rating))
        state = scheduler.answer(state, rating, at: moment, seed: UInt64(card))
        last = day
        shown += 1
        seconds += 600
      } while Self.isShownAgain(state, shown)
      day = Self.next(state, after: day)
    }
    tally.known += learner.recall(memory, days: start + days - last, model)
    return records
  }

  private func answer(
    _ recall: Double,
    _ memory: Learner.Memory,
    _ numbers: inout SplitMix64
  ) -> Rating {
    let (chance, kind) = (numbers.nextUnit(), numbers.nextUnit())
    if case .none = memory { return Self.pick(kind, Self.firsts, Rating.allCases) }
    return chance < recall ? Self.pick(kind, Self.passes, [.hard, .good, .easy]) : .again
  }

  private static func pick(_ number: Double, _ shares: [Double], _ ratings: [Rating]) -> Rating {
    var left = number
    for (share, rating) in zip(shares, ratings) {
      left -= share
      if left < 0 { return rating }
    }
    return .good
  }

  private static func isShownAgain(_ state: MemoryState, _ shown: Int) -> Bool {
    switch state {
    case .fsrs(let state): if case .at = state.due { shown < mostInDay } else { false }
    case .learnIO(let state):
      state.score <= LearnIO.alwaysInSession && shown <= ReviewQueue.mostRepeats
    case .ladder: false
    }
  }

  /// Returns the next day on which a session asks the card.
  private static func next(_ state: MemoryState, after day: StudyDay) -> StudyDay {
    if case .learnIO(let levels) = state, levels.score <= LearnIO.alwaysInSession { return day + 1 }
    guard case .on(let due) = state.due else { return day + 1 }
    return max(due, day + 1)
  }
}

/// The sums over the cards of a simulation.
struct SimulationTally {
  var answers = 0
  var reviews = 0
  var known = 0.0
  private var tests = 0
  private var passes = 0

  mutating func test(_ rating: Rating) {
    tests += 1
    if rating.isPass { passes += 1 }
  }

  func result(cards: Int) -> Simulation.Result {
    Simulation.Result(
      reviewsPerCard: Double(reviews) / Double(cards),
      answersPerCard: Double(answers) / Double(cards),
      recall: Double(passes) / Double(max(1, tests)),
      knownAtEnd: known / Double(cards)
    )
  }
}
