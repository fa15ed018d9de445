import Memory
import Testing

struct KeptScheduleTests {
  private let kept = KeptSchedule(
    due: .on(StudyDay(20_060)),
    interval: 60,
    lastReview: Moment(seconds: 20_000 * 86_400, day: StudyDay(20_000)),
    reviews: 7
  )

  @Test func `FSRS takes the interval as stability and the difficulty from the ease`() {
    guard case .fsrs(let state) = Scheduler.fsrs(FSRS()).state(from: kept) else {
      Issue.record("no state of FSRS")
      return
    }
    #expect(state.due == .on(StudyDay(20_060)) && state.phase == .review && state.reviews == 7)
    #expect(state.memory?.stability == 60 && state.lastReview == kept.lastReview)
    var easier = kept
    easier.ease = 3.2
    guard case .fsrs(let easy) = Scheduler.fsrs(FSRS()).state(from: easier) else { return }
    #expect((easy.memory?.difficulty ?? 0) < (state.memory?.difficulty ?? 0))
    // At the due day Good multiplies the stability by the ease.
    let next = FSRS().answer(easy, .good, at: Moment(seconds: 0, day: StudyDay(20_060)))
    #expect(abs((next.memory?.stability ?? 0) - 60 * 3.2) < 1e-6)
  }

  @Test func `a known memory state is kept`() {
    var known = kept
    known.memory = FSRSMemory(stability: 41.5, difficulty: 3.25)
    guard case .fsrs(let state) = Scheduler.fsrs(FSRS()).state(from: known) else { return }
    #expect(state.memory == known.memory)
  }

  @Test(arguments: SchedulerTests.all)
  func `a schedule without answers keeps its due day with every scheduler`(
    scheduler: Scheduler
  ) throws {
    let state = scheduler.state(from: kept)
    #expect(state.due == .on(StudyDay(20_060)) && state.stage == .review)
    #expect(scheduler.converted(state) == state)
    for other in SchedulerTests.all {
      let carried = other.converted(state)
      #expect(carried.due == state.due && carried.stage == .review)
      #expect(try MemoryState(carried.text) == carried)
    }
  }

  @Test func `a change of scheduler begins with the imported state of a card`() {
    let base = Scheduler.fsrs(FSRS()).state(from: kept)
    let card = ScheduleChange.Card(
      number: 1,
      createdOn: StudyDay(0),
      base: base,
      records: [],
      state: base,
      seed: 1
    )
    let today = StudyDay(20_010)
    let change = ScheduleChange(
      [card],
      to: .ladder(Ladder()),
      on: today,
      leftToday: 10,
      limit: 10
    )
    #expect(change.outcomes.map(\.state) == [.ladder(LadderState(step: 5, due: StudyDay(20_060)))])
  }
}
