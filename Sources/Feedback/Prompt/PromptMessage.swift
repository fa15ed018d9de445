/// A message of a conversation with a language model.
public struct PromptMessage: Sendable, Equatable {
  public var role: Role
  public var text: String

  /// Creates a message.
  public init(role: Role, text: String) {
    self.role = role
    self.text = text
  }

  /// The speaker of a message; the raw value is the name in the chat completions API.
  public enum Role: String, Sendable, CaseIterable, Codable {
    case system, user, assistant
  }
}
