/// A question with its reply, as the record keeps it.
public struct KeptExplanation: Sendable, Equatable, Identifiable {
  public var id: String
  public var request: ExplanationRequest
  public var reply: KeptReply
  /// The number of times it was shown; 0 means that it is new.
  public var shown: Int

  /// Creates a kept explanation.
  public init(id: String, request: ExplanationRequest, reply: KeptReply, shown: Int) {
    self.id = id
    self.request = request
    self.reply = reply
    self.shown = shown
  }
}
