package import Coordination

/// A session as it lies in the learner's record, enough to resume it.
package struct StoredSession: Sendable, Equatable {
  package var plan: SessionPlan
  /// In their sequence, from 0.
  package var entries: [JournalEntry]
  /// Whether the learner started over instead of going on with it.
  package var isAbandoned: Bool
  /// Whether it was begun and neither finished nor abandoned.
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
