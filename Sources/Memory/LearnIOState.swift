/// The state of a card under LearnIO.
package struct LearnIOState: Hashable, Sendable {
  /// Points from 0 to 42 at the end of `malusDay`; see `LearnIO.refreshed`.
  package var score: Int
  package var due: StudyDay
  /// The last day for which lateness was subtracted.
  package var malusDay: StudyDay
  /// The number of answers.
  package var reviews: Int

  /// A new card.
  package init(newOn day: StudyDay) {
    self.init(score: 0, due: day, malusDay: day, reviews: 0)
  }

  /// Creates a state; the score is clamped to 0...42.
  package init(score: Int, due: StudyDay, malusDay: StudyDay, reviews: Int) {
    self.score = min(max(score, 0), LearnIO.highestScore)
    self.due = due
    self.malusDay = malusDay
    self.reviews = reviews
  }
}
