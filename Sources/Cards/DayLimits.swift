package import Memory

/// The limits of a day for all decks together.
///
/// Each deck also has its own limits, which apply within these.
package struct DayLimits: Sendable, Equatable {
  /// New cards; nil for ``usualNewCards`` or the highest limit of a deck, whichever is more.
  package var newCards: Int?
  /// Due cards; nil for ``usualReviews`` or the highest limit of a deck, whichever is more.
  package var reviews: Int?

  package static let usualNewCards = 20
  package static let usualReviews = 200

  /// Creates limits, by default the usual ones.
  package init(newCards: Int? = nil, reviews: Int? = nil) {
    self.newCards = newCards
    self.reviews = reviews
  }

  /// Returns the limits in numbers for decks with the given limits.
  package func total(over decks: [ReviewLimits]) -> ReviewRoom {
    ReviewRoom(
      newCards: newCards ?? decks.map(\.newCards).reduce(Self.usualNewCards, max),
      reviews: reviews ?? decks.map(\.reviews).reduce(Self.usualReviews, max)
    )
  }

  /// Returns the rest of the limits after the cards that were asked today.
  ///
  /// Urgent cards, which are words that were missed in a lesson, come even beyond the limit of new
  /// cards, unless that is 0.
  package func room(over decks: [ReviewLimits], asked: AskedToday) -> ReviewRoom {
    let total = total(over: decks)
    return ReviewRoom(
      newCards: max(0, total.newCards - asked.new.values.reduce(0, +)),
      urgentCards: total.newCards > 0 ? .max : 0,
      reviews: max(0, total.reviews - asked.due.values.reduce(0, +))
    )
  }
}

extension DeckSettings {
  /// The limits of the deck.
  package var limits: ReviewLimits { ReviewLimits(newCards: newLimit, reviews: reviewLimit) }
}
