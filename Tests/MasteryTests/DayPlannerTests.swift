import Curriculum
import Mastery
import RandomTestSupport
import Testing

@Suite(.seeded) struct DayPlannerTests {
  static let learners: [UInt64] = [301, 302, 303]

  @Test(arguments: learners) func theSameAnswersAndSeedGiveTheSamePlan(stream: UInt64) {
    var first = PlannerWorld(stream)
    var second = PlannerWorld(stream)
    first.study(days: 12, minutes: 8)
    second.study(days: 12, minutes: 8)
    #expect(first.asked == second.asked)
  }

  @Test(arguments: learners) func anInterruptionAtAnyPointResumesThePlan(stream: UInt64) {
    var world = PlannerWorld(stream)
    world.study(days: 9, minutes: 8)
    // As after a new start of the program: history and position come from the journal again.
    let before = PlanningHistory(
      bank: world.bank,
      observations: world.asked.map(\.observation),
      day: { Int(($0 - PlannerWorld.start) / PlannerWorld.dayLength) }
    )
    let start = DayPlanner(
      history: before,
      position: world.position,
      minutes: 8,
      day: 9,
      seed: world.seed
    )
    let whole = world.study(day: 9, minutes: 8)
    for cut in whole.indices {
      var planner = start
      for entry in whole[..<cut] { planner.replay(entry.planned, answered: entry.observation) }
      if cut.isMultiple(of: 2) { planner.replay(whole[cut].planned, answered: nil) }
      for entry in whole[cut...] {
        let planned = planner.next(at: entry.observation.time)
        #expect(planned == entry.planned)
        planner.record(entry.observation)
      }
      let end = (whole.last?.observation).map { $0.time + $0.milliseconds } ?? 0
      let afterwards = planner.next(at: end)
      #expect(afterwards == nil)
    }
  }

  /// Answers right all day, but for the first item, whose answers are unsure.
  private func asked(minutes: Double, times: Int) throws -> [PlannedItem] {
    let world = PlannerWorld(311)
    var planner = world.planner(day: 0, minutes: minutes)
    var asked: [PlannedItem] = []
    var time = world.noon(of: 0)
    while let next = planner.next(at: time), asked.count < times {
      asked.append(next)
      let isUnsure = next.item == asked[0].item
      time += 60_000
      planner.record(
        Observation(
          item: next.item,
          time: time,
          result: isUnsure ? .unsure : .right(weight: 1),
          milliseconds: 20_000
        )
      )
    }
    return asked
  }

  @Test func anUnsureItemComesBackOnceAfterSixOthers() throws {
    let asked = try asked(minutes: 30, times: 40)
    let places = asked.indices.filter { asked[$0].item == asked[0].item }
    try #require(places.count == 2)
    #expect(places[1] == 7)
    #expect(asked[7].reason == .unsure)
  }

  @Test func anUnsureItemComesBackEvenWhenTheTimeIsSpent() throws {
    let asked = try asked(minutes: 1, times: 40)
    #expect(asked.count < 7)
    #expect(asked.last?.item == asked[0].item)
    #expect(asked.last?.reason == .unsure)
    #expect(asked.count { $0.item == asked[0].item } == 2)
  }

  @Test func anItemIsRepeatedUntilItIsAnswered() throws {
    let world = PlannerWorld(310)
    var planner = world.planner(day: 0, minutes: 5)
    let planned = planner.next(at: world.noon(of: 0))
    let first = try #require(planned)
    let repeated = planner.next(at: world.noon(of: 0) + 60_000)
    #expect(repeated == first)
    planner.record(skip(first, at: world.noon(of: 0)))
    let second = planner.next(at: world.noon(of: 0) + 60_000)
    #expect(second != first)
  }

  private func skip(_ planned: PlannedItem, at time: Int64) -> Observation {
    Observation(item: planned.item, time: time, result: .skipped, milliseconds: 4_000)
  }

  @Test func aSkippedItemDoesNotComeBackTheSameDay() {
    var world = PlannerWorld(311)
    world.study(days: 5, minutes: 8)
    var planner = world.planner(day: 6, minutes: 10)
    var seen: Set<ItemID> = []
    var time = world.noon(of: 6)
    while let planned = planner.next(at: time) {
      #expect(seen.insert(planned.item).inserted)
      planner.record(skip(planned, at: time))
      time += 4_000
    }
    #expect(seen.count > 20)
  }

