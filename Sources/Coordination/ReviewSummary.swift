/// The result of a review so far.
public struct ReviewSummary: Sendable, Equatable {
  /// The number of ratings.
  public internal(set) var answers = 0
  /// The number of ratings other than "again".
  public internal(set) var known = 0
  /// The number of new cards.
  public internal(set) var new = 0
  /// The number of cards suspended or skipped.
  public internal(set) var leftOut = 0
  /// The time from showing the cards to rating them.
  public internal(set) var milliseconds: Int64 = 0

  /// Whether a card was rated, suspended or skipped.
  public var hasContent: Bool { answers > 0 || leftOut > 0 }
}
