package import Scoring

/// A sentence and a mistake in it, as an example of a rule.
package struct MistakeExample: Sendable, Equatable {
  /// The rule that the wrong sentence breaks.
  package let rule: MistakeRule
  /// The right sentence.
  package let right: String
  /// The sentence with the mistake.
  package let wrong: String
  /// The English translation of the right sentence.
  package let english: String

  /// The category of the mistake.
  package var category: Finding.Category { rule.category }

  init(_ rule: MistakeRule, _ right: String, _ wrong: String, _ english: String) {
    self.rule = rule
    self.right = right
    self.wrong = wrong
    self.english = english
  }
}
