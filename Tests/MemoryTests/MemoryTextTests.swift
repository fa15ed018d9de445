import Memory
import RandomTestSupport
import Testing

@Suite(.seeded) struct MemoryTextTests {
  @Test(arguments: SchedulerTests.all)
  func `every state is read back as it was, to the last bit`(scheduler: Scheduler) throws {
    var numbers = TestRandom(11)
    for count in 0..<200 {
      let state = scheduler.replay(
        numbers.records(count % 25),
        createdOn: StudyDay(20_500),
        seed: UInt64(count)
      )
      let read = try MemoryState(state.text)
      #expect(read == state)
      #expect(read.text == state.text)
    }
  }

  @Test func `the text formats do not change, because databases hold them`() throws {
    let moment = Moment(seconds: 1_790_000_000, day: StudyDay(20_717))
    let fsrs = Scheduler.fsrs(FSRS())
    let new = fsrs.initial(on: StudyDay(20_700))
    let step = fsrs.answer(new, .good, at: moment, seed: 1)
    let known = fsrs.answer(step, .easy, at: moment, seed: 1)
    let lapse = fsrs.answer(known, .again, at: moment, seed: 1)
    let texts = [new, step, known, lapse].map(\.text)
    #expect(
      texts == [
        "fsrs l0 d20700 0",
        "fsrs l1 s1790000600 1 2.3065 2.118103970459016 1790000000 20717",
        "fsrs v d20721 2 3.946054067969477 1.0 1790000000 20717",
        "fsrs r0 s1790000600 3 1.2800093588060393 7.0269895692968385 1790000000 20717",
      ]
    )
    let levels = LearnIOState(
      score: 12,
      due: StudyDay(20_720),
      malusDay: StudyDay(20_700),
      reviews: 4
    )
    #expect(MemoryState.learnIO(levels).text == "learnio 12 20720 20700 4")
    #expect(MemoryState.ladder(LadderState(step: 3, due: StudyDay(9))).text == "ladder 3 9")
  }

  @Test(arguments: [
    ("", MemoryTextError.Reason.unknownScheduler),
    ("sm2 1 2 3", .unknownScheduler),
    ("FSRS l0 d1 0", .unknownScheduler),
    ("fsrs", .fieldCount),
    ("fsrs l0 d1 0 2.3", .fieldCount),
    ("fsrs  l0 d1 0", .fieldCount),
    ("fsrs v d1 0", .field(1)),
    ("fsrs x0 d1 0", .field(1)),
    ("fsrs l d1 0", .field(1)),
    ("fsrs l-1 d1 0", .field(1)),
    ("fsrs l0 1 0", .field(2)),
    ("fsrs l0 d1e3 0", .field(2)),
    ("fsrs l0 d99999999999 0", .field(2)),
    ("fsrs l0 d1 -1", .field(3)),
    ("fsrs v d1 1 0 5 0 0", .field(4)),
    ("fsrs v d1 1 nan 5 0 0", .field(4)),
    ("fsrs v d1 1 inf 5 0 0", .field(4)),
    ("fsrs v d1 1 2.5 10.5 0 0", .field(5)),
    ("fsrs v d1 1 2.5 5 x 0", .field(6)),
    ("learnio 43 1 1 1", .field(1)),
    ("learnio 1 1 1", .fieldCount),
    ("ladder -1 5", .field(1)),
    ("ladder 1 5 ", .fieldCount),
  ])
  func `a text that is not a state is refused with the place`(
    text: String,
    reason: MemoryTextError.Reason
  ) {
    #expect(throws: MemoryTextError(text: text, reason: reason)) { try MemoryState(text) }
  }

  @Test func `no line traps`() {
    var numbers = TestRandom(13)
    let pieces = [
      "fsrs", "learnio", "ladder", " ", "l", "d", "s", "v", "9", "-", ".", "e", "\u{0}", "ğ",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0..<14, using: &numbers))
        .compactMap { _ in pieces.randomElement(using: &numbers) }.joined()
      _ = try? MemoryState(text)
      _ = try? SchedulerSettings(text)
    }
  }
}
