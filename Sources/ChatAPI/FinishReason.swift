package import TextSafety

/// Why the model has stopped.
package enum FinishReason: Sendable, Hashable {
  case stop
  /// The reply has been cut at the limit of tokens.
  case length
  /// A filter of the server has cut the reply.
  case contentFilter
  case other(SafeText)

  package init(_ text: String) {
    self =
      switch text.lowercased() {
      case "stop", "end_turn", "eos": .stop
      case "length", "max_tokens", "max_output_tokens", "model_length": .length
      case "content_filter", "safety", "recitation", "blocklist", "prohibited_content", "refusal":
        .contentFilter
      default: .other(SafeText(text))
      }
  }
}
