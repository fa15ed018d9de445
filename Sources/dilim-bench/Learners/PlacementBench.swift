import Curriculum
import Foundation
import Mastery
import SeededRandom

/// The level that a placement finds for learners whose level is known, and for guessers.
struct PlacementBench {
  let world: LearnerWorld
  /// Learners of each level and kind, and guessers of each kind.
  let learners: Int
  let seeds: ClosedRange<Int>

  private static let leastWithinOne = 0.99
  private static let greatestTooHigh = 0.005
  private static let greatestItems = 16.0
  private static let leastGuessersAtA1 = 0.99

  init(world: LearnerWorld, options: BenchOptions) {
    self.world = world
    learners = options.number("learners", default: 200)
    let seed = options.number("seed", default: 0)
    seeds = seed > 0 ? seed...seed : 1...3
  }

  /// How the answers of a learner depend on ability and item.
  enum Truth: String, CaseIterable {
    /// As the test assumes, but for the difficulty of each item.
    case rasch
    /// Points of grammar are known or not.
    case patchy
    /// The kinds of answer are not equally easy.
    case uneven
    /// The level says less about the answers.
    case noisy
    /// The units of the course are not where the course says.
    case shifted
  }

  /// The counts of one kind of learner.
  private struct Tally {
    var count = 0
    var exact = 0
    var withinOne = 0
    var tooHigh = 0
    var items = 0
    var longest = 0

    mutating func add(_ found: Int, of level: Int, items: Int) {
      count += 1
      exact += found == level ? 1 : 0
      withinOne += abs(found - level) <= 1 ? 1 : 0
      tooHigh += found > level + 1 ? 1 : 0
      self.items += items
      longest = max(longest, items)
    }

    mutating func add(_ other: Tally) {
      count += other.count
      exact += other.exact
      withinOne += other.withinOne
      tooHigh += other.tooHigh
      items += other.items
      longest = max(longest, other.longest)
    }

    func share(_ number: Int) -> Double { Double(number) / Double(max(1, count)) }
    var meanItems: Double { share(items) }
  }

  /// Prints the figures by seed and together; returns whether the aims are met together.
  func run() -> Bool {
    print("placement, \(learners) learners of each level and kind")
    var holds = true
    var items = 0.0
    for truth in Truth.allCases {
      var all = Tally()
      for seed in seeds {
        let tally = tally(truth, seed: seed)
        print("  \(text(tally, truth)), seed \(seed)")
        all.add(tally)
      }
      let within = all.share(all.withinOne)
      let isHeld = within >= Self.leastWithinOne && all.share(all.tooHigh) <= Self.greatestTooHigh
      print("* \(text(all, truth)): \(isHeld ? "held" : "MISSED")")
      items += all.meanItems / Double(Truth.allCases.count)
      holds = holds && isHeld
    }
    let isShort = items <= Self.greatestItems
    print(String(format: "* mean items %.1f: %@", items, isShort ? "held" : "MISSED"))
    let isGuessProof = seeds.allSatisfy { guessersHold(seed: $0) }
    print("* guessers at A1: \(isGuessProof ? "held" : "MISSED")")
    return holds && isShort && isGuessProof
  }

