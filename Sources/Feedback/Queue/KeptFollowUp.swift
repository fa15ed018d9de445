/// A reply to a follow-up question.
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

  /// The content of the reply, by the kind of the follow-up.
  public enum Content: Sendable, Equatable {
    case example(ExampleReply)
    case explanation(ExplanationContent)

    /// The kind of the follow-up.
    public var kind: FollowUp.Kind {
      switch self {
      case .example: .anotherExample
      case .explanation: .explainDifferently
      }
    }
  }

  /// Creates a kept follow-up.
  public init(id: String, job: String, content: Content, model: String, time: Int64) {
    self.id = id
    self.job = job
    self.content = content
    self.model = model
    self.time = time
  }
}
