import Memory
import RandomTestSupport
import Testing

@Suite(.seeded) struct ScheduleChangeTests {
  private let today = StudyDay(20_800)

  /// Cards with logs that end before today, and with the states that a scheduler computed from
  /// them.
  private func cards(_ count: Int, _ scheduler: Scheduler) -> [ScheduleChange.Card] {
    var numbers = TestRandom(21)
    return (0..<count).map { number in
      let records = numbers.records(number % 7)
      let created = StudyDay(20_700)
      return ScheduleChange.Card(
        number: number,
        createdOn: created,
        records: records,
        state: scheduler.replay(records, createdOn: created, seed: UInt64(number)),
        seed: UInt64(number)
      )
    }
  }

  @Test(arguments: SchedulerTests.all)
  func `no change of scheduler makes more cards due today than the limit`(scheduler: Scheduler) {
    let cards = cards(400, .fsrs(FSRS()))
    let change = ScheduleChange(cards, to: scheduler, on: today, leftToday: 25, limit: 40)
    #expect(change.after[today] <= 25)
    #expect(change.after.total == change.outcomes.count { $0.state.stage != .new })
    #expect(change.movedCount > 0)
    let now = Moment(seconds: 1_797_000_000, day: today)
    let due = change.outcomes.filter { outcome in
      outcome.state.stage != .new && outcome.state.isDue(at: now)
        && (outcome.skippedUntil.map { $0 <= today } ?? true)
    }
    #expect(due.count == change.after[today])
    #expect(change.outcomes.map(\.number) == cards.map(\.number))
  }

  @Test func `moved cards fill the next days up to the limit, the least remembered last`() {
    let cards = cards(400, .ladder(Ladder()))
    let fsrs = FSRS()
    let change = ScheduleChange(cards, to: .fsrs(fsrs), on: today, leftToday: 10, limit: 30)
    let counts = change.after.perDay(40)
    let free = ScheduleChange(cards, to: .fsrs(fsrs), on: today, leftToday: 1000, limit: 30)
    for (day, count) in counts.enumerated().dropFirst() {
      #expect(count <= max(30, free.after[today + day]))
    }
    #expect(change.movedCount == free.after[today] - 10)
    let pairs = zip(change.outcomes, free.outcomes).filter { $0.state != $1.state }.map(\.0)
    #expect(pairs.count == change.movedCount)
    let recalls = pairs.sorted { Self.day($0.state) < Self.day($1.state) }
      .compactMap { Scheduler.fsrs(fsrs).retrievability($0.state, on: today) }
    let firsts = recalls.prefix(30)
    let lasts = recalls.suffix(30)
    #expect((firsts.min() ?? 0) >= (lasts.max() ?? 1))
  }

  @Test func `moving a card does not change its memory state`() throws {
    let cards = cards(100, .ladder(Ladder()))
    let scheduler = Scheduler.fsrs(FSRS())
    let change = ScheduleChange(cards, to: scheduler, on: today, leftToday: 0, limit: 1)
    for (card, outcome) in zip(cards, change.outcomes) {
      let plain = scheduler.replay(card.records, createdOn: card.createdOn, seed: card.seed)
      guard case (.fsrs(let one), .fsrs(let other)) = (plain, outcome.state) else {
        Issue.record("another scheduler")
        return
      }
      #expect(one.memory == other.memory)
      #expect(one.lastReview == other.lastReview)
      #expect(one.phase == other.phase)
    }
  }

  @Test func `new cards stay new and are not counted`() {
    let change = ScheduleChange(
      cards(7, .fsrs(FSRS())).filter(\.records.isEmpty),
      to: .learnIO(LearnIO()),
      on: today,
      leftToday: 0,
      limit: 10
    )
    #expect(change.outcomes.map(\.state.stage) == [.new])
    #expect(change.after.total == 0)
  }

  @Test func `a change to the same scheduler changes nothing if there is room`() {
    let cards = cards(100, .fsrs(FSRS()))
    let change = ScheduleChange(cards, to: .fsrs(FSRS()), on: today, leftToday: 100, limit: 10)
    #expect(change.before == change.after)
    #expect(change.outcomes.map(\.state) == cards.map(\.state))
  }

  @Test(arguments: [
    ([0, 0, 0, 1, 1, 9], 2, [2, 2, 1]), ([-5, -5, -5], 1, [1, 1, 1]), ([], 5, [0]), ([9], 5, [0]),
  ])
  func `a backlog is reported with the days that it takes`(dues: [Int], limit: Int, perDay: [Int]) {
    let counts = DueCounts(today: today, dueDays: dues.map { today + $0 })
    let forecast = BacklogForecast(counts, limit: limit)
    #expect(forecast.perDay == perDay)
    #expect(forecast.clearOn == today + perDay.count && forecast.isCleared)
  }

  @Test func `with a limit of 0, the forecast of a backlog ends at the horizon`() {
    let counts = DueCounts(today: today, dueDays: [today])
    let forecast = BacklogForecast(counts, limit: 0, horizon: 9)
    #expect(forecast.perDay == Array(repeating: 0, count: 9) && !forecast.isCleared)
  }

  private static func day(_ state: MemoryState) -> StudyDay {
    if case .on(let day) = state.due { day } else { StudyDay(0) }
  }
}
