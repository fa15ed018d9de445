import Feedback

/// A conversation in the columns of its table.
struct ConversationRow {
  let conversation: TutorConversation

  init(_ conversation: TutorConversation) { self.conversation = conversation }

  static let columns = "id, started, language, shared"

  static let insertion = """
    INSERT INTO conversation (\(columns)) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
    """

  var values: [Statement.Value] {
    [
      .text(conversation.id), .integer(conversation.started),
      .text(conversation.language.code), .text(Self.text(of: conversation.shared)),
    ]
  }

  /// The names of the parts in their fixed order, separated by spaces.
  static func text(of parts: Set<ChatContext.Part>) -> String {
    ChatContext.Part.allCases.filter(parts.contains).map(\.rawValue).joined(separator: " ")
  }

  /// Reads a row that begins with ``columns``.
  init(_ row: Statement.Row) throws(DatabaseError) {
    var shared: Set<ChatContext.Part> = []
    for name in row.text(3).split(separator: " ") {
      guard let part = ChatContext.Part(rawValue: String(name)) else {
        throw row.unknownValue(3, String(name))
      }
      shared.insert(part)
    }
    conversation = TutorConversation(
      id: row.text(0),
      started: row.integer(1),
      language: try row.value(2) { TeachingLanguage(code: $0) },
      shared: shared
    )
  }
}
