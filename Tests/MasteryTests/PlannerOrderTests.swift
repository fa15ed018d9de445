import Curriculum
import Mastery
import RandomTestSupport
import Testing

/// The rules of order hold on every day of every learner.
@Suite(.seeded) struct PlannerOrderTests {
  static let learners: [UInt64] = [101, 102, 103, 104, 105, 106]

  private func days(_ stream: UInt64) -> (world: PlannerWorld, days: [[AskedItem]]) {
    var world = PlannerWorld(stream)
    world.study(days: 24, minutes: Double(4 + stream % 3 * 5))
    let days = Dictionary(grouping: world.asked, by: \.day)
    return (world, days.keys.sorted().compactMap { days[$0] })
  }

  @Test(arguments: learners) func neverMoreThanThreeItemsOfAKindInARow(stream: UInt64) {
    let (world, days) = days(stream)
    for day in days {
      let kinds = day.compactMap { world.bank[$0.planned.item]?.kind }
      for start in kinds.indices.dropLast(3) {
        #expect(Set(kinds[start..<start + 4]).count > 1)
      }
    }
  }

  @Test(arguments: learners) func neverTheSameTagThreeTimesRunning(stream: UInt64) {
    let (world, days) = days(stream)
    for day in days {
      let tags = day.map { Set(world.bank[$0.planned.item]?.tags ?? []) }
      for start in tags.indices.dropLast(2) {
        let common = tags[start].intersection(tags[start + 1]).intersection(tags[start + 2])
        #expect(common.isEmpty)
      }
    }
  }

  @Test(arguments: learners) func noItemOfTheLastSix(stream: UInt64) {
    for day in days(stream).days {
      for (turn, entry) in day.enumerated() {
        #expect(!day[max(0, turn - 6)..<turn].contains { $0.planned.item == entry.planned.item })
      }
    }
  }

  @Test(arguments: learners)
  func anItemOfTheLastTwoDaysComesOnlyIfNoOtherOfTheTagMayBeAsked(stream: UInt64) {
    let (world, days) = days(stream)
    var last: [ItemID: Int64] = [:]
    var open: Set<ItemID> = []
    for day in days {
      for (turn, entry) in day.enumerated() {
        open.formUnion(entry.planned.leftOut)
        let time = entry.observation.time
        let isRested = last[entry.planned.item].map { time - $0 >= 2 * 86_400_000 } ?? true
        if !isRested, let tag = entry.tag {
          let others = world.bank.items(with: tag).map { world.bank.items[$0] }
            .filter { open.contains($0.id) && $0.id != entry.missed }
            .filter { last[$0.id].map { time - $0 >= 2 * 86_400_000 } ?? true }
          #expect(others.allSatisfy { !world.mayFollow(Array(day[..<turn]), $0) })
        }
        last[entry.planned.item] = time
        open.insert(entry.planned.item)
      }
    }
  }

  @Test(arguments: learners) func questionsOnATextComeInBlocksOfAtMostFive(stream: UInt64) {
    let (world, days) = days(stream)
    var torn = 0
    var kept = 0
    for day in days {
      var run = 0
      var before: String?
      for entry in day {
        let item = world.bank[entry.planned.item]
        let text = item?.passage.map { "\(entry.planned.item.lesson.rawValue) \($0)" }
        guard entry.planned.reason == .next, let text else {
          (run, before) = (0, nil)
          continue
        }
        run = text == before ? run + 1 : 1
        if run == 1 { torn += 1 } else { kept += 1 }
        before = text
        #expect(run <= 5)
      }
    }
    // Three questions of a kind are the most, so a text is asked in about two blocks.
    #expect(kept > torn / 2)
  }

  @Test(arguments: learners) func theMinutesAreKeptToOneItem(stream: UInt64) {
    var world = PlannerWorld(stream)
    let minutes = Double(4 + stream % 3 * 5)
    for day in world.study(days: 24, minutes: minutes) {
      let spent = world.minutesOfDay[day] ?? 0
      // The longest answer takes 45 seconds.
      #expect(abs(spent - minutes) <= 0.75)
    }
  }

  @Test func nothingNewIsAskedOfAUnitWhoseWordsWait() {
    let bank = PlannerWorld.course(units: 3)
    var position = CoursePosition(bank: bank)
    position.closedFrom = 1
    var planner = DayPlanner(
      history: PlanningHistory(bank: bank),
      position: position,
      minutes: 60,
      day: 0,
      seed: 1
    )
    var asked: [ItemID] = []
    while let planned = planner.next(at: PlannerWorld.start) {
      asked.append(planned.item)
      let observation = Observation(
        item: planned.item,
        time: PlannerWorld.start,
        result: asked.count % 4 == 0 ? .wrong(blamed: [], others: []) : .right(weight: 1),
        milliseconds: 20_000
      )
      planner.record(observation)
    }
    #expect(asked.allSatisfy { bank[$0]?.unit == 0 })
    // Half of the 40 items are left for other days, but for returns and an empty plan.
    #expect(Set(asked).count >= 20)
  }

  // Of the 40 items of the unit every 13th, 7th, 3rd or each has its words.
  @Test(arguments: [(13, 4), (7, 6), (3, 6), (1, 14)])
  func aDayTakesSixNewItemsOrAThirdOfThoseThatDoNotWait(step: Int, new: Int) {
    let bank = PlannerWorld.course(units: 2)
    var position = CoursePosition(bank: bank)
    position.closedFrom = 1
    let unit = bank.items.filter { $0.unit == 0 }
    position.waiting = Set(unit.indices.lazy.filter { $0 % step != 0 }.map { unit[$0].id })
    var planner = DayPlanner(
      history: PlanningHistory(bank: bank),
      position: position,
      minutes: 30,
      reviewsIn: 30,
      day: 0,
      seed: 1
    )
    var asked: Set<ItemID> = []
    var time = PlannerWorld.start
    while let planned = planner.next(at: time) {
      asked.insert(planned.item)
      time += 20_000
      planner.record(
        Observation(item: planned.item, time: time, result: .right(weight: 1), milliseconds: 20_000)
      )
    }
    #expect(asked.count == new)
  }
}

extension AskedItem {
  /// The tag for which the item was chosen; nil for one of the course.
  var tag: GrammarTag? {
    switch planned.reason {
    case .next, .unsure: nil
    case .old(let tag, _): tag
    case .return(let tag, _, _): tag
    }
  }
}

extension PlannerWorld {
  /// Whether the rules of kind, tag and distance allow an item after those of the day.
  func mayFollow(_ day: [AskedItem], _ item: ItemTraits) -> Bool {
    let before = day.compactMap { bank[$0.planned.item] }
    if before.suffix(6).contains(where: { $0.id == item.id }) { return false }
    if before.count >= 3, before.suffix(3).allSatisfy({ $0.kind == item.kind }) { return false }
    guard before.count >= 2 else { return true }
    return !item.tags.contains { tag in before.suffix(2).allSatisfy { $0.tags.contains(tag) } }
  }
}
