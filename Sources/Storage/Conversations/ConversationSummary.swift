/// A conversation as an entry of a list.
package struct ConversationSummary: Sendable, Equatable {
  package var conversation: TutorConversation
  /// The learner's first turn; empty if there is none.
  package var beginning: String
  package var turns: Int
  /// The time of the last turn, or of the start if there are no turns.
  package var last: Int64

  package init(conversation: TutorConversation, beginning: String, turns: Int, last: Int64) {
    self.conversation = conversation
    self.beginning = beginning
    self.turns = turns
    self.last = last
  }
}
