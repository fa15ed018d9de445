import Curriculum
import Mastery
import RandomTestSupport
import Testing

/// A mistake comes back on the same day, the next study day, and from the seventh day.
@Suite(.seeded) struct PlannerReturnTests {
  static let learners: [UInt64] = [201, 202, 203, 204]

  /// The days are long, so that time remains for all returns.
  private func world(_ stream: UInt64) -> PlannerWorld {
    var world = PlannerWorld(stream)
    world.study(days: 26, minutes: 30)
    return world
  }

  /// The answers in which a mistake was put down to a tag: those that began a return.
  private func mistakes(_ world: PlannerWorld) -> [(turn: Int, tag: GrammarTag)] {
    var history = PlanningHistory(bank: world.bank)
    var result: [(turn: Int, tag: GrammarTag)] = []
    for (turn, entry) in world.asked.enumerated() {
      history.apply(entry.observation, day: entry.day)
      guard entry.isWrong else { continue }
      let begun = history.returns.open.filter {
        $0.madeOn == entry.day && $0.item == entry.planned.item && $0.afterAnswers != nil
      }
      #expect(!begun.isEmpty)
      result += begun.filter { world.bank[entry.planned.item]?.tags.contains($0.tag) == true }
        .map { (turn, $0.tag) }
    }
    return result
  }

  private func has(_ tag: GrammarTag, _ entry: AskedItem, in world: PlannerWorld) -> Bool {
    world.bank[entry.planned.item]?.tags.contains(tag) == true
  }

  @Test(arguments: learners) func aMistakeReturnsTheSameDayAfterFiveOtherItems(stream: UInt64) {
    let world = world(stream)
    var checked = 0
    for (turn, tag) in mistakes(world) {
      let day = world.asked[turn].day
      let later = world.asked[(turn + 1)...].prefix { $0.day == day }
      // Returns wait for each other, and two items for the rule of tags.
      guard later.count >= 25 else { continue }
      checked += 1
      #expect(later.dropFirst(5).contains { has(tag, $0, in: world) })
    }
    #expect(checked > 0)
    for (turn, entry) in world.asked.enumerated() {
      guard case .return(_, _, .sameDay) = entry.planned.reason else { continue }
      let mistake = world.asked[..<turn].lastIndex { $0.planned.item == entry.missed }
      #expect(mistake.map { turn - $0 > 5 } == true)
    }
  }

  @Test(arguments: learners) func aMistakeReturnsOnTheNextStudyDay(stream: UInt64) {
    let world = world(stream)
    let days = Set(world.asked.map(\.day)).sorted()
    for (turn, tag) in mistakes(world) {
      guard let next = days.first(where: { $0 > world.asked[turn].day }) else { continue }
      #expect(world.asked.contains { $0.day == next && has(tag, $0, in: world) })
    }
  }

  @Test(arguments: learners) func aMistakeReturnsAfterAWeekUnlessItEnded(stream: UInt64) {
    let world = world(stream)
    let days = Set(world.asked.map(\.day)).sorted()
    let mistakes = mistakes(world)
    var checked = 0
    for (turn, tag) in mistakes {
      let made = world.asked[turn].day
      guard let week = days.first(where: { $0 >= made + 7 }) else { continue }
      // A later mistake with the tag begins all again.
      let between = world.asked[(turn + 1)...].filter { $0.day < week && has(tag, $0, in: world) }
      if mistakes.contains(where: {
        $0.tag == tag && $0.turn > turn && world.asked[$0.turn].day < week
      }) {
        continue
      }
      if between.count(where: { $0.day > made && $0.isFirstTry }) >= Returns.enough { continue }
      // The first return may come so late that it is that of the week too.
      checked += 1
      #expect(world.asked.contains { $0.day == week && has(tag, $0, in: world) })
    }
    #expect(checked > 0 || mistakes.count < 20)
  }

