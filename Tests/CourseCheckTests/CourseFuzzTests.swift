import CourseCheck
import RandomTestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.seeded) struct CourseFuzzTests {
  /// The number of mutated courses: a fiftieth of `DILIM_FUZZ`.
  private static let count =
    (ProcessInfo.processInfo.environment["DILIM_FUZZ"].flatMap(Int.init) ?? 20_000) / 50

  private static let course = TestCourse()
    .with(
      "writing",
      "? I am here now. (to a friend) {#a}\n= (Ben) {şimdi / burada}[yım|]!\nx Burda. :: No."
    )
    .with(
      "reading",
      "~ Deniz: Bu ev 7.30'da açık.\n? Ev ne? {#a}\n= Açık.\n- Kapalı.\n- Eski.\n- Yeni.\n! ev"
    )
    .with("listening", "~ Bu ev.\n? Ne? {#a}\n= 2\n- 1\n- 3\n- 4\n\" Ankara'da İyi. {#b}")
    .with("speaking", "\" Hâlâ evde ki kitap. {#a}\n! -lar: AN-ka-ra")
    .with("vocabulary", "* ağız | noun | mouth; opening | Ağzım var. | I have a mouth. {#a plural}")

  @Test func `mutated courses are checked without a trap`() {
    var random = TestRandom(7)
    func next(below bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &random) }
    let scraps = Array("()[]{}|/\\'’.?!:;, \n-~=x\"*#1aıİIğŞâé…").map { Array(String($0).utf8) }
    var judged = 0
    for _ in 0..<Self.count {
      var course = Self.course
      for index in course.lessons.indices {
        var bytes = course.lessons[index].bytes
        // Only after the header, or every lesson would be refused before the rules see it.
        let body = 80
        for _ in 0..<next(below: 3) where bytes.count > body {
          let place = body + next(below: bytes.count - body)
          switch next(below: 4) {
          case 0: bytes[place] = UInt8(0x20 + next(below: 0x5F))
          case 1: bytes.remove(at: place)
          case 2: bytes.swapAt(place, body + next(below: bytes.count - body))
          default: bytes.insert(contentsOf: scraps[next(below: scraps.count)], at: place)
          }
        }
        course.lessons[index].bytes = bytes
      }
      _ = CourseRules.spellingQuestions(for: course.files)
      let none = SpellingAnswers(unknownTurkish: [], unknownEnglish: [])
      let report = CourseRules.report(on: course.files, spelling: none)
      if report.counts.isEmpty == false { judged += 1 }
      if report.passedCount + report.failedCount != 11 { Issue.record("files lost") }
    }
    #expect(judged > Self.count / 2)
  }
}
