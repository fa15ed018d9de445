import DilimEngine
import Testing

struct LessonInMemoryTests {
  @Test func `a text with a header is a lesson without any path`() throws {
    let lesson = try Lesson(text: SmallLessons.writing)
    #expect(lesson.id.rawValue == "a1-u1-writing")
    #expect(lesson.itemCount == 3)
    #expect(try Lesson(text: SmallLessons.writing, id: lesson.id).id == lesson.id)
  }

  @Test func `a header that names another id than the caller is a fault`() throws {
    let errors = try #require(throws: CourseErrors.self) {
      try Lesson(text: SmallLessons.writing, id: LessonID(rawValue: "a1-u2-writing"))
    }
    #expect(errors.errors.map(\.file) == ["a1-u2-writing"])
    #expect(errors.errors.map(\.line) == [1])
  }

  @Test func `faults of a text in memory name its id and their line`() throws {
    let text = SmallLessons.writing.replacing("= Kedi burada.", with: "")
    let errors = try #require(throws: CourseErrors.self) { try Lesson(text: text) }
    #expect(errors.errors.map(\.file) == ["a1-u1-writing"])
    #expect(errors.errors.map(\.line) == [16])
  }

  @Test func `items without a header are a lesson where the caller says level and skill`() throws {
    let lesson = try Lesson(
      exercises: "? The cat is here. {#cat}\n= Kedi burada.",
      id: LessonID(rawValue: "my-cats"),
      level: .b1,
      skill: .writing,
      title: "Cats"
    )
    #expect(lesson.level == .b1)
    #expect(lesson.unit == 1)
    #expect(lesson.title == "Cats")
    var session = try LessonSession(lesson, at: 0)
    session.answer("kedi burada", at: 1)
    session.next(at: 2)
    guard case .finished(let summary) = session.step else {
      Issue.record("\(session.step)")
      return
    }
    #expect(summary.passedAtOnce == 1)
  }

  @Test(arguments: ["", "a b", "a#b", "Ş", "a\tb"])
  func `an id that a saved state could not hold is refused`(id: String) throws {
    #expect(throws: CourseErrors.self) {
      try Lesson(
        exercises: "? The cat is here. {#cat}\n= Kedi burada.",
        id: LessonID(rawValue: id),
        level: .a1,
        skill: .writing
      )
    }
  }

  @Test func `a line that does not belong to the skill is a fault`() throws {
    let errors = try #require(throws: CourseErrors.self) {
      try Lesson(
        exercises: "\n~ A text.\n",
        id: LessonID(rawValue: "x"),
        level: .a1,
        skill: .writing
      )
    }
    #expect(errors.errors.contains { $0.line == 2 })
  }

  @Test func `a pattern that can't be read is told when the lesson is opened`() throws {
    let lesson = try Lesson(text: SmallLessons.writing.replacing("= Kedi", with: "= (Kedi"))
    let error = try #require(throws: LessonSessionError.self) { try LessonSession(lesson, at: 0) }
    guard case .faults(let faults) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(faults.errors.map(\.line) == [17])
    #expect(faults.description.hasPrefix("a1-u1-writing:17: pattern: column "))
  }
}
