import Memory
import RandomTestSupport
import Testing

@Suite(.seeded) struct SchedulerTests {
  static let all: [Scheduler] = [
    .fsrs(FSRS()), .fsrs(FSRS(learningSteps: [], relearningSteps: [], isFuzzed: true)),
    .fsrs(FSRS(learningSteps: [90, 86_400, 259_200], maximumInterval: 30)),
    .learnIO(LearnIO()), .ladder(Ladder()), .ladder(Ladder(failureRestarts: false)),
  ]
  static let moment = Moment(seconds: 1_790_000_000, utcOffset: 10_800)

  @Test(arguments: all)
  func `each preview is the result of the answer`(scheduler: Scheduler) {
    var numbers = TestRandom(3)
    let state = scheduler.replay(numbers.records(5), createdOn: StudyDay(20_000), seed: 7)
    let later = Moment(seconds: 1_800_000_000, utcOffset: 0)
    let previews = scheduler.previews(of: state, at: later, seed: 7)
    #expect(previews.map(\.rating) == Rating.allCases)
    for preview in previews {
      #expect(preview.state == scheduler.answer(state, preview.rating, at: later, seed: 7))
      #expect(preview.due == preview.state.due)
    }
  }

  @Test(arguments: all)
  func `replaying a log gives the same state as answering one by one`(scheduler: Scheduler) {
    var numbers = TestRandom(5)
    for seed in 0..<40 {
      let records = numbers.records(20)
      var state = scheduler.initial(on: StudyDay(20_000))
      for (index, record) in records.enumerated() {
        state = scheduler.answer(
          state,
          record.rating,
          at: record.moment,
          inSession: record.inSession,
          seed: UInt64(seed)
        )
        let replayed = scheduler.replay(
          records[...index],
          createdOn: StudyDay(20_000),
          seed: UInt64(seed)
        )
        #expect(replayed == state)
      }
    }
  }

  @Test func `extra practice leaves FSRS and the ladder as they are`() {
    for scheduler in Self.all {
      if case .learnIO = scheduler { continue }
      let state = scheduler.replay(
        [ReviewRecord(moment: Self.moment, rating: .good)],
        createdOn: Self.moment.day,
        seed: 1
      )
      for preview in scheduler.previews(of: state, at: Self.moment, inSession: false, seed: 1) {
        #expect(preview.state == state)
      }
    }
  }

  @Test func `a state of another scheduler counts as no state`() {
    for scheduler in Self.all {
      for other in Self.all {
        let foreign = other.answer(
          other.initial(on: Self.moment.day),
          .good,
          at: Self.moment,
          seed: 1
        )
        let own = scheduler.initial(on: Self.moment.day)
        let answered = scheduler.answer(foreign, .easy, at: Self.moment, seed: 1)
        if case (.fsrs, .fsrs) = (foreign, own) { continue }
        if case (.ladder, .ladder) = (foreign, own) { continue }
        if case (.learnIO, .learnIO) = (foreign, own) { continue }
        #expect(answered == scheduler.answer(own, .easy, at: Self.moment, seed: 1))
      }
    }
  }

  @Test func `only FSRS predicts, and only after an answer`() {
    for scheduler in Self.all {
      let new = scheduler.initial(on: Self.moment.day)
      #expect(scheduler.retrievability(new, on: Self.moment.day) == nil)
      let state = scheduler.answer(new, .good, at: Self.moment, seed: 1)
      let recall = scheduler.retrievability(state, on: Self.moment.day + 2)
      if case .fsrs = scheduler {
        #expect(recall.map { (0.9...0.95).contains($0) } == true)
      } else {
        #expect(recall == nil)
      }
    }
  }

  @Test(arguments: all)
  func `a card is new until its first answer`(scheduler: Scheduler) {
    let new = scheduler.initial(on: Self.moment.day)
    #expect(new.stage == .new)
    #expect(new.isDue(at: Self.moment))
    for preview in scheduler.previews(of: new, at: Self.moment, seed: 1) {
      #expect(preview.state.stage != .new)
    }
  }

  @Test func `equal cards and answers are due on the same day, others nearby`() {
    let fuzzed = FSRS(learningSteps: [], isFuzzed: true)
    let exact = FSRS(learningSteps: [])
    var offsets: [Int: Int] = [:]
    for seed in 0..<4000 {
      let new = FSRSState(newOn: Self.moment.day)
      let state = fuzzed.answer(new, .easy, at: Self.moment, seed: UInt64(seed))
      #expect(state == fuzzed.answer(new, .easy, at: Self.moment, seed: UInt64(seed)))
      let plain = exact.answer(new, .easy, at: Self.moment)
      guard case (.on(let day), .on(let middle)) = (state.due, plain.due) else {
        Issue.record("no day")
        return
      }
      offsets[day - middle, default: 0] += 1
    }
    // Eight days vary by two, each of the five days about as often.
    #expect(offsets.keys.sorted() == [-2, -1, 0, 1, 2])
    #expect(offsets.values.allSatisfy { (700...900).contains($0) }, "\(offsets)")
  }

  @Test(arguments: [(0.4, 1), (0.5, 1), (1.5, 2), (2.5, 2), (3.5, 4), (4.5, 4), (4.6, 5)])
  func `half days are rounded to even, and no interval is below a day`(
    stability: Double,
    days: Int
  ) throws {
    var values = FSRSParameters.standard.values
    values[2] = stability
    let fsrs = FSRS(parameters: try FSRSParameters(values), learningSteps: [])
    let state = fsrs.answer(FSRSState(newOn: Self.moment.day), .good, at: Self.moment)
    #expect(state.due == .on(Self.moment.day + days))
  }

  @Test func `short intervals do not vary, and long ones not beyond the limit`() {
    let fsrs = FSRS(learningSteps: [], maximumInterval: 8, isFuzzed: true)
    for seed in 0..<300 {
      let new = FSRSState(newOn: Self.moment.day)
      let short = fsrs.answer(new, .good, at: Self.moment, seed: UInt64(seed))
      #expect(short.due == .on(Self.moment.day + 2))
      let long = fsrs.answer(new, .easy, at: Self.moment, seed: UInt64(seed))
      #expect((6...8).map { .on(Self.moment.day + $0) }.contains(long.due))
    }
  }

  @Test func `nothing traps, however wild the numbers are`() {
    var highest = FSRSParameters.bounds.map(\.upperBound)
    // Without these two exponents, Easy would multiply the stability for ever.
    highest[9] = 0
    highest[19] = 0
    let wild = (try? FSRSParameters(highest)) ?? .standard
    let fsrs = FSRS(parameters: wild, desiredRetention: 0.1, maximumInterval: .max, isFuzzed: true)
    var numbers = TestRandom(9)
    for seed in 0..<50 {
      var state = FSRSState(newOn: StudyDay(.min))
      for index in 0..<400 {
        let rating = index % 50 < 48 ? Rating.easy : Rating.again
        let moment = Moment(
          seconds: .random(in: .min ... .max, using: &numbers),
          day: StudyDay(.random(in: .min ... .max, using: &numbers))
        )
        state = fsrs.answer(state, rating, at: moment, seed: UInt64(seed))
        #expect(state.memory?.stability.isFinite == true)
      }
    }
  }
}
