/// The rest of the limits of a day, shared by all decks of a session.
public struct ReviewRoom: Hashable, Sendable {
  /// New cards.
  public var newCards: Int
  /// New cards that must not wait; they may exceed ``newCards``.
  public var urgentCards: Int
  /// Reviews, without cards in their steps.
  public var reviews: Int

  /// Creates limits, by default none.
  public init(newCards: Int = .max, urgentCards: Int = .max, reviews: Int = .max) {
    self.newCards = newCards
    self.urgentCards = urgentCards
    self.reviews = reviews
  }
}
