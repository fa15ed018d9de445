import Cards
import Coordination
import Curriculum
import TestSupport
import Testing

/// A word list, from its first page to the cards.
@Suite struct WordListTests {
  private static let profile = Profile(name: "Ada", level: .a1, hasTurkishKeyboard: false)
  private static let list = LessonID(rawValue: "a1-u1-vocabulary")

  private func home() -> Walker {
    Walker(
      route: .home,
      profile: Self.profile,
      course: [SmallCourse.vocabulary, SmallCourse.writing]
    )
  }

  @Test func `a list that was read to its end begins its deck, and leads back`() {
    var walk = home()
    walk.send(.next, .next)
    #expect(walk.app.place.name == "words" && walk.begunDecks.isEmpty && walk.plans.isEmpty)
    walk.send(.next)
    #expect(walk.begunDecks == [Self.list])
    #expect(walk.notices == [.wordsAreCards(.begun(deck: "a1-u1"))])
    #expect(walk.entries.values.map { $0.map(\.event) } == [[.finished]])
    guard case .home(let home) = walk.app.place else { return #expect(Bool(false)) }
    #expect(home.suggestion == .lesson(LessonID(rawValue: "a1-u1-writing")))
  }

  @Test func `what is done at the end comes in this order: record, deck, overview`() {
    var app = AppCoordinator(route: .lesson(Self.list), profile: Self.profile)
    _ = app.start(.lesson(Self.list))
    let plan = SessionPlan(id: "s", kind: .lesson(Self.list), items: [], started: 0)
    _ = app.handle(.reply(.openedWords([], plan: plan, request: 1), at: 0))
    let entry = JournalEntry(sequence: 0, time: 5, event: .finished)
    #expect(
      app.handle(.intent(.next, at: 5)) == [
        .record(entry, session: "s", plan: plan), .beginDeck(of: Self.list, session: "s"),
        .loadOverview,
      ]
    )
    // Until that is answered nothing is done twice.
    #expect(app.handle(.intent(.next, at: 6)).isEmpty)
    #expect(app.handle(.reply(.begunDeck(.paused, session: "other"), at: 6)).isEmpty)
    #expect(
      app.handle(.reply(.begunDeck(.paused, session: "s"), at: 6)) == [
        .say(.wordsAreCards(.paused))
      ]
    )
    let overview = Overview(courses: [], unfinished: nil)
    #expect(app.handle(.reply(.overview(overview), at: 6)) == [.leave])
  }

  @Test(arguments: [[Intent.back], [.next, .back], [.next, .turnPage(by: 1), .back]])
  func `a list that was left before its end begins nothing`(way: [Intent]) {
    var walk = home()
    walk.send(.next)
    for intent in way { walk.send(intent) }
    #expect(walk.app.place.name == "home")
    #expect(walk.begunDecks.isEmpty && walk.entries.isEmpty && walk.notices.isEmpty)
  }

  @Test func `a list chosen from its unit leads back to the unit, where it is done`() {
    var walk = home()
    walk.send(.openCourse, .choose(0), .next, .next)
    guard case .course(let course) = walk.app.place else { return #expect(Bool(false)) }
    #expect(course.unit.lessons.map(\.isDone) == [true, false])
  }

  @Test func `the learner is told when the words are none that are asked`() {
    var walk = home()
    walk.deckStart = .deleted(deck: "a1-u1")
    walk.send(.next, .next, .next)
    #expect(walk.notices == [.wordsAreCards(.deleted(deck: "a1-u1"))])
  }
}
