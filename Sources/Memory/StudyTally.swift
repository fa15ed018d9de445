/// The answers of one day of study.
package struct StudyTally: Sendable, Equatable {
  package var day: StudyDay
  package var answers: Int
  /// The time of the answers; each counts at most ``longestAnswer``.
  package var milliseconds: Int64

  /// The most that one answer counts, in milliseconds: an item left on the screen is not study.
  package static let longestAnswer: Int64 = 180_000

  /// Creates a tally.
  package init(day: StudyDay, answers: Int, milliseconds: Int64) {
    self.day = day
    self.answers = answers
    self.milliseconds = milliseconds
  }
}

extension StudyDay {
  /// The day of the week, 0 for Monday; day 0 was a Thursday.
  package var weekday: Int { ((number + 3) % 7 + 7) % 7 }

  /// The Monday of the week of the day.
  package var monday: StudyDay { self + -weekday }
}
