import Feedback

/// A conversation as JSON.
extension ConversationRow: Codable {
  private enum Key: String, CodingKey {
    case id, started, language, shared
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let id = try fields.decode(String.self, forKey: .id)
    guard !id.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .id,
        in: fields,
        debugDescription: "an id that is not empty"
      )
    }
    self.init(
      TutorConversation(
        id: id,
        started: try fields.decode(Int64.self, forKey: .started),
        language: try fields.decode(TeachingLanguage.self, forKey: .language),
        shared: Set(try fields.decode([ChatContext.Part].self, forKey: .shared))
      )
    )
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(conversation.id, forKey: .id)
    try fields.encode(conversation.started, forKey: .started)
    try fields.encode(conversation.language, forKey: .language)
    let shared = ChatContext.Part.allCases.filter(conversation.shared.contains)
    try fields.encode(shared, forKey: .shared)
  }
}
