import Coordination
import Curriculum
package import TextSafety

/// Sentences at the end of a lesson, a unit, a checkpoint and a level.
extension Wording {
  /// The last line of the program at a terminal.
  package static var goodbye: SafeText {
    "Görüşürüz! (See you!) Every answer is saved; dilim goes on where you stopped."
  }

  /// Returns the first line of a summary: what was done, and what went right.
  static func headline(of summary: Summary) -> SafeText {
    let time = duration(milliseconds: summary.milliseconds)
    let name = name(of: summary.kind)
    guard summary.passedAtOnce > 0 else { return "\(name) done, \(time)." }
    return "\(name) done: \(summary.passedAtOnce) of \(summary.total) on the first try, \(time)."
  }

  /// Returns a warm sentence on the result; nil where the numbers say enough.
  static func encouragement(for summary: Summary) -> SafeText? {
    let missed = summary.again.count - summary.unsure
    if summary.total == 0 || summary.putOff == summary.total { return nil }
    if summary.passedAtOnce == summary.total { return "Everything at the first try. Harika!" }
    if missed <= 0 { return "Nothing went wrong; what was unsure comes back." }
    if summary.passedAtOnce == 0 && summary.passedLater > 0 {
      return
        """
        All of this was new, and \(count(summary.passedLater, "item")) went right in the end. \
        It comes back, and it will be easier.
        """
    }
    if summary.passedAtOnce == 0 {
      return "A hard one. It comes back in small pieces; nobody keeps it all at once."
    }
    return missed == 1
      ? "What went wrong comes back: one item."
      : "What went wrong comes back: \(missed) items."
  }

  /// Returns the sentences on a checkpoint: passed or not, and the numbers.
  static func sentences(for result: CheckpointResult) -> [SafeText] {
    let shares = result.shares.map { "\(name(of: $0.kind)) \($0.right) of \($0.all)" as SafeText }
      .joined(separator: ", ")
    let numbers: SafeText =
      "\(result.right) of \(result.all) at the first try, \(result.needed) are needed"
    let skills: SafeText = "By skill, at least half of each: \(shares)."
    guard !result.passes else {
      return ["Checkpoint passed: \(numbers). Harika!", skills]
    }
    let plan: [SafeText] =
      result.weakPoints.isEmpty
      ? [] : ["Your plan: \(list(result.weakPoints)). p practises these points."]
    return ["Checkpoint not passed yet: \(numbers).", skills] + plan
      + ["Take it again when you like: r, now or another day. All lessons stay open."]
  }

  static func name(of kind: StageKind) -> SafeText {
    switch kind {
    case .reading: "reading"
    case .listening: "listening"
    case .writing: "writing"
    case .speaking: "speaking"
    }
  }

  /// Returns the sentence on a unit that ended with the lesson.
  static func end(of unit: Overview.Unit) -> SafeText {
    let name: SafeText = unit.title.isEmpty ? "" : ": \(unit.title)"
    return "Unit \(unit.number) is done\(name). Güzel!"
  }

  /// Returns the line on the next lesson: skill, unit and, in a new unit, its title.
  static func line(for next: NextStep, isByLine: Bool) -> SafeText? {
    guard let lesson = next.lesson else { return nil }
    let skill = lesson.skill.map { name(of: $0) } ?? "\(lesson)"
    let title = next.unit?.title ?? ""
    let unit: SafeText = "Unit \(lesson.unit ?? 0)\(title.isEmpty ? "" : " \(title)")"
    return isByLine
      ? "Next: \(skill), \(unit) (\(lesson))" : "Next: \(skill), \(unit) — Enter"
  }

  /// The end of the whole course.
  static var lastWords: SafeText {
    """
    From “Merhaba” to irony and wordplay: you have walked the whole road, and the street knows \
    you now. Yolun açık olsun!
    """
  }

  static var whatGoesOn: SafeText {
    "Keep your Turkish alive: dilim review, dilim practice, dilim game scramble."
  }

  static var canDoHead: SafeText { "What you can do now:" }
  static var canDoMore: SafeText { "m shows all of it." }
}
