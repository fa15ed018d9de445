package import Coordination

extension Journal {
  /// All sessions with their entries, for what is computed by replaying them.
  package func sessionsToReplay() throws(DatabaseError) -> [(
    plan: SessionPlan, entries: [JournalEntry]
  )] {
    var sessions: [(plan: SessionPlan, entries: [JournalEntry])] = []
    for id in try connection.all("SELECT id FROM session ORDER BY number", [], { $0.text(0) }) {
      guard let stored = try session(id: id) else { continue }
      sessions.append((plan: stored.plan, entries: stored.entries))
    }
    return sessions
  }
}
