import Curriculum
import Screens
import TextSafety

/// The lines of `dilim status`.
extension Wording {
  static func level(_ level: String, of name: String) -> SafeText {
    name.isEmpty ? "Level \(level)" : "\(name), level \(level)"
  }

  static func levelNotChosen(_ name: String) -> SafeText {
    name.isEmpty
      ? "Level not chosen yet (dilim level A1)"
      : "\(name), level not chosen yet (dilim level A1)"
  }

  static func course(_ level: String, percent: Int, _ done: Int, of lessons: Int) -> SafeText {
    "  \(level) \(bar(percent: percent)) \(done) of \(lessons) lessons, \(percent) %"
  }

  static func known(_ items: Int, of seen: Int, answers: Int, days: Int) -> SafeText {
    "\(items) of \(seen) items known, \(count(answers, "answer")) on \(count(days, "day"))"
  }

  static func skill(
    _ name: String,
    passed: Int,
    unsure: Int,
    of answers: Int,
    seconds: Int
  ) -> SafeText {
    let time = duration(milliseconds: Int64(seconds) * 1000)
    let shown = Skill(rawValue: name).map { Wording.name(of: $0) } ?? "\(name)"
    guard unsure > 0 else { return "  \(shown): \(passed) of \(answers) passed, \(time)" }
    return "  \(shown): \(passed) of \(answers) passed, \(unsure) unsure, \(time)"
  }

  static func leftOpen(_ name: String, _ settled: Int, of total: Int) -> SafeText {
    "Left open: \(name), \(settled) of \(total) done"
  }

  static func nextLesson(_ name: String) -> SafeText { "Next lesson: \(name)" }
}