  @Test(arguments: learners) func aMistakeReturnsInAnotherItem(stream: UInt64) {
    let world = world(stream)
    for entry in world.asked {
      guard case .return = entry.planned.reason else { continue }
      #expect(entry.missed != nil)
      #expect(entry.missed != entry.planned.item)
    }
  }

  @Test func aTagWithOneItemReturnsInThisItem() {
    let lesson = LessonID(rawValue: "a1-u1-writing")
    let kinds = AnswerKind.allCases
    let items = (0..<20).map { number in
      ItemTraits(
        id: ItemID(lesson: lesson, item: "i\(number)"),
        tags: [GrammarTag(rawValue: "t\(number)")],
        kind: kinds[number % 4],
        unit: 0,
        skill: .writing
      )
    }
    let bank = ItemBank(items: items, tagUnits: items.map { (tag: $0.tags[0], unit: 0) })
    var planner = DayPlanner(
      history: PlanningHistory(bank: bank),
      position: CoursePosition(bank: bank),
      minutes: 4,
      day: 0,
      seed: 1
    )
    var asked: [PlannedItem] = []
    while let planned = planner.next(at: PlannerWorld.start) {
      asked.append(planned)
      planner.record(answer(planned, isRight: asked.count > 1))
    }
    #expect(asked.count(where: { $0.item == items[0].id }) == 2)
    #expect(
      asked.dropFirst(6).contains {
        $0.reason == .return(tag: items[0].tags[0], madeOn: 0, visit: .sameDay)
      }
    )
  }

  private func answer(_ planned: PlannedItem, isRight: Bool) -> Observation {
    Observation(
      item: planned.item,
      time: PlannerWorld.start,
      result: isRight ? .right(weight: 1) : .wrong(blamed: [], others: []),
      milliseconds: 20_000
    )
  }

  @Test func twoRightAnswersOnLaterDaysEndAReturn() throws {
    let bank = PlannerWorld.course(units: 2)
    let items = bank.items(with: bank.tags[0]).map { bank.items[$0] }.filter { $0.tags.count == 1 }
    var history = PlanningHistory(bank: bank)
    func answer(_ number: Int, day: Int, right: Double?) {
      let observation = Observation(
        item: items[number].id,
        time: PlannerWorld.start + Int64(day) * PlannerWorld.dayLength,
        result: right.map { .right(weight: $0) } ?? .wrong(blamed: [], others: []),
        milliseconds: 9_000
      )
      history.apply(observation, day: day)
    }
    answer(0, day: 0, right: nil)
    answer(1, day: 0, right: 1)
    #expect(history.returns.open.map(\.right) == [0])
    answer(1, day: 1, right: 0.6)
    let open = try #require(history.returns.open.first)
    #expect(open.right == 0)
    #expect(open.due(on: 6, afterAnswers: 0) == nil)
    #expect(open.due(on: 7, afterAnswers: 0) == .afterAWeek)
    answer(2, day: 7, right: 1)
    #expect(history.returns.open.map(\.right) == [1])
    #expect(history.returns.open[0].due(on: 13, afterAnswers: 0) == nil)
    #expect(history.returns.open[0].due(on: 14, afterAnswers: 0) == .afterAWeek)
    answer(3, day: 14, right: 1)
    #expect(history.returns.open.isEmpty)
  }

  @Test func aBlamedTagReturnsAndTheOthersDoNot() {
    let bank = PlannerWorld.course(units: 2)
    guard let item = bank.items.first(where: { $0.tags.count == 2 }) else { return }
    var history = PlanningHistory(bank: bank)
    history.apply(
      Observation(
        item: item.id,
        time: PlannerWorld.start,
        result: .wrong(blamed: [item.tags[1]], others: [bank.tags[0]]),
        milliseconds: 9_000
      ),
      day: 0
    )
    #expect(history.returns.open.map(\.tag) == [item.tags[1]])
  }
}
