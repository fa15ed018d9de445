package import Memory

/// The settings of a deck for reviews.
package struct DeckSettings: Sendable, Equatable {
  package var scheduler: SchedulerSettings
  /// In the order of ``CardKind``; never empty.
  package var kinds: [CardKind]
  /// New cards per day.
  package var newLimit: Int
  /// Due cards per day.
  package var reviewLimit: Int
  /// The number of lapses that makes a card a leech; 0 for never.
  package var leechThreshold: Int

  /// Creates settings, by default the usual ones.
  package init(
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
