package import Curriculum
import Scoring

/// How the first two sessions after a placement went, which shows whether its level was too high.
package struct LevelCheck: Sendable {
  /// The finished placement.
  package let placement: OpenedTest
  package let level: Level
  /// The items of the level in both sessions, and those of them that were right at the first try.
  package let asked: Int
  package let right: Int

  /// The number of sessions that verify a placement.
  package static let sessions = 2
  /// A session with fewer items of the level verifies nothing.
  package static let leastItems = 5

  /// The level to offer; nil if at least half of the items were right, or if there is none below.
  package var lowerLevel: Level? {
    guard right * 2 < asked, let index = Level.allCases.firstIndex(of: level), index > 0 else {
      return nil
    }
    return Level.allCases[index - 1]
  }

  /// Reads the sessions after a placement; nil until two of them, days or lessons, have verified it,
  /// and if the learner's level is another than the one found.
  package init?(
    placement: OpenedTest,
    level: Level,
    later: [(plan: SessionPlan, entries: [JournalEntry])]
  ) {
    guard PlacementResult(placement)?.level == level, let start = placement.entries.last?.time
    else {
      return nil
    }
    let counts = later.filter { $0.plan.started >= start }
      .compactMap { SessionCount($0.plan, $0.entries, level) }
      .sorted { $0.end < $1.end }.prefix(Self.sessions)
    guard counts.count == Self.sessions else { return nil }
    self.placement = placement
    self.level = level
    asked = counts.reduce(0) { $0 + $1.asked }
    right = counts.reduce(0) { $0 + $1.right }
  }

  /// The items of a level in a session that was done.
  private struct SessionCount {
    var asked = 0
    var right = 0
    let end: Int64

    init?(_ plan: SessionPlan, _ entries: [JournalEntry], _ level: Level) {
      switch plan.kind {
      case .today, .lesson: break
      case .practice, .focused, .placement, .levelTest: return nil
      }
      guard let end = entries.last(where: { $0.event == .finished })?.time else { return nil }
      self.end = end
      for outcome in SessionOutcomes(plan, entries).outcomes
      where outcome.item.lesson.level == level && outcome.item.lesson.skill != .vocabulary {
        guard !outcome.isRepeat, !outcome.isUnsure, outcome.result != .skipped else { continue }
        asked += 1
        if outcome.isRight { right += 1 }
      }
      if asked < LevelCheck.leastItems { return nil }
    }
  }
}

extension SessionOutcome {
  /// Whether the answer passed, or the learner overruled its mark.
  fileprivate var isRight: Bool {
    if case .answered(let record) = result { isOverruled || record.verdict.passes } else { false }
  }
}
