package import Scoring

/// A finding of the grader with the number that replies use for it.
package struct NumberedFinding: Sendable, Equatable, Codable {
  /// The number from 1.
  package let id: Int
  package let category: Finding.Category
  /// The word or words of the accepted answer; empty if nothing was expected there.
  package let expected: String
  /// The word or words as typed; empty if something is missing there.
  package let found: String
  /// The program's explanation of the finding.
  package let sentence: String

  /// Creates a numbered finding.
  package init(id: Int, _ finding: Finding, sentence: String) {
    self.id = id
    category = finding.category
    expected = finding.expected
    found = finding.found
    self.sentence = sentence
  }

  /// Creates a numbered finding about a word that was heard as another, or not heard.
  init(id: Int, expected: String, heard: String, sentence: String) {
    self.id = id
    category = heard.isEmpty ? .missingWord : .wrongWord
    self.expected = expected
    found = heard
    self.sentence = sentence
  }

  /// The finding for the model; its texts are cut to ``ExplanationRequest/longestText``.
  var value: PromptValue {
    .fields([
      .init("id", .number(id)),
      .init("category", .text(category.rawValue)),
      .init("expected", .text(ForeignText.cut(expected, to: ExplanationRequest.longestText))),
      .init("found", .text(ForeignText.cut(found, to: ExplanationRequest.longestText))),
      .init("grader", .text(ForeignText.cut(sentence, to: ExplanationRequest.longestText))),
    ])
  }
}
