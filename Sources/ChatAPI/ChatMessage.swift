/// A message of a conversation with a model.
package struct ChatMessage: Sendable, Hashable, Codable {
  package enum Role: String, Sendable, Hashable, Codable { case system, user, assistant }

  package var role: Role
  package var content: String

  package init(_ role: Role, _ content: String) {
    self.role = role
    self.content = content
  }
}
