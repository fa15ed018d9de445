import DilimEngine
import Testing

struct CourseTests {
  @Test func `a course lists its levels, units and lessons in teaching order`() throws {
    let course = try Course(files: SmallLessons.files)
    #expect(course.levels == [.a1, .a2])
    #expect(
      course.lessons.map(\.id.rawValue) == [
        "a1-u1-vocabulary", "a1-u1-reading", "a1-u1-writing", "a1-u1-speaking", "a2-u3-listening",
      ]
    )
    let unit = try #require(course.units(of: .a1).first)
    #expect(course.units(of: .a1).count == 1)
    #expect(unit.level == .a1)
    #expect(unit.number == 1)
    #expect(unit.title == "Tanışma")
    #expect(unit.englishTitle == "Meeting people")
    #expect(unit.lessons.map(\.skill) == [.vocabulary, .reading, .writing, .speaking])
    let untitled = try #require(course.units(of: .a2).first)
    #expect(untitled.number == 3)
    #expect(untitled.title.isEmpty && untitled.englishTitle.isEmpty)
    #expect(course.units(of: .c2).isEmpty)
  }

  @Test func `a lesson is found by its id and tells what its header says`() throws {
    let course = try Course(files: SmallLessons.files)
    let lesson = try #require(course.lesson(LessonID(rawValue: "a1-u1-writing")))
    #expect(lesson.level == .a1)
    #expect(lesson.unit == 1)
    #expect(lesson.skill == .writing)
    #expect(lesson.title == "Ben kimim?")
    #expect(lesson.itemCount == 3)
    #expect(course.lesson(LessonID(rawValue: "a1-u2-writing")) == nil)
  }

  @Test func `the faults of all files come at once, each with file, line and reason`() throws {
    var files = SmallLessons.files
    files["a1/a1-u1-writing.lesson"] =
      SmallLessons.writing.replacing("unit: 1", with: "unit: 9") + "\n"
    files["a1/a1-u1-reading.lesson"] =
      SmallLessons.reading.replacing("- Hemşire\n", with: "") + "\n"
    files["syllabus.txt"] = "A1.1 | Tanışma\n"
    let expected = files
    let errors = try #require(throws: CourseErrors.self) { try Course(files: expected) }
    #expect(
      errors.errors.map(\.file) == [
        "a1/a1-u1-reading.lesson", "a1/a1-u1-writing.lesson", "syllabus.txt",
      ]
    )
    #expect(errors.errors.map(\.line) == [10, 3, 1])
    #expect(errors.errors[1].reason == "unit '9'; expected a number from 1 to 8")
    #expect(errors.description.split(separator: "\n").count == 3)
  }

  @Test func `a file name that differs from the id is a fault`() throws {
    let files = ["b1/a1-u2-writing.lesson": SmallLessons.writing + "\n"]
    let errors = try #require(throws: CourseErrors.self) { try Course(files: files) }
    #expect(errors.errors.map(\.line) == [1, 2])
    #expect(errors.errors.allSatisfy { $0.file == "b1/a1-u2-writing.lesson" })
  }

  @Test func `a lesson in two places is a fault`() throws {
    var files = SmallLessons.files
    files["old/a1/a1-u1-writing.lesson"] = files["a1/a1-u1-writing.lesson"]
    let twice = files
    let errors = try #require(throws: CourseErrors.self) { try Course(files: twice) }
    #expect(
      errors.errors == [
        CourseError(
          file: "old/a1/a1-u1-writing.lesson",
          line: 0,
          reason: "the lesson a1-u1-writing is also in a1/a1-u1-writing.lesson; delete one of them"
        )
      ]
    )
  }

  @Test func `a course without lessons is a fault`() throws {
    let errors = try #require(throws: CourseErrors.self) {
      try Course(files: ["notes.txt": "Nothing.\n"])
    }
    #expect(errors.errors.count == 1)
    #expect(errors.description.contains("no lessons"))
  }

  @Test func `bytes that are not UTF-8 are a fault in their line`() throws {
    let bytes = Array(SmallLessons.writing.utf8) + [0x0A, 0x21, 0x20, 0xFF, 0x0A]
    let errors = try #require(throws: CourseErrors.self) {
      try Course(bytes: ["a1/a1-u1-writing.lesson": bytes])
    }
    #expect(
      errors.description == "a1/a1-u1-writing.lesson:18: not UTF-8; save the file as UTF-8"
    )
  }
}
