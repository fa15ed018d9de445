import Foundation
import Mastery
import SeededRandom

extension Double {
  /// Returns e to a power.
  static func exponential(_ power: Double) -> Double { exp(power) }
}

/// What the planner is worth beside course order, chance and unknown items first.
struct PlanBench {
  let world: LearnerWorld
  let learners: Int
  let seed: Int
  let span: PlannedDays.Span

  private static let leastBesideUnknown = 1.25
  private static let leastBesideCourse = 1.7
  /// In milliseconds.
  private static let slowestChoice = 5.0

  init(world: LearnerWorld, options: BenchOptions) {
    self.world = world
    learners = options.number("learners", default: 96)
    seed = options.number("seed", default: 9)
    span = PlannedDays.Span(
      days: options.number("days", default: 45),
      minutes: options.number("minutes", default: 9)
    )
  }

  private typealias Results = [PlanPolicy: [PlannedDays]]

  /// Prints the figures; returns whether the planner is better.
  func run() -> Bool {
    print(
      "\(learners) learners of each theory, \(span.days) days of \(span.minutes) minutes, test "
        + "\(span.test) days later; +- is the 95 % interval"
    )
    print("knowledge gained in 100 minutes, tags known to 70 % then per 100 minutes")
    var all: Results = [:]
    for truth in SimulatedLearner.Truth.allCases {
      print("  \(truth.rawValue)")
      let results = results(of: truth)
      for policy in PlanPolicy.allCases {
        print("    \(line(policy, results[policy] ?? []))")
        all[policy, default: []] += results[policy] ?? []
      }
    }
    print("  together")
    for policy in PlanPolicy.allCases { print("    \(line(policy, all[policy] ?? []))") }
    printPlans(all[.planner] ?? [])
    let aims = [tags(all), knowledge(all), order(all), speed()]
    return aims.allSatisfy(\.self)
  }

  /// The same learners for each policy, so that differences are paired; others for each theory.
  private func results(of truth: SimulatedLearner.Truth) -> Results {
    let theory = SimulatedLearner.Truth.allCases.firstIndex(of: truth) ?? 0
    var results: Results = [:]
    for policy in PlanPolicy.allCases {
      results[policy] = (0..<learners).map { number in
        let seed = UInt64(seed * 100_000 + theory * 10_000 + number)
        return PlannedDays(policy, truth, world: world, span: span, seed: seed)
      }
    }
    return results
  }

  private func line(_ policy: PlanPolicy, _ days: [PlannedDays]) -> String {
    let name = policy.rawValue.padding(toLength: 14, withPad: " ", startingAt: 0)
    let right =
      Double(days.reduce(0) { $0 + $1.right }) / Double(days.reduce(0) { $0 + $1.answers })
    return name
      + Self.text(days.map(\.gainRate)) + "   " + Self.text(days.map(\.knownRate))
      + String(
        format: "   right %2.0f %%   tags practised %3.0f   runs of four %4.1f",
        right * 100,
        Self.mean(days.map { Double($0.practised) }),
        Self.mean(days.map { Double($0.runsOfFour) })
      )
  }

  private func printPlans(_ days: [PlannedDays]) {
    let next = days.reduce(0) { $0 + $1.reasons.next }
    let old = days.reduce(0) { $0 + $1.reasons.old }
    let returns = days.reduce(0) { $0 + $1.reasons.returns }
    let all = Double(max(1, next + old + returns)) / 100
    print(
      String(
        format: "  planned: new %.0f %%, fading %.0f %%, mistakes %.0f %%; "
          + "at most %.0f s from the minutes of a day",
        Double(next) / all,
        Double(old) / all,
        Double(returns) / all,
        days.map(\.greatestError).max() ?? 0
      )
    )
  }

  // MARK: The aims

