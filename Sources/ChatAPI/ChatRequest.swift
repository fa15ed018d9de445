/// A request to a model.
package struct ChatRequest: Sendable, Hashable {
  package enum Format: Sendable, Hashable {
    case text
    /// One JSON object that follows a schema.
    ///
    /// The schema is sent unchanged, since models fill in its fields in order. Use only what all
    /// servers support: every field required, `additionalProperties` false, no limits.
    case object(name: String, schema: String)
  }

  package var model: String
  package var messages: [ChatMessage]
  /// The most tokens of the reply; always sent, so that every reply ends.
  package var maxTokens: Int
  package var temperature: Double?
  package var seed: Int?
  package var format: Format
  /// Whether the reply is streamed.
  package var isStreamed: Bool

  package init(
    model: String,
    messages: [ChatMessage],
    maxTokens: Int = 1024,
    temperature: Double? = nil,
    seed: Int? = nil,
    format: Format = .text,
    isStreamed: Bool = true
  ) {
    self.model = model
    self.messages = messages
    self.maxTokens = maxTokens
    self.temperature = temperature
    self.seed = seed
    self.format = format
    self.isStreamed = isStreamed
  }
}
