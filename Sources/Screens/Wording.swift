package import Coordination
package import Curriculum
import Scoring
package import TextSafety

/// The sentences that the learner reads.
package enum Wording {
  /// Returns the mark as a sign and a word, readable without colour.
  static func mark(_ verdict: Verdict) -> SafeText {
    switch verdict {
    case .correct: "+ Doğru! (correct)"
    case .correctWithNote: "+ Doğru (correct), with a note:"
    case .unsure: "? Emin değilim (unsure)"
    case .almost: "~ Neredeyse! (almost)"
    case .wrong: "x Yanlış (wrong)"
    }
  }

  /// The mark of right Turkish that lacks what the item practises.
  static var otherwiseRight: SafeText { "? Türkçesi doğru (right Turkish)" }

  /// Returns a short description of a level.
  static func meaning(of level: Level) -> SafeText {
    switch level {
    case .a1: "first words: greet, ask, name things"
    case .a2: "everyday life: past, plans, requests"
    case .b1: "tell stories, give reasons, follow clear speech"
    case .b2: "argue, read articles, talk at ease"
    case .c1: "demanding texts, fine shades, formal style"
    case .c2: "nearly everything, also literary and ironic"
    }
  }

  package static func name(of skill: Skill) -> SafeText {
    switch skill {
    case .vocabulary: "words"
    case .grammar: "grammar"
    case .reading: "reading"
    case .listening: "listening"
    case .practice: "practice"
    case .writing: "writing"
    case .speaking: "speaking"
    case .revision: "revision"
    case .checkpoint: "checkpoint"
    }
  }

  /// Returns the name of a session; only where whole lines are read a lesson is named by its id, with
  /// which a command opens it.
  package static func name(of kind: SessionPlan.Kind, isByLine: Bool = true) -> SafeText {
    switch kind {
    case .lesson(let id): isByLine ? "\(id)" : name(of: id)
    case .practice(let skill, let level): "\(level.rawValue) \(name(of: skill)) practice"
    case .today: "today"
    case .placement: "the placement test"
    case .levelTest(let level): "the \(level.rawValue) test"
    case .focused(let focus, _): name(of: focus)
    }
  }

  /// Returns the name of a lesson without its id: "A1 unit 2, writing".
  package static func name(of lesson: LessonID) -> SafeText {
    guard let level = lesson.level, let unit = lesson.unit, let skill = lesson.skill else {
      return SafeText(line: lesson.rawValue)
    }
    // The id of a second lesson of the skill ends with its number.
    let last = lesson.rawValue.split(separator: "-").last.flatMap { Int($0) }
    let number = last.map { " \($0)" } ?? ""
    return "\(level.rawValue) unit \(unit), \(name(of: skill))\(number)"
  }

  /// Returns the number of letters that are missing: "4 letters", "4 or 6 letters".
  static func letters(_ counts: [Int]) -> SafeText {
    let numbers = counts.map(String.init).joined(separator: "/")
    return counts == [1] ? "1 letter" : "\(numbers) letters"
  }

  /// Returns what belongs in a part of an answer that is wrong.
  static func right(of part: Judgement.Part) -> SafeText {
    part.found.isEmpty
      ? "\(part.name): “\(part.expected)”"
      : "\(part.name): “\(part.expected)”, not “\(part.found)”"
  }

  /// Returns a duration for a summary: "3 min 20 s".
  package static func duration(milliseconds: Int64) -> SafeText {
    let seconds = (milliseconds + 500) / 1000
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }

  /// Returns a bar of five cells without brackets; it has one as soon as something is done.
  static func shortBar(_ done: Int, of all: Int) -> String {
    let filled = all > 0 && done > 0 ? max(1, done * 5 / all) : 0
    return String(repeating: "#", count: filled) + String(repeating: "-", count: 5 - filled)
  }

  /// Returns a bar of ten cells that is readable without colour: `[####------]`.
  package static func bar(percent: Int) -> String {
    // What was begun fills a cell, and only what is done fills the last.
    let filled = percent <= 0 ? 0 : max(1, min(10, percent / 10))
    return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: 10 - filled)
      + "]"
  }
}
