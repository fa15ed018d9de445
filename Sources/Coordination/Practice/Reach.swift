package import Curriculum

/// The units that the learner has reached, from which practice draws.
///
/// A unit is reached if it is at a level below the learner's, if one of its lessons was begun or
/// done, or if it has the next lesson.
package struct Reach: Sendable, Equatable {
  private let level: Level
  private let units: Set<UnitName>
  private let begun: Set<LessonID>

  private struct UnitName: Hashable {
    var level: Level
    var number: Int

    init?(_ lesson: LessonID) {
      guard let level = lesson.level, let number = lesson.unit else { return nil }
      self.level = level
      self.number = number
    }
  }

  /// Finds the units that a learner of this level has reached.
  ///
  /// `answered` are the lessons with answers; a lesson whose answers all failed is still begun.
  package init(_ overview: Overview, level: Level, answered: some Sequence<LessonID>) {
    self.level = level
    let opened = overview.courses.flatMap(\.lessons).filter { $0.state != .new }.map(\.id)
    let next = overview.nextLesson(for: level).map { [$0] } ?? []
    begun = Set(opened + answered)
    units = Set((begun + next).compactMap { UnitName($0) })
  }

  /// Whether a lesson was begun or done, or has an answer.
  package func hasBegun(_ lesson: LessonID) -> Bool { begun.contains(lesson) }

  /// Whether the unit of a lesson was reached.
  package func contains(_ lesson: LessonID) -> Bool {
    guard let unit = UnitName(lesson) else { return false }
    return unit.level < level || units.contains(unit)
  }
}
