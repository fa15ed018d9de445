import Curriculum
import Mastery
import RandomTestSupport
import Testing

/// Items that were right on two study days rest, reviews don't fill a day that waits for words, and
/// a weak day is followed by an easier one.
@Suite(.seeded) struct PlannerRestTests {
  static let learners: [UInt64] = [401, 402, 403, 404]

  /// The study days on which an item was right at the first try, and the last of them.
  private struct Streak {
    var days: Set<Int> = []
    var last = 0
  }

  @Test(arguments: learners)
  func anItemThatWasRightOnTwoStudyDaysRestsForTwoWeeks(stream: UInt64) {
    var world = PlannerWorld(stream)
    world.study(days: 30, minutes: 8)
    var streaks: [ItemID: Streak] = [:]
    var settled = 0
    for entry in world.asked {
      let item = entry.planned.item
      var streak = streaks[item] ?? Streak()
      if streak.days.count >= 2, entry.day - streak.last < 14, case .old = entry.planned.reason {
        Issue.record("\(item) was asked again on day \(entry.day), after day \(streak.last)")
      }
      if entry.isWrong { streak.days = [] }
      if entry.isFirstTry {
        streak.days.insert(entry.day)
        streak.last = entry.day
      }
      if streak.days.count == 2 { settled += 1 }
      streaks[item] = streak
    }
    #expect(settled > 0)
  }

  /// A history in which all items of the first unit were right on two days.
  private func settled(_ bank: ItemBank) -> PlanningHistory {
    var history = PlanningHistory(bank: bank)
    for day in 0..<2 {
      for item in bank.items where item.unit == 0 {
        history.apply(answer(item.id, day: day), day: day)
      }
    }
    return history
  }

  /// A history in which each item of two units was asked once, and each tag wrong at first.
  private func shaky(_ bank: ItemBank) -> PlanningHistory {
    var history = PlanningHistory(bank: bank)
    var times: [GrammarTag: Int] = [:]
    var turns: [(day: Int, item: ItemID)] = []
    for item in bank.items where item.unit < 2 {
      turns.append((times[item.tags[0], default: 0], item.id))
      times[item.tags[0], default: 0] += 1
    }
    for (day, item) in turns.sorted(by: { $0.day < $1.day }) {
      history.apply(answer(item, day: day, isRight: day > 1), day: day)
    }
    return history
  }

  private func answer(_ item: ItemID, day: Int, isRight: Bool = true) -> Observation {
    Observation(
      item: item,
      time: PlannerWorld.start + Int64(day) * PlannerWorld.dayLength,
      result: isRight ? .right(weight: 1) : .wrong(blamed: [], others: []),
      milliseconds: 20_000
    )
  }

  private func planned(
    _ history: PlanningHistory,
    day: Int,
    unit: Int = 1,
    reviewsIn minutes: Double?
  ) -> [PlannedItem] {
    let bank = history.bank
    var position = CoursePosition(bank: bank, asked: history.asked)
    position.closedFrom = unit
    var planner = DayPlanner(
      history: history,
      position: position,
      minutes: 15,
      reviewsIn: minutes,
      day: day,
      seed: 7
    )
    var planned: [PlannedItem] = []
    while let next = planner.next(at: answer(bank.items[0].id, day: day).time), planned.count < 99 {
      planned.append(next)
      planner.record(answer(next.item, day: day))
    }
    return planned
  }

  @Test func reviewsLeaveADayToTheWordsForWhichTheCourseWaits() {
    let history = shaky(PlannerWorld.course(units: 3))
    #expect(history.returns.open.isEmpty && history.reviews >= 0.75)
    let limited = planned(history, day: 20, unit: 2, reviewsIn: 15)
    // A fifth of 15 minutes has nine answers of 20 seconds.
    #expect(limited.count == 9)
    #expect(limited.allSatisfy { if case .old = $0.reason { true } else { false } })
    // Without words or cards the reviews fill the day.
    #expect(planned(history, day: 20, unit: 2, reviewsIn: nil).count == 45)
  }

  @Test func aDayThatCanAskWordsAsksNothingThatNeedNotBeAsked() {
    let history = settled(PlannerWorld.course(units: 2))
    #expect(planned(history, day: 3, reviewsIn: 15).isEmpty)
    #expect(planned(history, day: 3, reviewsIn: nil).count == 45)
  }

  @Test(arguments: [true, false])
  func aWeakDayIsFollowedByOneWithHalfTheNewItems(isWeak: Bool) {
    let bank = PlannerWorld.course(units: 4)
    var history = PlanningHistory(bank: bank)
    for (number, item) in bank.items.prefix(40).enumerated() {
      history.apply(answer(item.id, day: 0, isRight: number % 2 == 0 || !isWeak), day: 0)
    }
    #expect(history.dayBefore(1).isWeak == isWeak)
    #expect(history.dayBefore(1).answers == 40)
    var planner = DayPlanner(
      history: history,
      position: CoursePosition(bank: bank, asked: history.asked),
      minutes: 60,
      day: 1,
      seed: 7
    )
    var new = 0
    for _ in 0..<60 {
      guard let next = planner.next(at: answer(bank.items[0].id, day: 1).time) else { break }
      if next.reason == .next { new += 1 }
      planner.record(answer(next.item, day: 1))
    }
    #expect(isWeak ? (1...20).contains(new) : new > 25, "\(new)")
    // The day was good, so that the next has no limit.
    #expect(!planner.history.dayBefore(2).isWeak)
  }
}
