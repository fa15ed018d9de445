/// What an import added to the record.
package struct ImportSummary: Sendable, Equatable {
  package var sessions = 0
  package var entries = 0
  /// Sessions and entries that the record held already.
  package var known = 0

  package init(sessions: Int = 0, entries: Int = 0, known: Int = 0) {
    self.sessions = sessions
    self.entries = entries
    self.known = known
  }
}
