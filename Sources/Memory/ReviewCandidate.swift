/// A card that may be shown in a session.
package struct ReviewCandidate: Hashable, Sendable {
  /// The number of the card, the same in every session.
  package var card: Int
  /// A number that the cards of one word share; at most one of them is shown on a day.
  package var siblings: Int
  package var status: CandidateStatus
  package var state: MemoryState
  /// The chance of recall on the day of the session, which orders a backlog; see
  /// `Scheduler.retrievability`.
  package var retrievability: Double?
  /// The position among new cards; a negative one is urgent.
  package var position: Int

  /// Creates a candidate.
  package init(
    card: Int,
    siblings: Int,
    status: CandidateStatus = .active,
    state: MemoryState,
    retrievability: Double? = nil,
    position: Int = 0
  ) {
    self.card = card
    self.siblings = siblings
    self.status = status
    self.state = state
    self.retrievability = retrievability
    self.position = position
  }
}
