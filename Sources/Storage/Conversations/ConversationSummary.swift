/// A conversation in a list of them.
package struct ConversationSummary: Sendable, Equatable {
  package var conversation: TutorConversation
  /// What the learner said first; empty if nothing was said.
  package var beginning: String
  package var turns: Int
  /// When something was said last, or when it was begun.
  package var last: Int64

  package init(conversation: TutorConversation, beginning: String, turns: Int, last: Int64) {
    self.conversation = conversation
    self.beginning = beginning
    self.turns = turns
    self.last = last
  }
}
