/// A model's explanation, in the form of `explanation.schema.json`.
///
/// The fields for the checks come first and the text last, so that a streamed reply can be judged
/// before its text is shown.
package struct ExplanationReply: Sendable, Equatable, Codable {
  /// Whether the model agrees that the answer has these findings.
  package var verdictAgrees: Bool
  package var edits: [Edit]
  /// The right answer.
  package var corrected: String
  package var example: ExampleReply
  /// A nudge towards the right form.
  package var hint: String?
  package var confidence: Confidence
  /// The text for the learner.
  package var explanation: String

  /// The model's confidence in its explanation.
  package enum Confidence: String, Sendable, Codable, CaseIterable {
    case high, low
  }

  /// The model's statement about a finding.
  package struct Edit: Sendable, Equatable, Codable {
    /// The number of the finding.
    package var id: Int
    package var category: ReplyCategory
    /// The rule in one sentence.
    package var rule: String

    /// Creates an edit.
    package init(id: Int, category: ReplyCategory, rule: String) {
      self.id = id
      self.category = category
      self.rule = rule
    }

    /// The edit as the model writes it.
    var value: PromptValue {
      .fields([
        .init("id", .number(id)), .init("category", .text(category.rawValue)),
        .init("rule", .text(rule)),
      ])
    }
  }

  /// Creates a reply.
  package init(
    verdictAgrees: Bool,
    edits: [Edit],
    corrected: String,
    example: ExampleReply,
    hint: String?,
    confidence: Confidence,
    explanation: String
  ) {
    self.verdictAgrees = verdictAgrees
    self.edits = edits
    self.corrected = corrected
    self.example = example
    self.hint = hint
    self.confidence = confidence
    self.explanation = explanation
  }

  private enum CodingKeys: String, CodingKey {
    case verdictAgrees = "verdict_agrees"
    case edits, corrected, example, hint, confidence, explanation
  }

  /// The reply as the model writes it.
  package var value: PromptValue {
    .fields([
      .init("verdict_agrees", .flag(verdictAgrees)),
      .init("edits", .list(edits.map(\.value))),
      .init("corrected", .text(corrected)),
      .init("example", example.value),
      .init("hint", hint.map { .text($0) } ?? .null),
      .init("confidence", .text(confidence.rawValue)),
      .init("explanation", .text(explanation)),
    ])
  }
}
