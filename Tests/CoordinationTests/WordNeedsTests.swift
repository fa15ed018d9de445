import Coordination
import Curriculum
import TestSupport
import Testing

/// Items that wait for words of their unit.
@Suite struct WordNeedsTests {
  private static let profile = Profile(
    name: "Ada",
    level: .a1,
    hasTurkishKeyboard: false,
    minutes: 5
  )

  private func needs(_ lessons: String...) throws -> WordNeeds {
    WordNeeds(
      list: try SmallCourse.lesson(SmallCourse.vocabulary),
      items: try lessons.flatMap(SmallCourse.items)
    )
  }

  private func asked(_ words: String...) -> Set<ItemID> {
    Set(words.map { ItemID(lesson: LessonID(rawValue: "a1-u1-vocabulary"), item: $0) })
  }

  private func names(_ items: Set<ItemID>) -> [String] { items.map(\.item).sorted() }

  @Test func `an item waits until the words of its shown answer were asked`() throws {
    let needs = try needs(SmallCourse.writing)
    // “(Ben) (bir) öğretmenim”: the shown answer has the optional words.
    #expect(names(needs.waiting(asked: [])) == ["cat", "doctor", "teacher"])
    #expect(names(needs.waiting(asked: asked("kedi", "sen"))) == ["teacher"])
    #expect(needs.waiting(asked: asked("kedi", "sen", "ben")).isEmpty)
  }

  @Test func `all questions of a text wait for its words, in any form`() throws {
    let needs = try needs(SmallCourse.reading, SmallCourse.listening)
    // Ben … Kedim; ben; Hava güzel. The option “Bir kedi” is a word too.
    #expect(names(needs.waiting(asked: [])) == ["deniz", "hava", "nerede", "pamuk"])
    #expect(names(needs.waiting(asked: asked("ben", "hava"))) == ["deniz", "hava", "pamuk"])
    #expect(names(needs.waiting(asked: asked("ben", "kedi"))) == ["hava"])
  }

  @Test func `a phrase is needed where all its words are, and other units need nothing`() throws {
    let list = SmallCourse.vocabulary.replacing("* çay |", with: "* süt içmek |")
    let practice = SmallCourse.practice
    let needs = WordNeeds(
      list: try SmallCourse.lesson(list),
      items: try SmallCourse.items(practice)
        + SmallCourse.items(
          practice.replacing("a1-u1", with: "a1-u2").replacing("unit: 1", with: "unit: 2")
        )
    )
    // “Bu sütü içiyorum” has the phrase; “Türk kahvesi içiyorum” has not.
    #expect(needs.waiting(asked: []).map(\.description) == ["a1-u1-practice#sut"])
  }

  @Test func `the day asks the items whose words were asked, and words before the others`() throws {
    let list = LessonID(rawValue: "a1-u1-vocabulary")
    let needs = try needs(SmallCourse.reading, SmallCourse.listening, SmallCourse.writing)
    let asked = asked("kedi", "cay", "ben", "sen", "guzel")
    let course = [SmallCourse.vocabulary] + SmallCourse.all
    var walk = Walker(route: .home, profile: Self.profile, course: course) {
      $0.lists = ListProgress(lists: [list], begun: [list])
      $0.wordNeeds = [list: needs]
      $0.askedWords = asked
    }
    walk.send(.next)
    var items: [String] = []
    for _ in 0..<6 {
      if let item = walk.app.place.item { items.append(item) }
      walk.time += 8_000
      walk.answerRight()
      walk.send(.next)
    }
    #expect(items.sorted() == ["cat", "deniz", "doctor", "nerede", "pamuk", "teacher"])
  }
}
