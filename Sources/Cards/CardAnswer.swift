public import Memory

/// An answer to a card, as it is kept for good.
public struct CardAnswer: Sendable, Equatable {
  /// Unique for ever, also across machines.
  public var id: String
  public var card: CardID
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public var time: Int64
  /// The day of the learner on which it was given.
  public var day: StudyDay
  public var rating: Rating
  /// What was typed; nil where nothing was to be typed.
  public var typed: String?
  /// Time from showing the card to the rating, no longer than ``longestTime``.
  public var milliseconds: Int64
  /// The scheduler with its settings at the time.
  public var scheduler: String
  /// Whether the card was due, as against studied ahead.
  public var inSession: Bool

  /// The most milliseconds that an answer is taken to last.
  ///
  /// Who needs longer has gone away from the card, and a night at an open window is no study time.
  /// A minute is what Anki takes.
  public static let longestTime: Int64 = 60_000

  /// Makes an answer from its parts.
  public init(
    id: String,
    card: CardID,
    time: Int64,
    day: StudyDay,
    rating: Rating,
    typed: String?,
    milliseconds: Int64,
    scheduler: String,
    inSession: Bool
  ) {
    self.id = id
    self.card = card
    self.time = time
    self.day = day
    self.rating = rating
    self.typed = typed
    self.milliseconds = milliseconds
    self.scheduler = scheduler
    self.inSession = inSession
  }

  /// The answer as schedulers know it.
  public var record: ReviewRecord {
    let seconds = time / 1000 - (time % 1000 < 0 ? 1 : 0)
    return ReviewRecord(
      moment: Moment(seconds: seconds, day: day),
      rating: rating,
      inSession: inSession
    )
  }
}
