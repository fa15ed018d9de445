import Curriculum
import Mastery
import Testing

/// Items whose answers were unsure come back today, but never as a fourth of their kind, nor as a
/// third with their tag while others can be asked.
@Suite struct PlannerUnsureTests {
  private let world = PlannerWorld(320)

  /// A day in which items of the first unit, as "writing 3", were asked; `unsure` are places in it.
  private func planner(minutes: Double, _ names: [String], unsure: Set<Int>) -> DayPlanner {
    var planner = world.planner(day: 0, minutes: minutes)
    for (place, name) in names.enumerated() {
      planner.replay(
        PlannedItem(item: item(name), reason: .next),
        answered: answer(item(name), at: place, isUnsure: unsure.contains(place))
      )
    }
    return planner
  }

  private func item(_ name: String) -> ItemID {
    let words = name.split(separator: " ")
    return ItemID(lesson: LessonID(rawValue: "a1-u1-\(words[0])"), item: "i\(words[1])")
  }

  private func answer(_ item: ItemID, at place: Int, isUnsure: Bool = false) -> Observation {
    Observation(
      item: item,
      time: time(place),
      result: isUnsure ? .unsure : .right(weight: 1),
      milliseconds: 20_000
    )
  }

  private func time(_ place: Int) -> Int64 { world.noon(of: 0) + Int64(place) * 20_000 }

  private func kind(_ item: ItemID?) -> AnswerKind? { item.flatMap { world.bank[$0]?.kind } }

  @Test func atTheEndAnItemWithOptionsPartsAFourthOfAKind() throws {
    let names = ["reading 0", "writing 0", "writing 1", "writing 2"]
    var planner = planner(minutes: 1, names, unsure: [3])
    let planned = planner.next(at: time(4))
    let parting = try #require(planned)
    #expect(kind(parting.item) == .choice)
    planner.record(answer(parting.item, at: 4))
    let last = planner.next(at: time(5))
    #expect(last?.item == item("writing 2"))
    #expect(last?.reason == .unsure)
    planner.record(answer(item("writing 2"), at: 5, isUnsure: true))
    let end = planner.next(at: time(6))
    #expect(end == nil)
  }

  @Test func atTheEndTheSameItemIsNotAskedAgainAtOnce() throws {
    var planner = planner(minutes: 0.5, ["reading 0", "writing 0"], unsure: [1])
    let planned = planner.next(at: time(2))
    let parting = try #require(planned)
    #expect(parting.item == item("reading 0"))
    planner.record(answer(parting.item, at: 2))
    let last = planner.next(at: time(3))
    #expect(last?.item == item("writing 0"))
  }

  @Test func itIsNotTheThirdItemWithItsTagWhileOthersCanBeAsked() throws {
    // Items 0 and 5 of each skill have the same tag.
    let names = [
      "writing 0", "reading 1", "reading 2", "writing 3", "speaking 1", "reading 0", "speaking 0",
    ]
    var planner = planner(minutes: 30, names, unsure: [0])
    var reasons: [PlannedItem.Reason] = []
    while let next = planner.next(at: time(7 + reasons.count)), reasons.count < 8 {
      reasons.append(next.reason)
      planner.record(answer(next.item, at: 7 + reasons.count))
    }
    #expect(reasons.first != .unsure)
    #expect(reasons.count { $0 == .unsure } == 1)
  }

  @Test func theDayKeepsTimeForThem() throws {
    // 20 s are left: enough for an item as long as nothing else is to come.
    let names = ["writing 0", "reading 1", "speaking 1", "reading 2"]
    var without = planner(minutes: 100.0 / 60, names, unsure: [])
    let other = without.next(at: time(4))
    #expect(other != nil)
    var planner = planner(minutes: 100.0 / 60, names, unsure: [0])
    let last = planner.next(at: time(4))
    #expect(last?.item == item("writing 0"))
  }

  @Test func atTheEndItIsNotTheThirdItemWithItsTagWhileThereIsTimeForAnother() throws {
    let names = ["writing 0", "reading 1", "speaking 1", "reading 0", "speaking 0"]
    var planner = planner(minutes: 2, names, unsure: [0])
    let planned = planner.next(at: time(5))
    let other = try #require(planned)
    #expect(other.reason != .unsure)
    planner.record(answer(other.item, at: 5))
    let last = planner.next(at: time(6))
    #expect(last?.item == item("writing 0"))
  }

  @Test func anItemToSayDoesNotComeBackAfterSpeakingWasLeftOut() {
    var planner = planner(minutes: 1, ["reading 0", "speaking 0", "reading 1"], unsure: [1])
    planner.excluded = [.speaking]
    let next = planner.next(at: time(3))
    #expect(next == nil)
  }
}
