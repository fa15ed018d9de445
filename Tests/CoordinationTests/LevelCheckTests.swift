import Coordination
import Curriculum
import Scoring
import TestSupport
import Testing

/// The two sessions that verify a placement, and the offer of a lower level.
@Suite struct LevelCheckTests {
  private typealias Session = (plan: SessionPlan, entries: [JournalEntry])

  private static let start: Int64 = 1_000_000

  /// A placement whose answers were all right, over one few typed items of A2, which prove B1.
  private static func placement(
    _ verdict: Verdict = .correct,
    score: Double = 1
  ) throws -> OpenedTest {
    let lessons = try (1...4).map { unit in
      try SmallCourse.lesson(
        """
        id: a2-u\(unit)-writing
        level: A2
        unit: \(unit)
        skill: writing
        title: Cümleler | Sentences
        grammar: present-iyor

        ? I am coming. {#one}
        = Geliyorum.

        ? I am going. {#two}
        = Gidiyorum.

        ? I am here. {#three}
        = Buradayım.

        """
      )
    }
    let items = lessons.flatMap(\.material).map(\.id)
    let events = items.map { answered($0, verdict, score) } + [.finished]
    let plan = SessionPlan(id: "p", kind: .placement, items: [], started: 0)
    return OpenedTest(plan: plan, lessons: lessons, entries: entries(events, from: start - 12_000))
  }

  private static func answered(
    _ item: ItemID,
    _ verdict: Verdict,
    _ score: Double = 1
  ) -> JournalEntry.Event {
    .answered(
      AnswerRecord(
        item: item,
        answer: "x",
        verdict: verdict,
        score: score,
        findings: [],
        milliseconds: 1_000,
        grader: 1
      )
    )
  }

  private static func entries(_ events: [JournalEntry.Event], from time: Int64) -> [JournalEntry] {
    events.enumerated().map { sequence, event in
      JournalEntry(sequence: sequence, time: time + Int64(sequence) * 1_000, event: event)
    }
  }

  /// A session with some right and some wrong items of a lesson, each wrong one right at once later.
  private static func session(
    _ number: Int,
    right: Int,
    wrong: Int,
    kind: SessionPlan.Kind = .today(minutes: 15),
    lesson: String = "b1-u1-writing",
    isFinished: Bool = true
  ) -> Session {
    let items = (0..<right + wrong).map {
      ItemID(lesson: LessonID(rawValue: lesson), item: "i\($0)")
    }
    var events = items.enumerated().map { answered($1, $0 < right ? .correct : .wrong) }
    events += items.dropFirst(right).map { answered($0, .correct) }
    let time = start + Int64(number) * 3_600_000
    let plan = SessionPlan(id: "s\(number)", kind: kind, items: [], started: time)
    return (plan, entries(events + (isFinished ? [.finished] : []), from: time))
  }

  private static func check(_ later: [Session], level: Level = .b1) throws -> LevelCheck? {
    LevelCheck(placement: try placement(), level: level, later: later)
  }

  @Test func `the placement of the tests finds B1`() throws {
    #expect(try PlacementResult(Self.placement())?.level == .b1)
  }

  @Test func `an unsure answer in a test counts as wrong if it is far from all listed`() throws {
    let wrong = try #require(PlacementResult(Self.placement(.wrong)))
    let far = try #require(PlacementResult(Self.placement(.unsure, score: 0.49)))
    #expect(far == wrong)
    #expect(PlacementResult(try Self.placement(.unsure, score: 0.5)) != wrong)
  }

  @Test func `two sessions under half at the first try offer a level lower`() throws {
    let found = try Self.check([
      Self.session(1, right: 3, wrong: 5),
      Self.session(2, right: 4, wrong: 4, kind: .lesson(LessonID(rawValue: "b1-u1-writing"))),
    ])
    #expect(found?.right == 7 && found?.asked == 16 && found?.lowerLevel == .a2)
  }

  @Test func `half of them right verify the level`() throws {
    let found = try Self.check([
      Self.session(1, right: 3, wrong: 5), Self.session(2, right: 5, wrong: 3),
    ])
    #expect(found != nil && found?.lowerLevel == nil)
  }

  @Test func `only the first two sessions count, and none before the placement`() throws {
    let bad = Self.session(3, right: 0, wrong: 9)
    let good = (1...2).map { Self.session($0, right: 8, wrong: 0) }
    #expect(try Self.check(good + [bad])?.lowerLevel == nil)
    #expect(try Self.check([Self.session(-2, right: 0, wrong: 9), good[0]]) == nil)
  }

  @Test func `short, unfinished and other sessions, and other levels, verify nothing`() throws {
    let one = Self.session(1, right: 0, wrong: 9)
    let others = [
      Self.session(2, right: 0, wrong: 4), Self.session(3, right: 0, wrong: 9, isFinished: false),
      Self.session(4, right: 0, wrong: 9, kind: .practice(skill: .writing, level: .b1)),
      Self.session(5, right: 0, wrong: 9, lesson: "a2-u1-writing"),
      Self.session(6, right: 0, wrong: 9, lesson: "b1-u1-vocabulary"),
    ]
    for other in others { #expect(try Self.check([one, other]) == nil) }
    let two = [one, Self.session(7, right: 0, wrong: 9)]
    #expect(try Self.check(two, level: .a2) == nil)
    #expect(try Self.check(two)?.lowerLevel == .a2)
  }

  private func walker(_ check: LevelCheck?) throws -> Walker {
    var walk = Walker(
      route: .home,
      profile: Profile(name: "Ada", level: .b1, hasTurkishKeyboard: true)
    )
    walk.check = check
    walk.send(.openCourse, .choose(0))
    for _ in 0..<20 {
      guard case .lesson(let lesson) = walk.app.place, let task = lesson.stage?.item.task else {
        guard case .judged = walk.app.place else { break }
        walk.send(.next)
        continue
      }
      guard case .choose(let options) = task.answering else { break }
      walk.send(.choose(options.firstIndex { $0.isRight } ?? 0))
    }
    return walk
  }

  private static func hard() throws -> LevelCheck? {
    try check([session(1, right: 1, wrong: 8), session(2, right: 1, wrong: 8)])
  }

  @Test func `the offer comes once at the end of a session, and 1 takes it`() throws {
    var walk = try walker(Self.hard())
    guard case .placement(let offer) = walk.app.place else {
      Issue.record("no offer: \(walk.app.place.name)")
      return
    }
    #expect(offer.check?.lowerLevel == .a2 && walk.abandoned == ["p"])
    walk.send(.choose(0))
    #expect(walk.profile?.level == .a2 && walk.notices.last == .levelSet(.a2))
    #expect(walk.app.place.summary != nil)
  }

  @Test(arguments: [Intent.choose(1), .back, .next])
  func `every other key keeps the level`(key: Intent) throws {
    var walk = try walker(Self.hard())
    walk.send(.unclear, key)
    #expect(walk.profile?.level == .b1 && walk.abandoned == ["p"])
    #expect(walk.notices.suffix(2) == [.unclear, .levelKept(.b1, found: .b1)])
    #expect(walk.app.place.summary != nil)
  }

  @Test func `a level that was verified is settled without a question`() throws {
    let walk = try walker(
      Self.check([Self.session(1, right: 8, wrong: 1), Self.session(2, right: 8, wrong: 1)])
    )
    #expect(walk.app.place.summary != nil && walk.abandoned == ["p"])
  }
}
