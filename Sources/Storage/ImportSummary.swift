/// What an import added to the record.
package struct ImportSummary: Sendable, Equatable {
  package var sessions = 0
  package var entries = 0
  /// Questions for an explanation that are new, or have come further than here.
  package var explanations = 0
  package var conversations = 0
  /// What the record held already, of every kind.
  package var known = 0

  package init(
    sessions: Int = 0,
    entries: Int = 0,
    explanations: Int = 0,
    conversations: Int = 0,
    known: Int = 0
  ) {
    self.sessions = sessions
    self.entries = entries
    self.explanations = explanations
    self.conversations = conversations
    self.known = known
  }
}
