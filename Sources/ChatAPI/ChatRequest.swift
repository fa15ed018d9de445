/// What is asked of the model.
package struct ChatRequest: Sendable, Hashable {
  package enum Format: Sendable, Hashable {
    case text
    /// One JSON object after a schema.
    ///
    /// The schema is sent as it is written, for models fill in its fields in that order. Keep to
    /// what all servers take: every field required, `additionalProperties` false, no limits.
    case object(name: String, schema: String)
  }

  package var model: String
  package var messages: [ChatMessage]
  /// The most tokens of the reply; always sent, so that no reply is endless.
  package var maxTokens: Int
  package var temperature: Double?
  package var seed: Int?
  package var format: Format
  /// Whether the text comes in pieces as it is written.
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
