import CourseCheck
import Testing

struct FloorRuleTests {
  private func found(_ course: TestCourse) -> [String] {
    CourseRules.report(on: course.files, withCoverage: true).complaints.map(\.description)
      .filter { $0.contains(" items") && $0.contains("' has ") }
  }

  /// A unit whose point has all that it needs, without the items of `dropped`.
  private func unit(dropping dropped: Int = 0) -> TestCourse {
    let gaps = ["Ev[ler].", "Kedi[ler].", "Okul[lar].", "Kapı[lar]."].enumerated()
      .map { "_ \($0.element) {#g\($0.offset) plural}" }
    let changes = ["Ev.", "Kedi.", "Okul.", "Kapı."].enumerated().map {
      "& \($0.element) {#c\($0.offset) plural}\n> (more than one)\n= \($0.element.dropLast())ler."
    }
    let turns = (0..<3).map { "@ Ali: Ne var?\n@ Sen: … {#t\($0) plural}\n> Cats.\n= Kediler.\n" }
    let items = (gaps + changes).dropLast(dropped) + turns
    return TestCourse()
      .with("grammar", ": A\n. B\n_ Ev[im]. {#x alphabet}\n_ Ev[in]. {#y alphabet}")
      .with("practice", items.joined(separator: "\n\n"))
  }

  @Test func `a point that lacks practice is named with what it lacks`() {
    #expect(!found(unit()).contains { $0.contains("'plural'") && $0.contains("guided") })
    #expect(
      found(unit(dropping: 2)).contains {
        $0.hasPrefix("a1-u1-grammar.lesson:1: warning: 'plural' has 2 of 4 guided items")
      },
      "\(found(unit(dropping: 2)))"
    )
  }

  @Test func `the point counts where its form is seen, not only where it is a tag`() {
    let course = unit().with(
      "writing",
      (0..<6).map { "? At the cats. {#w\($0)}\n= Kedilerde." }.joined(separator: "\n\n"),
      unit: 2,
      grammar: "degil"
    )
    #expect(!found(course).contains { $0.contains("'plural'") }, "\(found(course))")
  }

  @Test func `without coverage nothing is said`() {
    #expect(
      !CourseRules.report(on: unit(dropping: 2).files).complaints.map(\.description).contains {
        $0.contains("guided")
      }
    )
  }
}
