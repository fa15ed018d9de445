package import ChatAPI
package import Feedback
package import TextSafety
import Transport

/// The language model that the learner has set up.
package struct Assistant: Sendable {
  package let client: ChatClient
  /// Empty if no model is chosen; then the only model of the server is used.
  package let model: String
  package let language: TeachingLanguage
  package let maxTokens: Int
  /// The address of the endpoint, for the screen.
  package let address: String
  /// Whether requests carry a key; the key itself may not have been read yet.
  package let hasKey: Bool
  /// The message for a server with several models when none is chosen.
  let modelAdvice: SafeText

  package init(
    client: ChatClient,
    model: String,
    language: TeachingLanguage,
    maxTokens: Int,
    hasKey: Bool,
    modelAdvice: SafeText
  ) {
    self.client = client
    self.model = model
    self.language = language
    self.maxTokens = maxTokens
    self.hasKey = hasKey
    self.modelAdvice = modelAdvice
    address = client.endpoint.base.description
  }
}
