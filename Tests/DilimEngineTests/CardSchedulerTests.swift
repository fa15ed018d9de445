import DilimEngine
import Testing

struct CardSchedulerTests {
  /// Rating, seconds, then stability, difficulty and due time, as py-fsrs 6.3.2 computes them.
  static let reviews: [(Rating, Int64, Double, Double, Int64)] = [
    (.good, 1_767_600_000, 2.3065, 2.118103970459016, 1_767_600_600),
    (.again, 1_767_600_600, 0.7750839828558984, 7.394502741279718, 1_767_600_660),
    (.easy, 1_767_600_660, 1.4246937658554968, 6.5090953428844935, 1_767_687_060),
    (.easy, 1_767_687_060, 6.103262224500557, 5.327826051930351, 1_768_205_460),
    (.again, 1_768_205_460, 1.062469305891867, 8.44951656334919, 1_768_206_060),
    (.good, 1_768_206_060, 1.1119158667924713, 8.436295416082679, 1_768_292_460),
    (.good, 1_768_292_460, 2.5093566026711005, 8.423087489963434, 1_768_551_660),
    (.easy, 1_768_551_660, 8.852189070663943, 7.881385182529019, 1_769_329_260),
    (.hard, 1_769_329_260, 15.146181946887012, 8.578793126009106, 1_770_625_260),
  ]

  @Test func `FSRS schedules a card as py-fsrs does`() throws {
    let scheduler = CardScheduler.fsrs(isFuzzed: false)
    var card = scheduler.newCard(on: StudyDay(0))
    #expect(card.isNew)
    for (rating, seconds, stability, difficulty, due) in Self.reviews {
      let moment = Moment(seconds: seconds, utcOffset: 0, rolloverHour: 0)
      card = scheduler.answer(card, rating, at: moment)
      let fields = card.text.split(separator: " ").compactMap { Double(String($0)) }
      // Number of answers, stability, difficulty, time and day of the answer.
      try #require(fields.count == 5)
      let (stabilityError, difficultyError) = (fields[1] - stability, fields[2] - difficulty)
      #expect(abs(stabilityError) < 1e-9)
      #expect(abs(difficultyError) < 1e-9)
      switch card.due {
      case .at(let time): #expect(time == due)
      case .on(let day):
        let days = Int64(day.number - moment.day.number)
        #expect(seconds + days * 86_400 == due)
      }
    }
    #expect(!card.isNew)
    let last = StudyDay(seconds: 1_769_329_260, utcOffset: 0, rolloverHour: 0)
    for (days, recall) in [(0, 1.0), (1, 0.9903756272574327), (30, 0.8467214200558983)] {
      let day = StudyDay(last.number + days)
      let found = try #require(scheduler.retrievability(of: card, on: day))
      #expect(abs(found - recall) < 1e-9)
    }
  }

  @Test func `a card that comes back from its text goes on alike`() throws {
    for scheduler in [CardScheduler.fsrs(), .ladder, .learnIO] {
      let moment = Moment(seconds: 1_767_600_000, utcOffset: 10_800)
      let card = scheduler.answer(scheduler.newCard(on: moment.day), .good, at: moment, seed: 7)
      let read = try #require(CardState(text: card.text))
      #expect(read == card)
      let later = Moment(seconds: 1_767_900_000, utcOffset: 10_800)
      #expect(
        scheduler.answer(read, .hard, at: later, seed: 7)
          == scheduler.answer(card, .hard, at: later, seed: 7)
      )
    }
    #expect(CardState(text: "fsrs x") == nil)
  }

  @Test func `a card is due when its time has come`() {
    let scheduler = CardScheduler.fsrs(isFuzzed: false)
    let moment = Moment(seconds: 1_767_600_000, utcOffset: 0)
    let card = scheduler.answer(scheduler.newCard(on: moment.day), .good, at: moment)
    #expect(card.due == .at(1_767_600_600))
    #expect(!card.isDue(at: moment))
    #expect(card.isDue(at: Moment(seconds: 1_767_600_600, utcOffset: 0)))
  }

  @Test func `a card may change its scheduler`() {
    let moment = Moment(seconds: 1_767_600_000, utcOffset: 0)
    let ladder = CardScheduler.ladder
    let card = ladder.answer(ladder.newCard(on: moment.day), .good, at: moment)
    let later = Moment(seconds: 1_767_700_000, utcOffset: 0)
    let changed = CardScheduler.fsrs(isFuzzed: false).answer(card, .good, at: later)
    #expect(changed.text.hasPrefix("fsrs v "))
    #expect(ladder.retrievability(of: card, on: moment.day) == nil)
  }

  @Test func `a higher retention brings a card back sooner`() throws {
    func days(_ scheduler: CardScheduler) throws -> Int {
      let moment = Moment(seconds: 1_767_600_000, utcOffset: 0)
      let card = scheduler.answer(scheduler.newCard(on: moment.day), .easy, at: moment)
      guard case .on(let day) = card.due else { throw NoDay() }
      return day.number - moment.day.number
    }
    let usual = try days(.fsrs(isFuzzed: false))
    #expect(try days(.fsrs(retention: 0.97, isFuzzed: false)) < usual)
    let parameters = [
      0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
      0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ]
    let fitted = try #require(CardScheduler.fsrs(parameters: parameters, isFuzzed: false))
    #expect(try days(fitted) == usual)
    #expect(CardScheduler.fsrs(parameters: [1, 2, 3]) == nil)
  }

  private struct NoDay: Error {}
}
