/// A message of a conversation with a language model.
package struct PromptMessage: Sendable, Equatable {
  package var role: Role
  package var text: String

  /// Creates a message.
  package init(role: Role, text: String) {
    self.role = role
    self.text = text
  }

  /// The speaker of a message; the raw value is the name in the chat completions API.
  package enum Role: String, Sendable, CaseIterable, Codable {
    case system, user, assistant
  }
}