  @Test(arguments: [320, 321, 322, 323] as [UInt64])
  func aNewLessonBeginsWithinThreeStudyDays(stream: UInt64) {
    var world = PlannerWorld(stream)
    let days = world.study(days: 40, minutes: 6)
    var begun: Set<LessonID> = []
    var without = 0
    for day in days {
      let entries = world.asked.filter { $0.day == day }
      let lessons = Set(entries.map(\.planned.item.lesson))
      let isWell = entries.allSatisfy { $0.reviews >= 0.65 }
      let isOver = begun.count == 40
      without = lessons.isSubset(of: begun) ? without + 1 : 0
      begun.formUnion(lessons)
      #expect(without < 3 || !isWell || isOver)
    }
  }

  @Test func aNewLessonComesBeforeTheReturnsOfTheThirdStudyDay() {
    let bank = PlannerWorld.course(units: 10)
    var history = PlanningHistory(bank: bank)
    let missed = bank.items.filter { $0.unit < 4 }
    for item in missed { history.apply(answer(item.id, day: 0, isRight: false), day: 0) }
    var asked = Set(missed.map(\.id))
    var daysWithNewLesson: [Int] = []
    for day in 1...3 {
      let position = CoursePosition(bank: bank, asked: asked)
      var planner = DayPlanner(history: history, position: position, minutes: 3, day: day, seed: 4)
      let begun = Set(asked.map(\.lesson))
      while let planned = planner.next(at: answer(bank.items[0].id, day: day).time) {
        asked.insert(planned.item)
        if !begun.contains(planned.item.lesson) { daysWithNewLesson.append(day) }
        planner.record(answer(planned.item, day: day))
      }
      history = planner.history
    }
    #expect(daysWithNewLesson == [3])
    #expect(history.returns.open.count > 8)
  }

  private func answer(_ item: ItemID, day: Int, isRight: Bool = true) -> Observation {
    Observation(
      item: item,
      time: PlannerWorld.start + Int64(day) * PlannerWorld.dayLength,
      result: isRight ? .right(weight: 1) : .wrong(blamed: [], others: []),
      milliseconds: 30_000
    )
  }

  @Test func newItemsFollowTheReviews() {
    var world = PlannerWorld(330)
    #expect(abs(world.planner(day: 0, minutes: 5).newShare - 0.1) < 1e-9)
    world.study(days: 20, minutes: 10)
    let share = world.planner(day: 20, minutes: 5).newShare
    let expected = 0.1 + 0.45 * min(1, max(0, (world.history.reviews - 0.75) / 0.17))
    #expect(abs(share - expected) < 1e-9)
  }

  @Test func theFirstDayBeginsWithTheFirstLesson() {
    let world = PlannerWorld(340)
    var planner = world.planner(day: 0, minutes: 5)
    let first = planner.next(at: world.noon(of: 0))
    #expect(first == PlannedItem(item: world.bank.items[0].id, reason: .next))
  }

  @Test func aLearnerWhoGoesOnGetsMoreTime() {
    let world = PlannerWorld(341)
    var planner = world.planner(day: 0, minutes: 1)
    var count = 0
    func run() {
      while let planned = planner.next(at: world.noon(of: 0)) {
        count += 1
        let answer = Observation(
          item: planned.item,
          time: world.noon(of: 0),
          result: .right(weight: 1),
          milliseconds: 10_000
        )
        planner.record(answer)
      }
    }
    run()
    #expect(count == 6)
    planner.extend(minutes: 1)
    run()
    #expect(count == 12)
  }

  @Test func aCourseOfOneKindIsPlannedToo() {
    let lesson = LessonID(rawValue: "a1-u1-writing")
    let items = (0..<8).map { number in
      ItemTraits(
        id: ItemID(lesson: lesson, item: "i\(number)"),
        tags: [GrammarTag(rawValue: "t\(number % 4)")],
        kind: .typed,
        unit: 0,
        skill: .writing
      )
    }
    let tags = (0..<4).map { (tag: GrammarTag(rawValue: "t\($0)"), unit: 0) }
    let bank = ItemBank(items: items, tagUnits: tags)
    var planner = DayPlanner(
      history: PlanningHistory(bank: bank),
      position: CoursePosition(bank: bank),
      minutes: 10,
      day: 0,
      seed: 3
    )
    var count = 0
    while let planned = planner.next(at: PlannerWorld.start), count < 40 {
      count += 1
      let answer = Observation(
        item: planned.item,
        time: PlannerWorld.start,
        result: .right(weight: 1),
        milliseconds: 30_000
      )
      planner.record(answer)
    }
    #expect(count == 20)
  }

  @Test func anEmptyCourseHasNoPlan() {
    let bank = ItemBank(items: [], tagUnits: [])
    var planner = DayPlanner(
      history: PlanningHistory(bank: bank),
      position: CoursePosition(bank: bank),
      minutes: 10,
      day: 0,
      seed: 3
    )
    let first = planner.next(at: PlannerWorld.start)
    #expect(first == nil)
  }
}
