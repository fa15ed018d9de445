import Screens
import TextSafety

/// Sentences of `dilim cards optimize` and `dilim cards simulate`.
extension Wording {
  static var noDeckOnFSRS: SafeText { "No deck is scheduled by FSRS yet: dilim review." }
  static var fsrsLearner: SafeText { "A learner who forgets as FSRS assumes" }
  static var halfLifeLearner: SafeText {
    "A learner with a half-life, which no scheduler assumes"
  }

  static func keepsParameters(_ title: String) -> SafeText {
    "\(SafeText(title).line) does as well or better with its own parameters and keeps them."
  }

  static func useParameters(for decks: String) -> SafeText { "Use these parameters for \(decks)?" }

  static func parametersChanged(of decks: String) -> SafeText {
    "Changed: \(decks). dilim decks set DECK parameters=standard brings the standard ones back."
  }

  static func nothingToFit(_ title: String, scheduler: String) -> SafeText {
    """
    \(SafeText(title).line) is scheduled by \(scheduler), which has nothing to fit: \
    dilim decks set DECK scheduler=fsrs.
    """
  }

  static func oneDeckAtMost(for action: String) -> SafeText {
    "dilim cards \(action) takes one deck at most."
  }
}
