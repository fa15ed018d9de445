package import Curriculum

/// What a day has brought.
package struct DayEnd: Sendable, Equatable {
  /// The number of items that were asked, and of those that passed at the first try.
  package let items: Int
  package let passed: Int
  /// The grammar points of the items, the most frequent first.
  package let points: [GrammarTag]
  /// The items that did not pass; they come back.
  package let missed: Int
  /// The items of whose first answer nothing could be shown.
  package let unsure: Int

  init(_ lesson: LessonCoordinator) {
    let states = lesson.progress.states
    let asked = states.filter { !$0.isUntouched }
    items = asked.count
    passed = asked.count(where: \.isPassedAtOnce)
    missed = asked.count { !$0.isPassed && !$0.isUndecided }
    unsure = asked.count(where: \.isUnsureAtFirst)
    let ids = Set(asked.map(\.id))
    var counts: [GrammarTag: Int] = [:]
    for item in lesson.material where ids.contains(item.id) {
      for tag in item.exercise.tags { counts[tag, default: 0] += 1 }
    }
    points = counts.keys.sorted {
      (-(counts[$0] ?? 0), $0.rawValue) < (-(counts[$1] ?? 0), $1.rawValue)
    }
  }
}

/// The place of an item in a day.
package struct DayMark: Sendable, Equatable {
  package let minutesSpent: Int
  package let minutes: Int
  package let reason: PlannedReason
  /// Whether the item itself was asked before, not only its point.
  package var isAgain = true
}
