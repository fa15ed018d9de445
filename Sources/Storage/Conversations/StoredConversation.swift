/// A conversation with all its turns.
package struct StoredConversation: Sendable, Equatable {
  package var conversation: TutorConversation
  /// The turns by sequence number, from 0.
  package var turns: [TutorConversation.Turn]

  package init(conversation: TutorConversation, turns: [TutorConversation.Turn]) {
    self.conversation = conversation
    self.turns = turns
  }

  /// The sequence number of the next turn.
  package var nextSequence: Int { turns.count }
}
