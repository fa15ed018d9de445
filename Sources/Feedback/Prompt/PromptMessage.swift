/// One message of a conversation with a language model.
public struct PromptMessage: Sendable, Equatable {
  public var role: Role
  public var text: String

  /// Makes a message from its parts.
  public init(role: Role, text: String) {
    self.role = role
    self.text = text
  }

  /// Who speaks; the raw value is the name in chat completions.
  public enum Role: String, Sendable, CaseIterable, Codable {
    case system, user, assistant
  }
}
