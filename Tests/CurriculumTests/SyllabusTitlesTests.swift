import Curriculum
import Testing

@Suite struct SyllabusTitlesTests {
  private let titles = SyllabusTitles(
    Array(
      """
      # comment
      A1.1 | Tanışma | Getting to know each other | alphabet, harmony-2
      A1.2 |  Sınıf  |  The classroom  | plural
      A1.3 | no tags
      """.utf8
    )
  )

  @Test func `a unit has both its titles, without the spaces around them`() {
    #expect(titles.titles(of: 1, .a1)?.turkish == "Tanışma")
    #expect(titles.titles(of: 2, .a1)?.turkish == "Sınıf")
    #expect(titles.titles(of: 2, .a1)?.english == "The classroom")
  }

  @Test func `a missing or faulty line has no title`() {
    #expect(titles.titles(of: 3, .a1) == nil)
    #expect(titles.titles(of: 1, .a2) == nil)
    #expect(SyllabusTitles([0xFF, 0x0A]).titles(of: 1, .a1) == nil)
  }

  @Test func `lessons are in teaching order, unit by unit`() {
    let names = ["a1-u2-vocabulary", "a1-u1-speaking", "a1-u1-reading-2", "a1-u1-reading"]
    #expect(
      names.map { LessonID(rawValue: $0) }.inTeachingOrder().map(\.rawValue)
        == ["a1-u1-reading", "a1-u1-reading-2", "a1-u1-speaking", "a1-u2-vocabulary"]
    )
  }
}
