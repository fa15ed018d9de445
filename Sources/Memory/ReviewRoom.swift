/// What a day still holds for all decks of a session together.
public struct ReviewRoom: Hashable, Sendable {
  /// New cards.
  public var newCards: Int
  /// Reviews; cards in their steps don't count.
  public var reviews: Int

  public init(newCards: Int = .max, reviews: Int = .max) {
    self.newCards = newCards
    self.reviews = reviews
  }
}
