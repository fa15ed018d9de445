/// A conversation with the tutor, ready to be sent.
package struct TutorRequest: Sendable, Equatable {
  package var context: ChatContext
  package var language: TeachingLanguage
  /// The turns, the oldest first; the last is the learner's.
  package var turns: [ChatTurn]

  /// The longest message of a learner, in Unicode scalars.
  package static let longestMessage = 4_000
  /// The longest part of the conversation that is sent, in Unicode scalars; the oldest is left out.
  package static let longestHistory = 16_000

  /// Creates a request.
  package init(context: ChatContext, language: TeachingLanguage, turns: [ChatTurn]) {
    self.context = context
    self.language = language
    self.turns = turns
  }

  /// Returns the prompt and as many of the last turns as fit, beginning with the learner's.
  ///
  /// - Throws: ``PromptError`` if the template is of another prompt.
  package func messages(_ template: PromptTemplate) throws(PromptError) -> [PromptMessage] {
    try template.render(context.values(in: language)) + recent
  }

  private var recent: [PromptMessage] {
    var room = Self.longestHistory
    var messages: [PromptMessage] = []
    for turn in turns.reversed() {
      let text = ForeignText.harmless(ForeignText.cut(turn.text, to: Self.longestMessage))
      room -= text.unicodeScalars.count
      if room < 0, !messages.isEmpty { break }
      messages.append(PromptMessage(role: turn.speaker.role, text: text))
    }
    return Self.alternating(messages.reversed().drop { $0.role == .assistant })
  }

  /// Joins consecutive messages of one speaker: many servers require alternating roles.
  private static func alternating(_ messages: some Sequence<PromptMessage>) -> [PromptMessage] {
    var result: [PromptMessage] = []
    for message in messages {
      if let last = result.indices.last, result[last].role == message.role {
        result[last].text += "\n\n" + message.text
      } else {
        result.append(message)
      }
    }
    return result
  }
}

/// A turn of a conversation with the tutor.
package struct ChatTurn: Sendable, Equatable, Codable {
  package var speaker: Speaker
  package var text: String

  /// The speaker of a turn.
  package enum Speaker: String, Sendable, CaseIterable, Codable {
    case learner, tutor

    var role: PromptMessage.Role { self == .learner ? .user : .assistant }
  }

  /// Creates a turn.
  package init(_ speaker: Speaker, _ text: String) {
    self.speaker = speaker
    self.text = text
  }
}
