/// A reply to a follow-up question.
package struct KeptFollowUp: Sendable, Equatable, Identifiable {
  /// The key of the follow-up.
  package var id: String
  /// The job whose explanation it follows.
  package var job: String
  package var content: Content
  /// The model that wrote it.
  package var model: String
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var time: Int64

  /// The content of the reply, by the kind of the follow-up.
  package enum Content: Sendable, Equatable {
    case example(ExampleReply)
    case explanation(ExplanationContent)

    /// The kind of the follow-up.
    package var kind: FollowUp.Kind {
      switch self {
      case .example: .anotherExample
      case .explanation: .explainDifferently
      }
    }
  }

  /// Creates a kept follow-up.
  package init(id: String, job: String, content: Content, model: String, time: Int64) {
    self.id = id
    self.job = job
    self.content = content
    self.model = model
    self.time = time
  }
}
