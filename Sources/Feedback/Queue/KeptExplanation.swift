/// A question with its reply, as the record keeps it.
package struct KeptExplanation: Sendable, Equatable, Identifiable {
  package var id: String
  package var request: ExplanationRequest
  package var reply: KeptReply
  /// The number of times it was shown; 0 means that it is new.
  package var shown: Int

  /// Creates a kept explanation.
  package init(id: String, request: ExplanationRequest, reply: KeptReply, shown: Int) {
    self.id = id
    self.request = request
    self.reply = reply
    self.shown = shown
  }
}
