package import TextSafety

/// A complete reply; one that broke off is a ``ChatFailure``.
package struct ChatReply: Sendable, Hashable {
  package var text: SafeText
  /// Nil if the server gave no reason.
  package var finishReason: FinishReason?
  /// The model's words instead of a reply, if it refused.
  package var refusal: SafeText?
  /// The name of the model, as the reply gives it.
  package var model: SafeText?
  package var usage: Usage
  /// The number of requests that were sent for it; each may have cost money.
  package var requests: Int

  package init(
    text: SafeText,
    finishReason: FinishReason? = nil,
    refusal: SafeText? = nil,
    model: SafeText? = nil,
    usage: Usage,
    requests: Int = 1
  ) {
    self.text = text
    self.finishReason = finishReason
    self.refusal = refusal
    self.model = model
    self.usage = usage
    self.requests = requests
  }

  /// The failure that cut the text; nil if the model has finished it.
  ///
  /// If the server gives no finish reason, the text counts as complete.
  package var unfinished: ChatFailure? {
    if refusal != nil { return ChatFailure(.refused) }
    return switch finishReason {
    case .length: ChatFailure(.cut)
    case .contentFilter: ChatFailure(.filtered)
    case .stop, .other, nil: nil
    }
  }
}
