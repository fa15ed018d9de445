public import Memory

/// The settings of a deck for reviews.
public struct DeckSettings: Sendable, Equatable {
  public var scheduler: SchedulerSettings
  /// In the order of ``CardKind``; never empty.
  public var kinds: [CardKind]
  /// New cards per day.
  public var newLimit: Int
  /// Due cards per day.
  public var reviewLimit: Int
  /// The number of lapses that makes a card a leech; 0 for never.
  public var leechThreshold: Int

  /// Creates settings, by default the usual ones.
  public init(
    scheduler: SchedulerSettings = SchedulerSettings(),
    kinds: [CardKind] = CardKind.usual,
    newLimit: Int = 20,
    reviewLimit: Int = 200,
    leechThreshold: Int = 8
  ) {
    self.scheduler = scheduler
    self.kinds = kinds
    self.newLimit = newLimit
    self.reviewLimit = reviewLimit
    self.leechThreshold = leechThreshold
  }
}
