import Coordination
import Curriculum
import TestSupport
import Testing

/// Word lists, for which the items of their units wait.
@Suite struct ListProgressTests {
  private static let lists = (1...3).map { LessonID(rawValue: "a2-u\($0)-vocabulary") }
  private static let profile = Profile(
    name: "Ada",
    level: .a1,
    hasTurkishKeyboard: false,
    minutes: 5
  )

  private func closed(begun: Int, done: Int) -> Int? {
    ListProgress(
      lists: Self.lists,
      begun: Set(Self.lists.prefix(begun)),
      done: Set(Self.lists.prefix(done))
    ).closedFrom
  }

  @Test func `a unit opens with a group of its words, if the list before is finished`() {
    #expect(closed(begun: 0, done: 0) == 8)
    #expect(closed(begun: 1, done: 0) == 9)
    #expect(closed(begun: 2, done: 0) == 9)
    #expect(closed(begun: 1, done: 1) == 9)
    #expect(closed(begun: 2, done: 1) == 10)
    #expect(closed(begun: 3, done: 3) == nil)
    #expect(ListProgress().closedFrom == nil)
  }

  @Test func `a day asks the words of a unit before its items, and says so`() {
    let list = LessonID(rawValue: "a1-u1-vocabulary")
    let course = [SmallCourse.vocabulary] + SmallCourse.all
    var walk = Walker(route: .home, profile: Self.profile, course: course) {
      $0.words = list
      $0.tally.onCards = 120_000
      $0.lists = ListProgress(lists: [list])
    }
    walk.send(.next)
    // The 40 % are spent, but the course can't begin without words.
    #expect(walk.app.place.name == "words")
    let unit = TodayNotice.unit(number: 1, title: "Konu", englishTitle: "Topic")
    #expect(walk.notices.contains(.today(unit)))
    for _ in 0..<12 {
      if walk.app.place.lesson?.page != nil { walk.send(.next) }
      #expect(walk.app.place.lesson?.plan.kind == .lesson(list))
      walk.time += 14_000
      walk.answerRight()
      walk.send(.next)
    }
    #expect(walk.app.place.lesson?.plan.kind == .today(minutes: 5))
    #expect(walk.app.place.item == "deniz")
  }
}
