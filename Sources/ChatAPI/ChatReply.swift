package import TextSafety

/// A whole reply; one that was cut short is a ``ChatFailure``.
package struct ChatReply: Sendable, Hashable {
  package var text: SafeText
  /// Nil if the server gave none.
  package var finishReason: FinishReason?
  /// What the model said instead of a reply, if it refused.
  package var refusal: SafeText?
  /// The model that answered, by its own word.
  package var model: SafeText?
  package var usage: Usage
  /// How many requests were sent for it, each of which may have been paid for.
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

  /// Why the text is not all that the model had to say; nil if it has come to its own end.
  ///
  /// A server may give no reason at all: then the text counts as whole.
  package var unfinished: ChatFailure? {
    if refusal != nil { return ChatFailure(.refused) }
    return switch finishReason {
    case .length: ChatFailure(.cut)
    case .contentFilter: ChatFailure(.filtered)
    case .stop, .other, nil: nil
    }
  }
}
