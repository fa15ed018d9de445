/// A reply with what speaks against it and where it comes from.
public struct KeptReply: Sendable, Equatable {
  public var content: ExplanationContent
  /// Empty for an explanation; a dispute is never shown as one.
  public var objections: [Objection]
  /// The model that wrote it.
  public var model: String
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public var time: Int64

  /// An objection as it is kept: by its lasting name.
  public struct Objection: Sendable, Hashable, Codable {
    public var code: String
    public var detail: String

    /// Joins a name with what it is about.
    public init(code: String, detail: String) {
      self.code = code
      self.detail = detail
    }

    /// Takes code and detail from an objection of the guard.
    public init(_ objection: ReplyObjection) {
      self.init(code: objection.code, detail: objection.detail)
    }
  }

  /// Makes a reply from its parts.
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

  /// Whether something speaks against showing it.
  public var isDispute: Bool { !objections.isEmpty }
}
