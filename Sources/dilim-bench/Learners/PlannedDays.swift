import Curriculum
import Mastery
import SeededRandom

/// A simulated learner who studies most days of some weeks, and is tested two weeks later.
struct PlannedDays {
  /// The weeks of a comparison.
  struct Span {
    var days = 45
    var minutes = 9
    /// The days from the last one to the test.
    var test = 14
  }

  /// The knowledge gained by the test, as a sum over all tags.
  private(set) var gained = 0.0
  /// Tags known to 70 % at the test.
  private(set) var known = 0
  private(set) var minutes = 0.0
  private(set) var answers = 0
  private(set) var right = 0
  /// Fours of a kind in a row.
  private(set) var runsOfFour = 0
  private(set) var practised = 0
  private(set) var reasons = Reasons()
  /// The greatest distance of a planned day from its minutes, in seconds.
  private(set) var greatestError = 0.0

  /// How many items were asked for each reason.
  struct Reasons {
    var next = 0
    var old = 0
    var returns = 0
  }

  private let span: Span
  private let world: LearnerWorld
  private let seed: UInt64
  private var learner: SimulatedLearner
  private var random: SplitMix64
  private var simple: SimplePolicy
  private var history: PlanningHistory
  private var leftOut: Set<ItemID> = []
  private var asked: Set<ItemID> = []
  private var kinds: [AnswerKind] = []

  init(
    _ policy: PlanPolicy,
    _ truth: SimulatedLearner.Truth,
    world: LearnerWorld,
    span: Span,
    seed: UInt64
  ) {
    self.world = world
    self.span = span
    self.seed = seed
    learner = SimulatedLearner(truth, world: world, seed: seed)
    random = SplitMix64(seed: seed &+ 31)
    simple = SimplePolicy(policy, count: world.bank.items.count)
    history = PlanningHistory(bank: world.bank)
    study(policy)
  }

  private mutating func study(_ policy: PlanPolicy) {
    let before = knowledge(at: 0)
    for day in 0..<span.days {
      guard random.nextUnit() <= 0.88 else { continue }
      kinds = []
      if policy == .planner { plan(day) } else { follow(day) }
    }
    let after = knowledge(at: Double(span.days + span.test))
    gained = zip(after, before).reduce(0) { $0 + $1.0 - $1.1 }
    known = after.count { $0 >= 0.7 }
    practised = after.indices.count { learner.hasPractised($0) }
  }

  private func knowledge(at time: Double) -> [Double] {
    world.bank.tags.indices.map { learner.knowledge(of: $0, at: time) }
  }

  private mutating func follow(_ day: Int) {
    var time = Double(day) + 0.5
    var left = Double(span.minutes) * 60
    while left > 0 {
      let item = simple.choose(&random)
      let answer = answer(item, at: time)
      simple.record(item, isRight: answer.isRight)
      left -= answer.seconds
      time += answer.seconds / 86_400
    }
  }

  private mutating func plan(_ day: Int) {
    let position = CoursePosition(bank: world.bank, asked: asked, leftOut: leftOut)
    var planner = DayPlanner(
      history: history,
      position: position,
      minutes: Double(span.minutes),
      day: day,
      seed: seed
    )
    var time = Double(day) + 0.5
    var spent = 0.0
    while let planned = planner.next(at: LearnerWorld.milliseconds(time)) {
      guard let item = world.bank.place(of: planned.item) else { break }
      leftOut.formUnion(planned.leftOut)
      asked.insert(planned.item)
      count(planned.reason)
      let answer = answer(item, at: time)
      planner.record(observation(item, answer, at: time))
      spent += answer.seconds
      time += answer.seconds / 86_400
    }
    greatestError = max(greatestError, abs(spent - Double(span.minutes) * 60))
    history = planner.history
  }

  private mutating func count(_ reason: PlannedItem.Reason) {
    switch reason {
    case .next: reasons.next += 1
    case .old: reasons.old += 1
    case .return: reasons.returns += 1
    // The grader of the bench is always sure.
    case .unsure: break
    }
  }

  private typealias Answer = (isRight: Bool, blamed: Int?, seconds: Double)

  private mutating func answer(_ item: Int, at time: Double) -> Answer {
    let kind = world.bank.items[item].kind
    let (isRight, blamed) = learner.answer(itemAt: item, at: time)
    let seconds = LearnerWorld.seconds(of: kind) * Self.spread(&random) + (isRight ? 0 : 6)
    minutes += seconds / 60
    answers += 1
    if isRight { right += 1 }
    kinds.append(kind)
    if kinds.count >= 4, Set(kinds.suffix(4)).count == 1 { runsOfFour += 1 }
    return (isRight, blamed, seconds)
  }

  private func observation(_ item: Int, _ answer: Answer, at time: Double) -> Observation {
    let blamed = answer.blamed.map { [world.bank.tags[$0]] } ?? []
    return Observation(
      item: world.bank.items[item].id,
      time: LearnerWorld.milliseconds(time),
      result: answer.isRight ? .right(weight: 1) : .wrong(blamed: blamed, others: []),
      milliseconds: Int64(answer.seconds * 1_000)
    )
  }

  /// The learner's speed at an item, about 1.
  private static func spread(_ random: inout SplitMix64) -> Double {
    Double.exponential(random.gaussian(0, 0.2))
  }
}
