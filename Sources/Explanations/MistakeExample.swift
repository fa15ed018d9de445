package import Scoring

/// A sentence and a mistake in it, as an example of a rule.
package struct MistakeExample: Sendable, Equatable {
  package let rule: MistakeRule
  package let right: String
  package let wrong: String
  /// What the right sentence means.
  package let english: String

  package var category: Finding.Category { rule.category }

  init(_ rule: MistakeRule, _ right: String, _ wrong: String, _ english: String) {
    self.rule = rule
    self.right = right
    self.wrong = wrong
    self.english = english
  }
}
