package import Scoring

/// The sentences that tell a learner of one mistake: what is wrong and why, the rule, an example.
package struct FindingExplanation: Sendable, Equatable {
  package let finding: Finding
  package let language: ExplanationLanguage

  package init(_ finding: Finding, in language: ExplanationLanguage = .english) {
    self.finding = finding
    self.language = language
  }

  /// One sentence: both forms, the suffix or the letters, and the reason.
  ///
  /// "With “gidiyorum” the dative case, “to”, is needed here: “Okula” (okul-a), not “Okulda”
  /// (okul-da)."
  package var sentence: String {
    switch language {
    case .english: EnglishExplanation(details: details).sentence
    case .turkish: TurkishExplanation(details: details).sentence
    }
  }

  private var details: FindingDetails { FindingDetails(finding) }

  /// The rule that the answer broke.
  package var rule: MistakeRule { MistakeRule(details) }

  /// A second example of the rule, which is not about the learner's own word.
  package var example: MistakeExample? { MistakeExample.chosen(for: finding, of: rule) }

  /// The rule in a few short lines, then the second example.
  package var reasons: [String] {
    let lines = rule.lines(in: language)
    guard let example else { return lines }
    return switch language {
    case .english:
      lines + ["Right: \(example.right) (\(example.english))", "Wrong: \(example.wrong)"]
    case .turkish: lines + ["Doğru: \(example.right)", "Yanlış: \(example.wrong)"]
    }
  }
}
