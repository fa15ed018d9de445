import Screens
import TextSafety

/// Sentences of `dilim cards add`.
extension Wording {
  static let addUsage: SafeText =
    "dilim cards add WORD MEANING: put quotes around each of the two if it has spaces."

  static func notAWordLine(_ line: Int) -> SafeText {
    "line \(line): expected a word and a meaning with a tab between"
  }

  static func optionsLeftOut(_ options: [String], card: String) -> SafeText {
    "Left out: \(options.joined(separator: ", ")). dilim cards edit \(card) changes the card."
  }

  /// Sums up the lines of an input.
  static func added(_ counts: [AddedLine.Fate: Int]) -> SafeText {
    func number(_ fate: AddedLine.Fate) -> Int { counts[fate] ?? 0 }
    return "Added \(count(number(.added), "word")), \(count(number(.meaning), "meaning")); "
      + "\(number(.known)) known already, \(number(.refused)) refused."
  }
}
