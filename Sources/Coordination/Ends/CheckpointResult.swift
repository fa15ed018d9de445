package import Curriculum

/// The result of a checkpoint: passed or not, and what to practise.
package struct CheckpointResult: Sendable, Equatable {
  /// The numbers of items right at the first try, by skill in teaching order.
  package let shares: [Share]
  /// The grammar points of the items that failed at the first try, the most frequent first.
  package let weakPoints: [GrammarTag]

  /// The items of a skill.
  package struct Share: Sendable, Equatable {
    package let kind: StageKind
    package let right: Int
    package let all: Int

    /// Whether at least half of them were right.
    package var isEnough: Bool { right * 2 >= all }
  }

  package var right: Int { shares.reduce(0) { $0 + $1.right } }
  package var all: Int { shares.reduce(0) { $0 + $1.all } }

  /// The number of items that must be right at the first try: 80 %, rounded up.
  package var needed: Int { (all * 4 + 4) / 5 }

  /// Whether 80 % were right at the first try, and half in each skill.
  package var passes: Bool { all > 0 && right >= needed && shares.allSatisfy(\.isEnough) }

  /// The most points that a plan names.
  private static let pointLimit = 5

  /// Counts a finished checkpoint; nil for any other session.
  ///
  /// An item whose first answer was unsure counts neither as right nor as wrong.
  init?(_ lesson: LessonCoordinator) {
    guard case .lesson(let id) = lesson.plan.kind, id.skill == .checkpoint,
      lesson.progress.isFinished
    else { return nil }
    let items = zip(lesson.material, lesson.progress.states).filter { !$0.1.isUnsureAtFirst }
    shares = StageKind.allCases.compactMap { kind in
      let own = items.filter { $0.0.kind == kind }
      guard !own.isEmpty else { return nil }
      return Share(kind: kind, right: own.count { $0.1.isPassedAtOnce }, all: own.count)
    }
    let tags = items.filter { !$0.1.isPassedAtOnce }.flatMap(\.0.exercise.tags)
    weakPoints = Self.mostFrequent(tags)
  }

  private static func mostFrequent(_ tags: [GrammarTag]) -> [GrammarTag] {
    var order: [GrammarTag] = []
    var counts: [GrammarTag: Int] = [:]
    for tag in tags {
      if counts[tag] == nil { order.append(tag) }
      counts[tag, default: 0] += 1
    }
    // The sort is stable, so points of equal number keep the order of the checkpoint.
    return Array(order.sorted { (counts[$0] ?? 0) > (counts[$1] ?? 0) }.prefix(pointLimit))
  }
}
