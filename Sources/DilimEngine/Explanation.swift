public import Explanations
public import Scoring

/// Why a part of an answer is wrong, in sentences for the learner.
public struct Explanation: Sendable, Equatable {
  private let content: FindingExplanation

  /// Explains a finding.
  public init(_ finding: Finding, in language: ExplanationLanguage = .english) {
    content = FindingExplanation(finding, in: language)
  }

  /// The difference that is explained.
  public var finding: Finding { content.finding }

  /// One sentence: both forms, the suffix or the letters, and the reason.
  ///
  /// "With “gidiyorum” the dative case, “to”, is needed here: “Okula” (okul-a), not “okulda”
  /// (okul-da)."
  public var sentence: String { content.sentence }

  /// The name of the kind of mistake, such as "vowel harmony".
  public var name: String { content.finding.category.name(in: content.language) }

  /// The rule that the answer broke, in a few short lines.
  public var rule: [String] { content.rule.lines(in: content.language) }

  /// A sentence that follows the rule, with the same mistake in it; nil where there is none.
  public var example: Example? {
    content.example.map { Example(right: $0.right, wrong: $0.wrong, english: $0.english) }
  }

  /// A Turkish sentence, right and wrong.
  public struct Example: Sendable, Equatable {
    /// The sentence as it should be.
    public let right: String
    /// The sentence with the mistake.
    public let wrong: String
    /// The meaning of the right sentence.
    public let english: String
  }
}

extension Judgement {
  /// An explanation of each finding, the most telling first; empty for a plainly correct answer.
  public func explanations(in language: ExplanationLanguage = .english) -> [Explanation] {
    findings.map { Explanation($0, in: language) }
  }
}
