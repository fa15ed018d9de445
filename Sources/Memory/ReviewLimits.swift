/// The limits of a deck for a day.
package struct ReviewLimits: Hashable, Sendable {
  /// New cards in a day.
  package var newCards: Int
  /// Reviews in a day, without cards in their steps.
  package var reviews: Int
  /// The seconds by which a step may be shown early when nothing else is left.
  package var stepsEarly: Int

  /// Creates limits, by default the usual ones.
  package init(newCards: Int = 20, reviews: Int = 200, stepsEarly: Int = 1200) {
    self.newCards = newCards
    self.reviews = reviews
    self.stepsEarly = stepsEarly
  }
}

/// The answers of a day before the session.
package struct DayTally: Hashable, Sendable {
  /// The number of new cards that were answered.
  package var newCards: Int
  /// The number of reviews, without cards in their steps.
  package var reviews: Int
  package var cards: Set<Int>
  /// The `siblings` numbers of those cards.
  package var siblings: Set<Int>

  /// Creates a tally, by default of a day without answers.
  package init(
    newCards: Int = 0,
    reviews: Int = 0,
    cards: Set<Int> = [],
    siblings: Set<Int> = []
  ) {
    self.newCards = newCards
    self.reviews = reviews
    self.cards = cards
    self.siblings = siblings
  }
}
