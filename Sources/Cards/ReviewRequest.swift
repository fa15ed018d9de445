/// Which cards to review.
public struct ReviewRequest: Sendable, Equatable, Hashable {
  /// Id of a deck; nil for all that is due.
  public var deck: String?
  /// Only cards of this kind.
  public var kind: CardKind?
  /// At most so many cards.
  public var count: Int?
  public var mode: Mode
  /// The same seed gives the same order; nil an order by chance.
  public var seed: UInt64?

  /// What the review is for.
  public enum Mode: Sendable, Equatable, Hashable {
    /// What is due, within the limits of the decks.
    case due
    /// What is due or comes due within so many days.
    case ahead(days: Int)
    /// All that was ever answered, without touching the schedule.
    case cram
  }

  /// Makes a request from its parts.
  public init(
    deck: String? = nil,
    kind: CardKind? = nil,
    count: Int? = nil,
    mode: Mode = .due,
    seed: UInt64? = nil
  ) {
    self.deck = deck
    self.kind = kind
    self.count = count
    self.mode = mode
    self.seed = seed
  }
}
