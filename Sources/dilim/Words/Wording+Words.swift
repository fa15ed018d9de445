import Screens
import TextSafety

/// Sentences about words that can't be inflected.
extension Wording {
  static func noVerb(_ word: String) -> SafeText {
    "“\(word)” is no verb in the dictionary form, which ends in -mak or -mek"
  }

  static func notInflected(_ word: String) -> SafeText {
    "“\(word)” is no word that can be inflected"
  }
}
