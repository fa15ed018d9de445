import Coordination
import Curriculum
import TextSafety

/// Sentences of home.
extension Wording {
  /// Greets a learner without a profile whose answers are in the record.
  static func welcomeBack(level: Level?) -> SafeText {
    guard let level else {
      return "Your answers are all here. One or two questions, then you go on."
    }
    return "Your answers are all here, and you go on in \(level.rawValue). One question first."
  }

  /// Greets a learner after days without an answer.
  static func welcomeAfter(days: Int) -> SafeText {
    "Welcome back! It is good to see you after \(days) days. Today is short."
  }

  /// The number of lessons of a level that was not begun.
  static func untouched(_ level: Level, lessons: Int) -> SafeText {
    lessons == 1 ? "\(level.rawValue): 1 lesson" : "\(level.rawValue): \(lessons) lessons"
  }

  /// Returns what was left as a learner knows it: a lesson by its unit and skill.
  static func name(of kind: SessionPlan.Kind, in overview: Overview?) -> SafeText {
    guard case .lesson(let id) = kind else { return name(of: kind, isByLine: false) }
    let units = overview?.courses.flatMap(\.units) ?? []
    for unit in units where !unit.title.isEmpty {
      guard let lesson = unit.lessons.first(where: { $0.id == id }) else { continue }
      return "\(unit.title), \(name(of: lesson.skill))"
    }
    return name(of: kind, isByLine: false)
  }

  /// What Enter does at home if the terminal has no room for more.
  static func shortToday(minutes: Int) -> SafeText { "Enter: today, \(minutes) minutes" }
}
