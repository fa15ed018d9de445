package import Scoring

/// The explanation of a finding for a learner: a sentence on the mistake, its rule and an example.
package struct FindingExplanation: Sendable, Equatable {
  /// The finding that is explained.
  package let finding: Finding
  /// The language of the sentences.
  package let language: ExplanationLanguage

  /// Creates the explanation of a finding.
  package init(_ finding: Finding, in language: ExplanationLanguage = .english) {
    self.finding = finding
    self.language = language
  }

  /// One sentence with both forms, the suffix or the letters, and the reason.
  ///
  /// Example: With “gidiyorum” the dative case, “to”, is needed here: “Okula” (okul-a), not
  /// “Okulda” (okul-da).
  package var sentence: String {
    switch language {
    case .english: EnglishExplanation(details: details).sentence
    case .turkish: TurkishExplanation(details: details).sentence
    }
  }

  private var details: FindingDetails { FindingDetails(finding) }

  /// The rule that the answer broke.
  package var rule: MistakeRule { MistakeRule(details) }

  /// An example of the rule with another word than the learner's.
  package var example: MistakeExample? { MistakeExample.chosen(for: finding, of: rule) }

  /// The rule in a few short lines, followed by the example.
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
