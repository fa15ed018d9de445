/// A conversation with all that was said, enough to go on with it.
package struct StoredConversation: Sendable, Equatable {
  package var conversation: Conversation
  /// In their sequence, from 0.
  package var turns: [Conversation.Turn]

  package init(conversation: Conversation, turns: [Conversation.Turn]) {
    self.conversation = conversation
    self.turns = turns
  }

  /// The sequence number of the next turn.
  package var nextSequence: Int { turns.count }
}
