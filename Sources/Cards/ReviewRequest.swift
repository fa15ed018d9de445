/// A request for a review, with the choice of cards.
package struct ReviewRequest: Sendable, Equatable, Hashable {
  /// The id of a deck; nil for all decks.
  package var deck: String?
  /// The only kind of card to ask; nil for all kinds.
  package var kind: CardKind?
  /// The most cards to ask; nil for no limit.
  package var count: Int?
  /// The most new cards among them; nil for no other limit than those of the day.
  package var newCards: Int?
  package var mode: Mode
  /// The seed of the order; nil for a random order.
  package var seed: UInt64?

  /// The purpose of a review.
  package enum Mode: Sendable, Equatable, Hashable {
    /// Cards that are due, within the limits.
    case due
    /// Cards that are due now or within some days.
    case ahead(days: Int)
    /// All cards that were ever answered, without changing the schedule.
    case cram
  }

  /// Creates a request.
  package init(
    deck: String? = nil,
    kind: CardKind? = nil,
    count: Int? = nil,
    newCards: Int? = nil,
    mode: Mode = .due,
    seed: UInt64? = nil
  ) {
    self.deck = deck
    self.kind = kind
    self.count = count
    self.newCards = newCards
    self.mode = mode
    self.seed = seed
  }
}