  private func text(_ tally: Tally, _ truth: Truth) -> String {
    let name = truth.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0)
    return String(
      format: "%@ exact %.3f, within one %.3f, two too high %.4f, items %.1f, most %d",
      name,
      tally.share(tally.exact),
      tally.share(tally.withinOne),
      tally.share(tally.tooHigh),
      tally.meanItems,
      tally.longest
    )
  }

  private func tally(_ truth: Truth, seed: Int) -> Tally {
    var units = SplitMix64(seed: 4_343)
    let shifts = (0..<48).map { _ in units.gaussian(0, 0.35) }
    var tally = Tally()
    for level in Level.allCases.indices {
      for number in 0..<learners {
        let place = UInt64(seed * 7_919 + level * 1_000 + number)
        var learner = PlacedLearner(truth, level: level, shifts: shifts, seed: place)
        var test = Placement(
          bank: world.bank,
          seed: UInt64(seed * 31 + level * 1_000 + number)
        )
        while let item = test.next() {
          let (isRight, isKnown) = learner.answer(
            item,
            difficulty: world.bank.place(of: item.id).map { world.difficulty[$0] } ?? 0,
            bank: world.bank
          )
          test.answer(item, isRight: isRight, isKnown: isKnown)
        }
        let found = Level.allCases.firstIndex(of: test.level) ?? 0
        tally.add(found, of: level, items: test.given.count)
      }
    }
    return tally
  }

  /// Guessers by the chance of a right option and of a right typed answer.
  private static let guessers: [(name: String, choice: Double, typed: Double)] = [
    ("blind", 0.25, 0), ("eliminates", 0.45, 0), ("lucky", 0.6, 0), ("says so", 0, 0),
    ("some letters", 0.4, 0.05),
  ]

  private func guessersHold(seed: Int) -> Bool {
    var holds = true
    for guesser in Self.guessers {
      var beginners = 0
      var items = 0
      for number in 0..<learners {
        var random = SplitMix64(seed: UInt64(seed * 13 + number))
        var test = Placement(bank: world.bank, seed: UInt64(seed * 17 + number))
        while let item = test.next() {
          let chance = item.kind == .choice ? guesser.choice : guesser.typed
          let isRight = random.nextUnit() < chance
          test.answer(item, isRight: isRight, isKnown: guesser.choice > 0 || isRight)
        }
        beginners += test.level == .a1 ? 1 : 0
        items += test.given.count
      }
      let share = Double(beginners) / Double(max(1, learners))
      let isHeld = share >= Self.leastGuessersAtA1
      print(
        String(
          format: "  guesser, %@: A1 %.3f, items %.1f, seed %d",
          guesser.name,
          share,
          Double(items) / Double(max(1, learners)),
          seed
        )
      )
      holds = holds && isHeld
    }
    return holds
  }
}

/// A learner of a known level.
private struct PlacedLearner {
  private let truth: PlacementBench.Truth
  private let ability: Double
  private let kindBias: [Double]
  private let shifts: [Double]
  private var known: [GrammarTag: Bool] = [:]
  private var random: SplitMix64

  init(_ truth: PlacementBench.Truth, level: Int, shifts: [Double], seed: UInt64) {
    var random = SplitMix64(seed: seed)
    self.truth = truth
    self.shifts = shifts
    ability = Double(level) + random.between(-0.2, 0.7)
    kindBias = AnswerKind.allCases.map { _ in truth == .uneven ? random.gaussian(0, 0.5) : 0 }
    self.random = random
  }

  /// Returns whether the answer is right, and whether the learner gave one.
  mutating func answer(
    _ item: ItemTraits,
    difficulty: Double,
    bank: ItemBank
  ) -> (isRight: Bool, isKnown: Bool) {
    if random.nextUnit() < chance(of: item, difficulty: difficulty, bank: bank) {
      return (true, true)
    }
    if random.nextUnit() < 0.6 { return (false, false) }
    return (item.kind == .choice && random.nextUnit() < 0.28, true)
  }

  private mutating func chance(of item: ItemTraits, difficulty: Double, bank: ItemBank) -> Double {
    if truth == .patchy { return knowsAll(item.tags, bank) ? 0.92 : 0.06 }
    let place = Double(item.unit) / 8 + 0.06
    let shift = truth == .shifted ? shifts[min(47, item.unit)] : 0
    let slope = truth == .noisy ? 1.4 : 2.4
    let logit = slope * (ability - place + kindBias[item.kind.rawValue] - shift) - difficulty
    return Logistic.probability(logit + (truth == .noisy ? 0.2 : 0)) * 0.96
  }

  private mutating func knowsAll(_ tags: [GrammarTag], _ bank: ItemBank) -> Bool {
    for tag in tags where known[tag] == nil {
      let place = Double(bank.unit(of: tag) ?? 0) / 8 + 0.06
      let logit = 3.2 * (ability - place + random.gaussian(0, 0.3))
      known[tag] = random.nextUnit() < Logistic.probability(logit)
    }
    return tags.allSatisfy { known[$0] == true }
  }
}
