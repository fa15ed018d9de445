/// The scheduler LearnIO: answers and lateness change a card's score, which sets one of seven
/// levels.
package struct LearnIO: Hashable, Sendable {
  /// A level, the lowest first.
  package enum Level: Int, CaseIterable, Comparable, Sendable {
    case g, f, e, d, c, b, a

    package static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

    /// The lowest score of the level.
    package var leastScore: Int { [0, 6, 12, 18, 24, 30, 37][rawValue] }
    /// The days until the next review.
    package var interval: Int { [1, 3, 6, 10, 20, 40, 80][rawValue] }
  }

  package static let highestScore = 42
  /// A card with this score or a lower one belongs to every session.
  package static let alwaysInSession = 3

  /// Creates a scheduler.
  package init() {}

  /// Returns the level of a score.
  package static func level(_ score: Int) -> Level {
    Level.allCases.last { $0.leastScore <= score } ?? .g
  }

  /// Returns the points of an answer.
  package static func points(_ rating: Rating) -> Int {
    switch rating {
    case .again: -6
    case .hard: -3
    case .good: 2
    case .easy: 3
    }
  }

  /// Returns the state after subtracting a point for each day that the card is late.
  ///
  /// A second call on the same day changes nothing, so daily calls subtract one point a day.
  package func refreshed(_ state: LearnIOState, on day: StudyDay) -> LearnIOState {
    let late = day - max(state.due, state.malusDay)
    guard late > 0 else { return state }
    var charged = state
    charged.score = max(0, state.score - late)
    charged.malusDay = day
    return charged
  }

  /// Whether the card belongs to the session of a day: it is due, or its score is low.
  package func isInSession(_ state: LearnIOState, on day: StudyDay) -> Bool {
    state.due <= day || refreshed(state, on: day).score <= Self.alwaysInSession
  }

  /// Returns the state after an answer; in extra practice Good and Easy change neither score nor
  /// due day.
  package func answer(
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
