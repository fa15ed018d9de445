package import Coordination
import Scoring
package import TextSafety

/// Sentences on answers of which nothing could be shown.
extension Wording {
  static var unsure: SafeText { "I found no slip, but can't tell whether it means the same." }

  static var perhapsRight: SafeText { "Yours may be right too." }

  /// Returns the reason for the mark of an answer that nobody listed.
  static func unlisted(_ judgement: Judgement) -> [SafeText] {
    guard judgement.verdict == .unsure else {
      return ["Nobody listed it, but the English leaves open what differs."]
        + differences(judgement.differences) + ["Accepted: \(judgement.nearest)"]
    }
    return reasons(judgement.practised, judgement.differences)
      + ["Listed: \(judgement.nearest)"]
  }

  /// Returns the note on an answer that is right in other words.
  static func alsoRight(usual: String) -> SafeText { "Also right; the usual answer is: \(usual)" }

  /// Returns what was said of an unsure answer.
  package static func reasons(for record: AnswerRecord) -> [SafeText] {
    reasons(record.practised, record.differences)
  }

  private static func reasons(
    _ practised: String?,
    _ differences: [Judgement.Difference]
  ) -> [SafeText] {
    practised.map { [practises($0)] } ?? [unsure] + self.differences(differences)
  }

  /// Returns the sentence on right Turkish without what the item practises.
  static func practises(_ form: String) -> SafeText {
    "Right Turkish, but this item practises \(form)."
  }

  /// Returns a sentence with the words that differ, listed before typed; none without a difference.
  static func differences(_ differences: [Judgement.Difference]) -> [SafeText] {
    let pairs = differences.prefix(mostDifferences).map { difference in
      "\(shown(difference.expected)) / \(shown(difference.found))"
    }
    guard !pairs.isEmpty else { return [] }
    return ["Difference: \(pairs.joined(separator: "; "))."]
  }

  /// More at once would be the two sentences again.
  private static let mostDifferences = 3

  private static func shown(_ words: String) -> String { words.isEmpty ? "–" : words }
}
