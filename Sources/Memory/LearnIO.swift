/// LearnIO's seven levels, which a card climbs by points and loses by lateness.
public struct LearnIO: Hashable, Sendable {
  /// A level, from the lowest.
  public enum Level: Int, CaseIterable, Comparable, Sendable {
    case g, f, e, d, c, b, a

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

    /// The least score.
    public var leastScore: Int { [0, 6, 12, 18, 24, 30, 37][rawValue] }
    /// The days until the next review.
    public var interval: Int { [1, 3, 6, 10, 20, 40, 80][rawValue] }
  }

  public static let highestScore = 42
  /// A card with no more than this belongs to every session.
  public static let alwaysInSession = 3

  public init() {}

  /// The level of a score.
  public static func level(_ score: Int) -> Level {
    Level.allCases.last { $0.leastScore <= score } ?? .g
  }

  /// The points of an answer.
  public static func points(_ rating: Rating) -> Int {
    switch rating {
    case .again: -6
    case .hard: -3
    case .good: 2
    case .easy: 3
    }
  }

  /// The state with the days that it is late by charged, each a point.
  ///
  /// A second call on the same day changes nothing, and daily calls charge no more than one.
  public func refreshed(_ state: LearnIOState, on day: StudyDay) -> LearnIOState {
    let late = day - max(state.due, state.malusDay)
    guard late > 0 else { return state }
    var charged = state
    charged.score = max(0, state.score - late)
    charged.malusDay = day
    return charged
  }

  /// Whether the card belongs to the session of a day: it is due, or hardly known.
  public func isInSession(_ state: LearnIOState, on day: StudyDay) -> Bool {
    state.due <= day || refreshed(state, on: day).score <= Self.alwaysInSession
  }

  /// The state after an answer; in extra practice outside the session Good and Easy change nothing.
  public func answer(
    _ state: LearnIOState,
    _ rating: Rating,
    on day: StudyDay,
    inSession: Bool
  ) -> LearnIOState {
    var next = refreshed(state, on: day)
    next.reviews = state.reviews &+ 1
    guard inSession || rating == .again || rating == .hard else { return next }
    next.score = min(max(next.score + Self.points(rating), 0), Self.highestScore)
    next.due = day + Self.level(next.score).interval
    return next
  }
}
