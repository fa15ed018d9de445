import CourseCheck
import Testing

struct CanDoRuleTests {
  /// A level whose eight units have all skills.
  private static let course: TestCourse = {
    var course = TestCourse()
    course.syllabus = (1...8).map { "A1.\($0) | Ü | U | tag-\($0)\n" }.joined()
    for unit in 1...8 {
      let text = "~ Bu ev.\n? Ne? {#a}\n= Ev\n- Park\n- Cadde\n- Okul"
      for (skill, body) in [
        ("writing", "? Teas. {#a}\n= Çaylar."), ("speaking", "\" Bu evler. {#a}"),
        ("reading", text), ("listening", text),
        ("vocabulary", "* ev | noun | house | Bu ev. | House. {#a}"),
      ] {
        course = course.with(skill, body, unit: unit, grammar: "tag-\(unit)")
      }
    }
    return course
  }()

  private func complaints(_ canDo: String?) -> [String] {
    var files = Self.course.files
    files.canDo = canDo.map { TestCourse.file("can-do.txt", $0) }
    return CourseRules.report(on: files).complaints
      .filter { $0.rule == .canDo || $0.file == "can-do.txt" }.map(\.description)
  }

  private static func lines(_ skills: [String], times: Int = 3) -> String {
    skills.flatMap { Array(repeating: "A1 \($0) | I can. | Evet.\n", count: times) }.joined()
  }

  @Test func `a complete level says what one can do, in every skill`() {
    let skills = ["reading", "listening", "writing", "speaking"]
    #expect(complaints(Self.lines(skills)).isEmpty)
    #expect(
      complaints(Self.lines(["reading", "listening", "speaking"]))
        == ["can-do.txt:0: 0 sentences for A1 writing; expected 3"]
    )
    #expect(complaints(nil).count == 4)
    #expect(complaints(Self.lines(skills, times: 2)).count == 4)
  }

  @Test func `a file with an error is reported with its line, and nothing else`() {
    #expect(
      complaints("A1 | I can. | Evet.\n") == [
        "can-do.txt:1: 'A1'; expected a level and reading, listening, writing or speaking, for "
          + "example A1 reading"
      ]
    )
  }

  @Test func `a level without all its units need not say it`() {
    #expect(TestCourse().with("writing", "? Teas. {#a}\n= Çaylar.").complaints(.canDo).isEmpty)
  }
}
