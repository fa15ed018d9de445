/// What a day still holds for all decks of a session together.
public struct ReviewRoom: Hashable, Sendable {
  /// New cards.
  public var newCards: Int
  /// New cards that must not wait: they come even where there is no room for others.
  public var urgentCards: Int
  /// Reviews; cards in their steps don't count.
  public var reviews: Int

  public init(newCards: Int = .max, urgentCards: Int = .max, reviews: Int = .max) {
    self.newCards = newCards
    self.urgentCards = urgentCards
    self.reviews = reviews
  }
}
