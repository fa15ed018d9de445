public import Memory

/// How the cards of a deck are asked.
public struct DeckSettings: Sendable, Equatable {
  public var scheduler: SchedulerSettings
  /// In the order of ``CardKind``; never empty.
  public var kinds: [CardKind]
  /// New cards a day.
  public var newLimit: Int
  /// Due cards a day.
  public var reviewLimit: Int
  /// A card forgotten so often is put aside; 0 for never.
  public var leechThreshold: Int

  /// The usual settings, or some others.
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
