import Coordination
import Curriculum
import TextSafety

/// Sentences on beginning a test anew, and on a level that may be too high.
extension Wording {
  static var restartTest: SafeText {
    "Begin the test anew? The answers so far stay in your record. (y/n)"
  }

  static func levelOffer(_ check: LevelCheck, _ lower: Level) -> SafeText {
    """
    \(check.level.rawValue) was steep: \(check.right) of \(check.asked) right in two sessions. \
    Would you like to begin with \(lower.rawValue)?
    """
  }

  static var levelOfferReason: SafeText {
    """
    A short test can be a level off. All lessons stay open, you can change back at any time (l at \
    home), and this is asked only once.
    """
  }

  static func nextTest(from day: String) -> SafeText {
    "All levels stay open. You can take this test again from \(day)."
  }

  static func goTo(_ level: Level) -> SafeText { "begin with \(level.rawValue)" }
  static func stay(at level: Level) -> SafeText { "stay at \(level.rawValue)" }
}