  /// Compares tags known with two aims from a study of twelve learners of each theory.
  ///
  /// The aims are told. To hold, the planner must be better beyond the interval.
  private func tags(_ results: Results) -> Bool {
    let planner = (results[.planner] ?? []).map(\.knownRate)
    let aims: [(PlanPolicy, Double)] = [
      (.unknown, Self.leastBesideUnknown), (.course, Self.leastBesideCourse),
    ]
    var holds = true
    for (policy, least) in aims {
      let others = (results[policy] ?? []).map(\.knownRate)
      let ratio = Self.mean(planner) / Self.mean(others)
      let interval = intervalOfRatio(planner, others)
      holds = holds && interval.lowerBound > 1
      let verdict =
        ratio >= least ? "held" : interval.upperBound >= least ? "within the interval" : "MISSED"
      print(
        String(
          format: "* tags known beside %@: %.2f times, %.2f to %.2f; aim %.2f: %@",
          policy.rawValue,
          ratio,
          interval.lowerBound,
          interval.upperBound,
          least,
          verdict
        )
      )
    }
    return holds
  }

  private func knowledge(_ results: Results) -> Bool {
    let pairs = zip(results[.planner] ?? [], results[.unknown] ?? [])
    let differences = pairs.map { $0.gainRate - $1.gainRate }
    let mean = Self.mean(differences)
    let holds = mean + Self.margin(differences) >= 0
    print(
      "* knowledge beside unknown first: \(Self.text(differences)), not below 0 beyond the "
        + "interval: \(holds ? "held" : "MISSED")"
    )
    return holds
  }

  private func order(_ results: Results) -> Bool {
    let breaches = (results[.planner] ?? []).reduce(0) { $0 + $1.runsOfFour }
    print("* more than three of a kind in a row: \(breaches), \(breaches == 0 ? "held" : "MISSED")")
    return breaches == 0
  }

  /// Measures choices after 10,000 answers to the whole course.
  private func speed() -> Bool {
    let times = PlanningTime(bank: world.bank).measured()
    let slowest = (times.rounds.max() ?? 0) * 1_000
    let holds = slowest < Self.slowestChoice
    print(
      String(
        format: "* the choice of an item after 10,000 answers: %.2f ms, at most %.2f; aim %.0f: %@",
        times.median * 1_000,
        slowest,
        Self.slowestChoice,
        holds ? "held" : "MISSED"
      )
    )
    return holds
  }

  // MARK: Statistics

  private static func mean(_ numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
  }

  /// Half of the 95 % interval of a mean.
  private static func margin(_ numbers: [Double]) -> Double {
    guard numbers.count > 1 else { return 0 }
    let mean = mean(numbers)
    let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return 1.96 * (squares / Double(numbers.count - 1) / Double(numbers.count)).squareRoot()
  }

  private static func text(_ numbers: [Double]) -> String {
    String(format: "%5.2f +- %.2f", mean(numbers), margin(numbers))
  }

  /// The 95 % interval of the ratio of two means of the same learners, by bootstrap.
  private func intervalOfRatio(_ upper: [Double], _ lower: [Double]) -> ClosedRange<Double> {
    guard !upper.isEmpty, upper.count == lower.count else { return 0...0 }
    var random = SplitMix64(seed: 5)
    var ratios: [Double] = []
    for _ in 0..<2_000 {
      var sums = (upper: 0.0, lower: 0.0)
      for _ in upper.indices {
        let drawn = Int.random(in: upper.indices, using: &random)
        sums.upper += upper[drawn]
        sums.lower += lower[drawn]
      }
      ratios.append(sums.upper / max(1e-9, sums.lower))
    }
    ratios.sort()
    return ratios[50]...ratios[1_949]
  }
}

extension PlannedDays {
  /// Knowledge gained in 100 minutes.
  var gainRate: Double { gained / max(1, minutes) * 100 }
  /// Known tags per 100 minutes.
  var knownRate: Double { Double(known) / max(1, minutes) * 100 }
}
