import Coordination
package import Curriculum
package import TextSafety

/// Sentences on placement and level tests.
extension Wording {
  package static var nothingToPlace: SafeText { "There are no lessons to take questions from." }

  package static func tooEarly(_ level: Level, until day: String) -> SafeText {
    """
    You took the \(level.rawValue) test less than three days ago; the next one is from \(day). \
    `dilim test \(level.rawValue) --json` has the last result.
    """
  }

  package static func tooFewItems(_ level: Level) -> SafeText {
    "\(level.rawValue) has too few exercises for a test: it needs eight of each skill."
  }

  static func resumedTest(answered: Int) -> SafeText {
    "Going on where you left off: \(count(answered, "answer")) so far."
  }

  static var moreTestItems: SafeText { "It is close: eight more questions decide." }

  static func levelSet(_ level: Level) -> SafeText {
    "Your level is \(level.rawValue) now. The lessons of the levels below stay open."
  }

  static func levelKept(_ level: Level, found: Level, isByLine: Bool) -> SafeText {
    if level == found { return "Your level stays \(level.rawValue)." }
    return isByLine
      ? "Your level stays \(level.rawValue); `dilim level \(found.rawValue)` sets the one found."
      : "Your level stays \(level.rawValue); l at home can set it to \(found.rawValue)."
  }

  /// Says how far a test has come, and how it goes on.
  static func leftTest(_ kind: SessionPlan.Kind, answered: Int) -> SafeText? {
    let done: SafeText = "\(count(answered, "answer")) so far; every one is kept. Go on with:"
    switch kind {
    case .placement: return "Placement: \(done) dilim placement"
    case .levelTest(let level):
      return "\(level.rawValue) test: \(done) dilim test \(level.rawValue)"
    default: return nil
    }
  }
}
