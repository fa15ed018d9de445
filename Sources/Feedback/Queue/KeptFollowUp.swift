/// The reply to what a learner asked after an explanation.
public struct KeptFollowUp: Sendable, Equatable, Identifiable {
  /// The key of the follow-up.
  public var id: String
  /// The job whose explanation it follows.
  public var job: String
  public var content: Content
  /// The model that wrote it.
  public var model: String
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public var time: Int64

  /// What was asked for, with the reply to it.
  public enum Content: Sendable, Equatable {
    case example(ExampleReply)
    case explanation(ExplanationContent)

    /// What was asked for.
    public var kind: FollowUp.Kind {
      switch self {
      case .example: .anotherExample
      case .explanation: .explainDifferently
      }
    }
  }

  /// Makes a kept follow-up from its parts.
  public init(id: String, job: String, content: Content, model: String, time: Int64) {
    self.id = id
    self.job = job
    self.content = content
    self.model = model
    self.time = time
  }
}
