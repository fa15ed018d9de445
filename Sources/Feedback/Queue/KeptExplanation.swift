/// A question with its reply, as the cache and the mistakes book have it.
public struct KeptExplanation: Sendable, Equatable, Identifiable {
  public var id: String
  public var request: ExplanationRequest
  public var reply: KeptReply
  /// Times it was shown; only one that was never shown is new.
  public var shown: Int

  /// Makes a kept explanation from its parts.
  public init(id: String, request: ExplanationRequest, reply: KeptReply, shown: Int) {
    self.id = id
    self.request = request
    self.reply = reply
    self.shown = shown
  }
}
