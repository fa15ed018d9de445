package import Memory

/// A review that is ready to start.
package struct OpenedReview: Sendable {
  /// Unique; the ids of the answers start with it.
  package var id: String
  /// The title that is shown.
  package var title: String
  package var decks: [Deck]
  /// The first cards; the others are read when they are needed.
  package var cards: [ReviewCard]
  package var queue: ReviewQueue
  package var clock: DayClock
  /// Earlier answers that can be undone, the latest last.
  package var past: [(answer: String, card: ReviewCard)]
  /// The first day on which a card is due that this review does not ask; today if one could be
  /// asked now, nil if there is none.
  package var nextDay: StudyDay?
  /// The cards that are due beyond the limit of the day.
  package var backlog: Backlog?
  /// Whether the last deck is shown because nothing is due.
  package var isFallback: Bool

  /// Creates a review.
  package init(
    id: String,
    title: String,
    decks: [Deck],
    cards: [ReviewCard],
    queue: ReviewQueue,
    clock: DayClock,
    past: [(answer: String, card: ReviewCard)] = [],
    nextDay: StudyDay? = nil,
    backlog: Backlog? = nil,
    isFallback: Bool = false
  ) {
    self.id = id
    self.title = title
    self.decks = decks
    self.cards = cards
    self.queue = queue
    self.clock = clock
    self.past = past
    self.nextDay = nextDay
    self.backlog = backlog
    self.isFallback = isFallback
  }
}

/// The settings that turn a time into a day of study.
package struct DayClock: Sendable, Equatable {
  /// The seconds that local time is ahead of UTC.
  package var secondsAheadOfUTC: Int
  /// The hour of local time at which a day of study begins, 0 to 23.
  package var rolloverHour: Int

  /// Creates a clock.
  package init(secondsAheadOfUTC: Int, rolloverHour: Int) {
    self.secondsAheadOfUTC = secondsAheadOfUTC
    self.rolloverHour = rolloverHour
  }

  /// Returns a time in milliseconds since 1970-01-01 00:00 UTC with its day of study.
  package func moment(_ milliseconds: Int64) -> Moment {
    Moment(
      seconds: milliseconds / 1000 - (milliseconds % 1000 < 0 ? 1 : 0),
      utcOffset: secondsAheadOfUTC,
      rolloverHour: rolloverHour
    )
  }
}
