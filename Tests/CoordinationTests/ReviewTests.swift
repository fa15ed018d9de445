import Cards
import Coordination
import Memory
import RandomTestSupport
import Scoring
import Testing

/// A review of cards: what each event does.
@Suite(.seeded) struct ReviewTests {
  @Test func `texts are read when the turn of their card comes, and of deleted cards never`() {
    var bench = ReviewBench((1...60).map { ReviewBench.known($0) }, reading: 0, deleted: [7, 8])
    var shown: Set<Int> = []
    for _ in 1...58 {
      guard let card = bench.asked?.card else { break }
      shown.insert(card.number)
      bench.send(.next, .choose(3))
    }
    #expect(shown == Set(1...60).subtracting([7, 8]))
    guard case .over(nil)? = bench.review?.phase else { return #expect(Bool(false)) }
    var app = bench.app
    let late = app.handle(.reply(.cards([ReviewBench.known(61)]), at: bench.time))
    #expect(late.isEmpty && bench.asked == nil)
  }

  @Test func `a card is shown, turned, rated and gone`() throws {
    var bench = ReviewBench([ReviewBench.known(1), ReviewBench.known(2)], reading: 2)
    let first = try #require(bench.asked).card
    #expect(bench.review?.left == 2)
    #expect(bench.send(.next) == [])
    let effects = bench.send(.choose(2))
    guard case .recordAnswer(let answer, let before, let after)? = effects.first else {
      return #expect(Bool(false), "\(effects)")
    }
    #expect(effects.count == 1)
    #expect(answer.card == first.id && answer.id == "s-1" && answer.rating == .good)
    #expect(answer.time == bench.time && answer.day == ReviewBench.day && answer.inSession)
    #expect(answer.milliseconds == 2_000 && answer.typed == nil)
    #expect(before == first.standing && after.reps == 4 && after.lapses == 0)
    #expect(
      after.due.map { if case .on(let day) = $0 { day > ReviewBench.day } else { false } } == true
    )
    #expect(bench.review?.left == 1 && bench.asked?.card.number != first.number)
    bench.send(.next, .next)
    #expect(bench.answers.map(\.answer.rating) == [.good, .good])
    guard case .over(nil)? = bench.review?.phase else { return #expect(Bool(false)) }
    #expect(bench.review?.summary.answers == 2 && bench.review?.summary.known == 2)
  }

  @Test func `a typed “I don't know” is not graded and suggests again`() {
    var bench = ReviewBench([ReviewBench.known(1, .type)])
    bench.send(.submit("idk"))
    guard case .shown(_, nil)? = bench.review?.phase else { return #expect(Bool(false)) }
    #expect(bench.review?.suggestion == .again)
  }

  @Test(arguments: [
    ("kedi1", Rating.good, Verdict.correct), ("KEDİ1", .good, .correct), ("kdi1", .hard, .almost),
    ("otobüs", .again, .wrong),
  ])
  func `what is typed is graded, and Enter gives the rating that fits`(
    text: String,
    rating: Rating,
    verdict: Verdict
  ) throws {
    var bench = ReviewBench([ReviewBench.known(1, .type)])
    #expect(bench.review?.isTyping == true)
    bench.send(.submit(text))
    guard case .shown(let asked, let judgement?)? = bench.review?.phase else {
      return #expect(Bool(false))
    }
    #expect(judgement.verdict == verdict && asked.typed == text)
    #expect(bench.review?.suggestion == rating)
    bench.send(.next)
    #expect(bench.answers.map(\.answer.rating) == [rating])
    #expect(bench.answers.first?.answer.typed == text)
  }

  @Test(arguments: [[Intent.next], [.submit("")], [.submit("  ")]])
  func `nothing typed shows the answer as not known`(intents: [Intent]) throws {
    var bench = ReviewBench([ReviewBench.known(1, .type)])
    for intent in intents { bench.send(intent) }
    guard case .shown(_, nil)? = bench.review?.phase else { return #expect(Bool(false)) }
    #expect(bench.review?.suggestion == .again)
    // The learner may still say otherwise.
    bench.send(.choose(1))
    #expect(bench.answers.map(\.answer.rating) == [.hard])
  }

  @Test func `what was typed can be typed again before it is rated`() throws {
    var bench = ReviewBench([ReviewBench.known(1, .type)])
    bench.send(.submit("otobüs"), .undo)
    #expect(bench.review?.isTyping == true && bench.answers.isEmpty)
    bench.send(.submit("kedi1"), .next)
    #expect(bench.answers.map(\.answer.typed) == ["kedi1"])
  }

  @Test(
    arguments: [
      (Intent.submit("x"), Notice.unclear), (.choose(7), .optionOutOfRange(count: 4)),
      (.choose(4), .optionOutOfRange(count: 4)), (.hint, .unclear), (.why, .unclear),
      (.overrule, .unclear), (.undo, .nothingToUndo), (.openCourse, .unclear),
    ] as [(Intent, Notice?)]
  )
  func `what means nothing to a question changes nothing`(intent: Intent, notice: Notice?) throws {
    var bench = ReviewBench([ReviewBench.known(1)])
    let before = bench.standings
    bench.send(intent)
    #expect(bench.notices.last == notice)
    #expect(bench.standings == before && bench.answers.isEmpty && bench.asked?.card.number == 1)
  }

  @Test func `a key beyond the four is told so`() {
    var bench = ReviewBench([ReviewBench.known(1)])
    bench.send(.next, .choose(4))
    #expect(bench.notices == [.optionOutOfRange(count: 4)])
    #expect(bench.answers.isEmpty)
  }

  @Test func `any of the four keys turns a card`() {
    for index in 0..<4 {
      var bench = ReviewBench([ReviewBench.known(1)])
      bench.send(.choose(index))
      guard case .shown? = bench.review?.phase else { return #expect(Bool(false)) }
      #expect(bench.answers.isEmpty && bench.notices.isEmpty)
    }
  }

  @Test func `a night at an open window counts for a minute`() {
    var bench = ReviewBench([ReviewBench.known(1), ReviewBench.known(2)])
    bench.send(.next)
    bench.time += 8 * 3_600_000
    bench.send(.next, .next, .next)
    #expect(bench.answers.map(\.answer.milliseconds) == [60_000, 2_000])
    #expect(bench.review?.summary.milliseconds == 62_000)
  }

  @Test func `a new card comes back within the session after its steps`() throws {
    var bench = ReviewBench([ReviewBench.card(1)])
    bench.send(.next, .choose(0))
    // A minute is less than what may be brought forward.
    #expect(bench.asked?.card.number == 1 && bench.asked?.card.standing.isNew == false)
    bench.send(.next, .choose(2), .next, .choose(2))
    guard case .over(nil)? = bench.review?.phase else { return #expect(Bool(false)) }
    #expect(bench.answers.count == 3 && bench.review?.summary.new == 1)
  }

  @Test func `previews tell what each of the four leads to`() throws {
    var bench = ReviewBench([ReviewBench.known(1)])
    let previews = try #require(bench.asked).previews
    #expect(previews.map(\.rating) == Rating.allCases)
    bench.send(.next, .choose(3))
    #expect(bench.standings.values.first?.memory?.due == previews[3].due)
  }

  @Test func `a card put aside or skipped leaves with its standing, and comes back by undo`() throws
  {
    for (intent, isIt) in [
      (Intent.putAside, { $0.status == .known }),
      (.skip, { $0.skippedUntil == ReviewBench.day + 1 }),
    ] as [(Intent, (CardStanding) -> Bool)] {
      var bench = ReviewBench([ReviewBench.known(1), ReviewBench.known(2)])
      let card = try #require(bench.asked).card
      bench.send(intent)
      #expect(bench.standings[card.id].map(isIt) == true)
      #expect(bench.review?.left == 1 && bench.review?.summary.leftOut == 1)
      #expect(bench.review?.summary.answers == 0)
      bench.send(.undo)
      #expect(bench.standings[card.id] == card.standing)
      #expect(bench.asked?.card == card && bench.review?.summary.leftOut == 0)
    }
  }

  @Test func `a card forgotten once too often is put aside and named`() throws {
    var bench = ReviewBench(
      [ReviewBench.known(1, lapses: 1), ReviewBench.known(2)],
      [ReviewBench.deck(leech: 2)]
    )
    while bench.asked?.card.number != 1 { bench.send(.next, .choose(3)) }
    bench.send(.next, .choose(0))
    let id = CardID(entry: "e1", kind: .recognise)
    #expect(bench.standings[id]?.status == .leech && bench.standings[id]?.lapses == 2)
    #expect(bench.notices == [.leech(id, word: "kedi1", lapses: 2)])
    // It does not come back for its step.
    #expect(bench.asked?.card.number != 1)
    bench.send(.undo)
    #expect(bench.standings[id]?.status == .active && bench.standings[id]?.lapses == 1)
  }

  @Test func `an edited entry is asked with its new texts, and undo brings the old ones back`()
    throws
  {
    var bench = ReviewBench([ReviewBench.known(1), ReviewBench.known(1_000)])
    let card = try #require(bench.asked).card
    bench.edit = {
      var entry = $0
      entry.meaning = "tomcat"
      return entry
    }
    bench.send(.next, .edit)
    #expect(bench.entries[card.entry.id]?.meaning == "tomcat")
    #expect(bench.asked?.card.entry.meaning == "tomcat")
    #expect(bench.asked?.card.standing == card.standing)
    bench.send(.undo)
    #expect(bench.entries[card.entry.id] == card.entry && bench.asked?.card == card)
    // An edit after an answer stays when the answer is taken back.
    bench.send(.edit, .next, .next, .undo)
    #expect(bench.asked?.card.entry.meaning == "tomcat" && bench.answers.isEmpty)
    bench.edit = { _ in nil }
    bench.send(.edit)
    #expect(bench.asked?.card.entry.meaning == "tomcat")
  }

  @Test func `the texts of the course are not edited`() {
    var bench = ReviewBench([ReviewBench.known(1)], [ReviewBench.deck(origin: .course)])
    #expect(bench.send(.edit) == [.say(.courseCard)])
  }

  @Test func `an answer to a crammed card changes no standing but is kept`() throws {
    var bench = ReviewBench([ReviewBench.known(1)], mode: .cram)
    let before = bench.standings
    bench.send(.next, .choose(0))
    #expect(bench.standings == before && bench.answers.count == 1)
    #expect(bench.answers.first?.answer.inSession == false)
    // What was not known comes again.
    #expect(bench.asked?.card.number == 1)
  }

  @Test func `leaving in the middle tells what was done; with nothing done it is silent`() {
    var bench = ReviewBench([ReviewBench.known(1), ReviewBench.known(2)])
    #expect(bench.send(.leave) == [.leave])
    bench = ReviewBench([ReviewBench.known(1), ReviewBench.known(2)])
    bench.send(.next, .choose(2), .leave)
    guard case .leftReview(let summary, left: 1)? = bench.notices.last else {
      return #expect(Bool(false), "\(bench.notices)")
    }
    #expect(summary.answers == 1 && bench.hasLeft)
    bench = ReviewBench([ReviewBench.known(1), ReviewBench.known(2)])
    bench.send(.putAside, .leave)
    guard case .leftReview(let other, left: 1)? = bench.notices.last else {
      return #expect(Bool(false), "\(bench.notices)")
    }
    #expect(other.answers == 0 && other.leftOut == 1)
  }

  @Test(arguments: [[Intent.next, .choose(0)], [.putAside], [.skip], [.edit]])
  func `what another window has answered is not counted, and the review goes on`(
    intents: [Intent]
  ) throws {
    var bench = ReviewBench(
      [ReviewBench.known(1, lapses: 1), ReviewBench.known(2, lapses: 1)],
      [ReviewBench.deck(leech: 2)]
    )
    bench.edit = {
      var entry = $0
      entry.meaning += "!"
      return entry
    }
    let card = try #require(bench.asked).card
    bench.taken = [card.id]
    let before = (bench.standings, bench.entries)
    let summary = bench.review?.summary
    for intent in intents { bench.send(intent) }
    #expect(bench.notices == [.changedElsewhere(word: card.question)])
    #expect(bench.standings == before.0 && bench.entries == before.1 && bench.answers.isEmpty)
    #expect(bench.review?.summary == summary && bench.review?.left == 1)
    #expect(bench.asked.map { $0.card.number != card.number } == true)
    bench.send(.undo)
    #expect(bench.notices.last == .nothingToUndo)
  }

  @Test func `an answer that another window has built upon is not taken back`() throws {
    var bench = ReviewBench([ReviewBench.known(1), ReviewBench.known(2)], reading: 2)
    let card = try #require(bench.asked).card
    bench.send(.next, .next)
    bench.taken = [card.id]
    let summary = bench.review?.summary
    bench.send(.undo)
    #expect(bench.notices == [.changedElsewhere(word: card.question)])
    #expect(bench.answers.count == 1 && bench.review?.summary == summary)
    #expect(bench.asked.map { $0.card.number != card.number } == true && bench.review?.left == 1)
    bench.send(.undo)
    #expect(bench.notices.last == .nothingToUndo)
  }

  @Test func `a card whose deck is gone is passed over`() {
    var lost = ReviewBench.known(1)
    lost.deck = "elsewhere"
    var bench = ReviewBench([lost, ReviewBench.known(2)])
    #expect(bench.asked?.card.number == 2)
    bench.send(.next, .choose(2))
    #expect(bench.asked == nil && bench.review?.left == 0 && bench.answers.count == 1)
  }

  @Test(arguments: UInt64(0)..<60)
  func `whatever a learner does, the record fits, and undo leads back to the start`(seed: UInt64)
    throws
  {
    var random = TestRandom(seed)
    let algorithms = SchedulerSettings.Algorithm.allCases
    let deck = ReviewBench.deck(algorithms[Int(seed % 3)], leech: Int(seed % 4))
    let cards = (0..<8).map { number in
      let kind = CardKind.allCases[number % 3]
      return seed % 3 == 0 && number % 2 == 0
        ? ReviewBench.known(number, kind, lapses: number % 3) : ReviewBench.card(number, kind)
    }
    let mode: ReviewQueue.Mode = seed % 5 == 4 && seed % 3 == 0 ? .cram : .due
    var bench = ReviewBench(cards, [deck], mode: mode, seed: seed)
    let start = (bench.standings, bench.entries, bench.review?.summary)
    let texts = ["kedi1", "kdi2", "", "otobüs"]
    bench.edit = { entry in
      var edited = entry
      edited.meaning += "’"
      return edited.meaning.count > 9 ? nil : edited
    }
    for _ in 0..<150 {
      let intents: [Intent] = [
        .next, .next, .next, .choose(Int.random(in: -1...4, using: &random)), .choose(2),
        .submit(texts.randomElement(using: &random) ?? ""), .undo, .skip, .putAside, .edit,
        .unclear, .hint,
      ]
      // A review that is over is left by going on.
      let intent = intents.randomElement(using: &random) ?? .next
      if bench.asked == nil, intent == .next { continue }
      bench.send(intent)
      let review = try #require(bench.review)
      #expect((review.asked == nil) || review.left > 0)
      if let asked = review.asked {
        #expect(bench.standings[asked.card.id] == asked.card.standing)
        #expect(bench.entries[asked.card.entry.id] == asked.card.entry)
        #expect(asked.card.standing.status == .active)
      }
      #expect(review.summary.known <= review.summary.answers)
      #expect(review.summary.answers == bench.answers.count)
    }
    var steps = 0
    while bench.notices.last != .nothingToUndo, steps < 400 {
      bench.send(.undo)
      steps += 1
    }
    #expect(bench.answers.isEmpty)
    #expect(bench.standings == start.0 && bench.entries == start.1)
    #expect(bench.review?.summary == start.2)
  }
}
