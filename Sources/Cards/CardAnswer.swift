package import Memory

/// An answer to a card, as the record keeps it.
package struct CardAnswer: Sendable, Equatable {
  /// Unique, also across machines.
  package var id: String
  package var card: CardID
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var time: Int64
  /// The day of study on which it was given.
  package var day: StudyDay
  package var rating: Rating
  /// The typed text; nil if the card does not ask for one.
  package var typed: String?
  /// The time from showing the card to the rating, at most ``longestTime``.
  package var milliseconds: Int64
  /// The scheduler with its settings at that time, as `SchedulerSettings.text`.
  package var scheduler: String
  /// Whether the answer was a review; false for extra practice.
  package var inSession: Bool

  /// The most milliseconds that are counted for an answer, as in Anki.
  ///
  /// After a minute the learner has probably left the card, and that is not study time.
  package static let longestTime: Int64 = 60_000

  /// Creates an answer.
  package init(
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

  /// The answer in the form that schedulers read.
  package var record: ReviewRecord {
    let seconds = time / 1000 - (time % 1000 < 0 ? 1 : 0)
    return ReviewRecord(
      moment: Moment(seconds: seconds, day: day),
      rating: rating,
      inSession: inSession
    )
  }
}
