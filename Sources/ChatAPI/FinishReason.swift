package import TextSafety

/// The reason why the model stopped.
package enum FinishReason: Sendable, Hashable {
  case stop
  /// The reply was cut at the token limit.
  case length
  /// A content filter of the server cut the reply.
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
