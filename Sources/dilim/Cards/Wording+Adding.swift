import Screens
import TextSafety

/// Sentences of `dilim cards add`.
extension Wording {
  static var addUsage: SafeText {
    "dilim cards add WORD MEANING: put quotes around each of the two if it has spaces."
  }

  static func notAWordLine(_ line: Int) -> SafeText {
    "line \(line): expected a word and a meaning with a tab between"
  }

  static func optionsLeftOut(_ options: [String], card: String) -> SafeText {
    "Left out: \(options.joined(separator: ", ")). dilim cards edit \(card) changes the card."
  }

  /// Sums up the lines of an input.
  static func added(_ counts: [AddedLine.Fate: Int]) -> SafeText {
    func number(_ fate: AddedLine.Fate) -> Int { counts[fate] ?? 0 }
    let words = count(number(.added), "word")
    let meanings = count(number(.meaning), "meaning")
    return """
      Added \(words), \(meanings); \(number(.known)) known already, \(number(.refused)) refused.
      """
  }

  static func lineNotUTF8(_ line: Int) -> SafeText { "line \(line) of the input is not UTF-8." }
  static func lineTooLong(_ line: Int) -> SafeText { "line \(line) of the input is too long." }
  static func lineUnreadable(_ line: Int) -> SafeText { "line \(line) of the input can't be read." }

  static func addedMeaning(_ entry: SafeText, others: Int) -> SafeText {
    "Added a meaning: \(entry) (the word has \(count(others, "other")))"
  }

  static func knownAlready(_ entry: SafeText) -> SafeText { "Known already: \(entry)" }
  static func added(_ entry: SafeText) -> SafeText { "Added: \(entry)" }

  /// The title of the deck of words that the learner adds.
  static var myWords: SafeText { "My words" }
}
