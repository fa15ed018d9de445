public import Memory

/// A review made ready.
public struct OpenedReview: Sendable {
  /// Unique for ever; the answers are named after it.
  public var id: String
  /// What is reviewed, as it is shown.
  public var title: String
  public var decks: [Deck]
  /// The cards that come first; the others are read when their turn comes.
  public var cards: [ReviewCard]
  public var queue: ReviewQueue
  public var clock: DayClock
  /// Answers given before, the last one last, which can still be taken back.
  public var past: [(answer: String, card: ReviewCard)]
  /// The first day on which something is due of what this review does not ask, today if it leaves
  /// out what could be asked now; nil if nothing is.
  public var nextDay: StudyDay?
  /// What is due but has no place in the day.
  public var backlog: Backlog?
  /// Whether nothing is due, so that the last deck is shown instead.
  public var isFallback: Bool

  /// Makes a review from its parts.
  public init(
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

/// Where the learner is in time.
public struct DayClock: Sendable, Equatable {
  /// How far local time is ahead of UTC, in seconds.
  public var secondsAheadOfUTC: Int
  /// The hour at which a day begins.
  public var rolloverHour: Int

  /// Makes a clock from its parts.
  public init(secondsAheadOfUTC: Int, rolloverHour: Int) {
    self.secondsAheadOfUTC = secondsAheadOfUTC
    self.rolloverHour = rolloverHour
  }

  /// The moment of a time in milliseconds since 1970-01-01 00:00 UTC.
  public func moment(_ milliseconds: Int64) -> Moment {
    Moment(
      seconds: milliseconds / 1000 - (milliseconds % 1000 < 0 ? 1 : 0),
      utcOffset: secondsAheadOfUTC,
      rolloverHour: rolloverHour
    )
  }
}
