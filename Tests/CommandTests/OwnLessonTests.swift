import Foundation
import Testing

/// Own lessons beside the course: `--with DIR`.
struct OwnLessonTests {
  let learner: Learner

  init() throws {
    learner = try Learner()
    _ = try learner.write(Self.lesson("a1-u1-writing-7"), to: "own/a1/a1-u1-writing-7.lesson")
  }

  private static func lesson(_ id: String) -> String {
    """
    id: \(id)
    level: A1
    unit: 1
    skill: writing
    title: Bizim sınıf
    grammar: copula-present

    ? I am a pupil in 9-B. {#pupil}
    = (Ben) 9-B'de öğrenciyim.

    """
  }

  private func run(_ words: String..., lines: [String] = []) throws -> Run {
    try learner.run(
      words.map { $0.hasPrefix("~/") ? learner.home + $0.dropFirst() : $0 },
      lines: lines
    )
  }

  @Test func `a lesson beside the course is done, graded and found, and the course is still there`()
    throws
  {
    let lesson = try run(
      "lesson",
      "a1-u1-writing-7",
      "--with",
      "~/own",
      lines: ["9-B'de öğrenciyim."]
    )
    #expect(lesson.code == 0 && lesson.output.contains("I am a pupil in 9-B."), "\(lesson.errors)")
    let item = "a1-u1-writing-7#pupil"
    let grade = try run("grade", "--with", "~/own", "--item", item, "9-B'de öğrenciyim")
    #expect(grade.code == 0)
    #expect(try run("find", "pupil", "--with", "~/own").output.contains("a1-u1-writing-7"))
    let course = try run("lesson", "a1-u1-writing", "--with", "~/own", lines: ["Öğretmenim."])
    #expect(course.output.contains("I am a teacher."))
    #expect(try run("lesson", "a1-u1-writing-7").code == 3)
  }

  @Test func `a name that the course or another folder has is an error with both places`() throws {
    _ = try learner.write(Self.lesson("a1-u1-writing"), to: "same/a1/a1-u1-writing.lesson")
    let run = try run("lesson", "a1-u1-writing", "--with", "~/same")
    #expect(run.code == 3)
    #expect(
      run.errors.contains("\(learner.home)/same/a1/a1-u1-writing.lesson has the same name as")
    )
    #expect(run.errors.contains("\(Learner.content)/a1/a1-u1-writing.lesson"))
    _ = try learner.write(Self.lesson("a1-u1-writing-7"), to: "two/a1/a1-u1-writing-7.lesson")
    let two = try self.run("status", "--with", "~/own", "--with", "~/two")
    #expect(two.code == 3 && two.errors.contains("own/a1/a1-u1-writing-7.lesson"), "\(two.errors)")
  }

  @Test func `a folder without lessons, and none at all, are refused`() throws {
    _ = try learner.write("x", to: "empty/readme.txt")
    #expect(try run("status", "--with", "~/empty").errors.contains("no lessons"))
    #expect(try run("status", "--with", "~/nowhere").errors.contains("--with"))
  }

  @Test func `a broken own lesson is named with its place`() throws {
    _ = try learner.write("id: a1-u1-writing-8\n", to: "own/a1/a1-u1-writing-8.lesson")
    let run = try run("lesson", "a1-u1-writing-8", "--with", "~/own")
    #expect(run.code == 3)
    #expect(run.errors.contains("\(learner.home)/own/a1/a1-u1-writing-8.lesson"), "\(run.errors)")
  }
}
