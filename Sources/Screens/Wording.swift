package import Coordination
import Curriculum
import Scoring

/// The sentences that a person reads.
package enum Wording {
  /// The mark in a sign and a word, so that it reads without colour.
  static func mark(_ verdict: Verdict) -> String {
    switch verdict {
    case .correct: "+ Doğru! (correct)"
    case .correctWithNote: "+ Doğru (correct), with a note:"
    case .almost: "~ Neredeyse! (almost)"
    case .wrong: "x Yanlış (wrong)"
    }
  }

  /// One line on what a level means.
  static func meaning(of level: Level) -> String {
    switch level {
    case .a1: "first words: greet, ask, name things"
    case .a2: "everyday life: past, plans, requests"
    case .b1: "tell stories, give reasons, follow clear speech"
    case .b2: "argue, read articles, talk at ease"
    case .c1: "demanding texts, fine shades, formal style"
    case .c2: "nearly everything, also literary and ironic"
    }
  }

  static func name(of skill: Skill) -> String {
    switch skill {
    case .vocabulary: "words"
    case .reading: "reading"
    case .listening: "listening"
    case .writing: "writing"
    case .speaking: "speaking"
    case .checkpoint: "checkpoint"
    }
  }

  package static func name(of kind: SessionPlan.Kind) -> String {
    switch kind {
    case .lesson(let id): id.rawValue
    case .practice(let skill, let level): "\(level.rawValue) \(name(of: skill)) practice"
    }
  }

  /// A duration for a summary: "3 min 20 s".
  package static func duration(milliseconds: Int64) -> String {
    let seconds = (milliseconds + 500) / 1000
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }

  /// A bar of ten cells that also reads without colour: `[####------]`.
  package static func bar(percent: Int) -> String {
    let filled = max(0, min(10, percent / 10))
    return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: 10 - filled)
      + "]"
  }
}
