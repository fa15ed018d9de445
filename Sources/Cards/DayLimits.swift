public import Memory

/// How many cards a day brings from all decks together.
///
/// It is one limit for the learner, however many decks there are; the limits of the decks hold
/// within it.
public struct DayLimits: Sendable, Equatable {
  /// New cards; nil for as many as is usual, or as the deck allows that allows the most.
  public var newCards: Int?
  /// Due cards; nil likewise.
  public var reviews: Int?

  public static let usualNewCards = 20
  public static let usualReviews = 200

  /// The usual limits, or some others.
  public init(newCards: Int? = nil, reviews: Int? = nil) {
    self.newCards = newCards
    self.reviews = reviews
  }

  /// The limits in numbers, where the decks have these limits of their own.
  ///
  /// A deck that was set to more than is usual is meant to get it.
  public func total(over decks: [ReviewLimits]) -> ReviewRoom {
    ReviewRoom(
      newCards: newCards ?? decks.map(\.newCards).reduce(Self.usualNewCards, max),
      reviews: reviews ?? decks.map(\.reviews).reduce(Self.usualReviews, max)
    )
  }

  /// What is left of the day.
  ///
  /// A word that was missed in a lesson comes today even if it is a new one and the day has brought
  /// as many as it does, unless it is to bring none.
  public func room(over decks: [ReviewLimits], asked: AskedToday) -> ReviewRoom {
    let total = total(over: decks)
    return ReviewRoom(
      newCards: max(0, total.newCards - asked.new.values.reduce(0, +)),
      urgentCards: total.newCards > 0 ? .max : 0,
      reviews: max(0, total.reviews - asked.due.values.reduce(0, +))
    )
  }
}

extension DeckSettings {
  /// The limits of the deck by itself.
  public var limits: ReviewLimits { ReviewLimits(newCards: newLimit, reviews: reviewLimit) }
}
