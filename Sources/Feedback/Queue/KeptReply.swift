/// A kept reply with its objections and its origin.
public struct KeptReply: Sendable, Equatable {
  public var content: ExplanationContent
  /// The objections; a reply with objections is a dispute and is not shown.
  public var objections: [Objection]
  /// The model that wrote it.
  public var model: String
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public var time: Int64

  /// An objection in the form of the record.
  public struct Objection: Sendable, Hashable, Codable {
    public var code: String
    public var detail: String

    /// Creates an objection.
    public init(code: String, detail: String) {
      self.code = code
      self.detail = detail
    }

    /// Converts an objection of the guard.
    public init(_ objection: ReplyObjection) {
      self.init(code: objection.code, detail: objection.detail)
    }
  }

  /// Creates a kept reply.
  public init(
    _ content: ExplanationContent,
    objections: [Objection] = [],
    model: String,
    time: Int64
  ) {
    self.content = content
    self.objections = objections
    self.model = model
    self.time = time
  }

  /// Whether there is an objection to the reply.
  public var isDispute: Bool { !objections.isEmpty }
}
