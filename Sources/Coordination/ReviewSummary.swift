/// The result of a review so far.
package struct ReviewSummary: Sendable, Equatable {
  /// The number of ratings.
  package internal(set) var answers = 0
  /// The number of ratings other than "again".
  package internal(set) var known = 0
  /// The number of new cards.
  package internal(set) var new = 0
  /// The number of cards suspended or skipped.
  package internal(set) var leftOut = 0
  /// The time from showing the cards to rating them.
  package internal(set) var milliseconds: Int64 = 0

  /// Whether a card was rated, suspended or skipped.
  package var hasContent: Bool { answers > 0 || leftOut > 0 }
}
