package import Coordination

/// A session in the record, with everything needed to resume it.
package struct StoredSession: Sendable, Equatable {
  package var plan: SessionPlan
  /// The entries by sequence number, from 0.
  package var entries: [JournalEntry]
  /// Whether the learner started over instead of resuming the session.
  package var isAbandoned: Bool
  /// Whether the session is neither finished nor abandoned.
  package var isOpen: Bool

  package init(plan: SessionPlan, entries: [JournalEntry], isAbandoned: Bool, isOpen: Bool) {
    self.plan = plan
    self.entries = entries
    self.isAbandoned = isAbandoned
    self.isOpen = isOpen
  }

  /// The sequence number of the next entry.
  package var nextSequence: Int { entries.count }
}
