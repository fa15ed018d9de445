/// The rest of the limits of a day, shared by all decks of a session.
package struct ReviewRoom: Hashable, Sendable {
  /// New cards.
  package var newCards: Int
  /// New cards that must not wait; they may exceed ``newCards``.
  package var urgentCards: Int
  /// Reviews, without cards in their steps.
  package var reviews: Int

  /// Creates limits, by default none.
  package init(newCards: Int = .max, urgentCards: Int = .max, reviews: Int = .max) {
    self.newCards = newCards
    self.urgentCards = urgentCards
    self.reviews = reviews
  }
}
