import Coordination
import Curriculum
import Scoring
import TestSupport
import Testing

/// Answers of which nothing could be shown: they neither pass nor fail.
@Suite struct UnsureTests {
  private let plan: SessionPlan
  private let teacher: ItemID
  private let doctor: ItemID
  private let cat: ItemID

  init() throws {
    plan = try SmallCourse.session(SmallCourse.writing).plan
    (teacher, doctor, cat) = (plan.items[0], plan.items[1], plan.items[2])
  }

  private func answer(_ item: ItemID, _ verdict: Verdict) -> JournalEntry.Event {
    .answered(
      AnswerRecord(
        item: item,
        answer: "Hoca benim.",
        verdict: verdict,
        score: 0.5,
        findings: [],
        differences: [Judgement.Difference(expected: "öğretmenim", found: "Hoca benim")],
        milliseconds: 1_000,
        grader: 1
      )
    )
  }

  private func progress(_ events: [JournalEntry.Event]) -> LessonProgress {
    LessonProgress(plan: plan, entries: entries(events))
  }

  private func entries(_ events: [JournalEntry.Event]) -> [JournalEntry] {
    events.enumerated().map { JournalEntry(sequence: $0, time: Int64($0) * 1_000, event: $1) }
  }

  /// A lesson that is resumed with these events.
  private func walk(
    _ events: [JournalEntry.Event],
    in text: String = SmallCourse.writing
  ) throws -> AppCoordinator {
    let lesson = try SmallCourse.lesson(text).id
    var app = AppCoordinator(route: .lesson(lesson), profile: nil)
    let session = try SmallCourse.session(text, entries: entries(events))
    for case .open(_, let request) in app.start(.lesson(lesson)) {
      _ = app.handle(.reply(.opened(session, request: request), at: 90_000))
    }
    return app
  }

  @Test func `an unsure item comes back at the end once, whatever it is answered then`() {
    let once = progress([answer(teacher, .unsure)])
    #expect(once.queue == [1, 2, 0])
    #expect(once.settledCount == 0)
    let twice = progress([
      answer(teacher, .unsure), answer(doctor, .correct), answer(teacher, .unsure),
    ])
    #expect(twice.queue == [2])
    let passed = progress([answer(teacher, .unsure), answer(teacher, .correct)])
    #expect(passed.states[0].isPassed && !passed.states[0].isPassedAtOnce)
  }

  @Test func `it can't be overruled, and a proposal changes no mark`() throws {
    var app = try walk([answer(teacher, .unsure)])
    #expect(app.place.lesson?.canOverrule == false)
    #expect(app.handle(.intent(.overrule, at: 91_000)) == [.say(.nothingToOverrule)])
    let effects = app.handle(.intent(.propose, at: 92_000))
    let entry = JournalEntry(sequence: 1, time: 92_000, event: .proposed(sequence: 0))
    #expect(
      effects == [
        .record(entry, session: "s1", plan: nil), .say(.proposed(answer: "Hoca benim.")),
      ]
    )
    #expect(app.place.lesson?.progress.answers.map(\.verdict) == [.unsure])
    #expect(app.handle(.intent(.propose, at: 93_000)) == [.say(.nothingToPropose)])
  }

  @Test func `only an unsure answer can be proposed`() throws {
    for verdict in Verdict.allCases where verdict != .unsure {
      var app = try walk([answer(teacher, verdict)])
      #expect(app.handle(.intent(.propose, at: 91_000)) == [.say(.nothingToPropose)], "\(verdict)")
    }
  }

  @Test func `undo takes it back with its proposal, and the next answer is the first`() {
    let undone = progress([
      answer(teacher, .unsure), .proposed(sequence: 0), .undone(sequence: 0),
    ])
    #expect(undone.queue == [0, 1, 2])
    #expect(undone.states[0].isUntouched && !undone.states[0].isUnsureAtFirst)
    #expect(undone.lastAnswer == nil)
  }

  @Test func `the summary counts it apart`() throws {
    let app = try walk([
      answer(teacher, .unsure), answer(doctor, .wrong), answer(cat, .correct),
      answer(teacher, .unsure), answer(doctor, .correct),
    ])
    let summary = try #require(app.place.summary)
    #expect(summary.passedAtOnce == 1)
    #expect(summary.unsure == 1)
    #expect(summary.missedAtFirst == 1)
    #expect(summary.notPassed == 0)
    #expect(summary.passedLater == 1)
  }

  @Test func `a checkpoint counts it neither as right nor as wrong`() throws {
    let items = try SmallCourse.items(SmallCourse.checkpoint).map(\.id)
    let events = items.map { answer($0, $0 == items[0] ? .unsure : .correct) }
    let app = try walk(events + [answer(items[0], .correct)], in: SmallCourse.checkpoint)
    let result = try #require(app.place.summary?.checkpoint)
    #expect(result.all == items.count - 1)
    #expect(result.right == result.all && result.passes)
  }
}
