package import ChatAPI
package import Feedback
package import TextSafety
import Transport

/// The language model that the learner has set up; nothing is sent before one is.
package struct Assistant: Sendable {
  package let client: ChatClient
  /// Empty where the server has one model, or none was chosen.
  package let model: String
  package let language: TeachingLanguage
  package let maxTokens: Int
  /// The address as it is shown.
  package let address: String
  /// Whether a key is sent, even if it has not been read.
  package let hasKey: Bool
  /// Told where the server has several models and none is chosen.
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
