/// What a review has come to so far.
public struct ReviewSummary: Sendable, Equatable {
  /// Answers, each time a card was rated.
  public internal(set) var answers = 0
  /// Answers other than "again".
  public internal(set) var known = 0
  /// Cards that were new.
  public internal(set) var new = 0
  /// Cards put aside or skipped.
  public internal(set) var leftOut = 0
  /// Time from showing the cards to rating them.
  public internal(set) var milliseconds: Int64 = 0

  /// Whether anything was done that is worth telling.
  public var hasContent: Bool { answers > 0 || leftOut > 0 }
}
