/// Statistics of a deck or a card, from the log of reviews.
package struct CardStatistics: Sendable, Equatable {
  package var answers = 0
  /// Answers that count as known; for LearnIO, "hard" does not.
  package var known = 0
  /// The time from showing the cards to rating them.
  package var milliseconds: Int64 = 0
  /// Days on which something was answered.
  package var days = 0
  /// The time of the last answer in milliseconds since 1970; nil if there are no answers.
  package var last: Int64?

  package init() {}
}
