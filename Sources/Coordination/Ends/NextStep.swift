package import Curriculum

/// The lesson that comes after a finished one, and the unit that ended with it.
package struct NextStep: Sendable, Equatable {
  /// The next lesson; nil if every lesson is done from the learner's level on.
  package let lesson: LessonID?
  /// The unit of the next lesson.
  package let unit: Overview.Unit?
  /// The unit whose last open lesson has just been done; nil if it has open lessons.
  package let endedUnit: Overview.Unit?

  /// Finds the first open lesson of a level.
  init(at level: Level, _ overview: Overview) {
    lesson = overview.nextLesson(for: level)
    let next = lesson
    unit = overview.courses.flatMap(\.units).first { unit in
      unit.lessons.contains { $0.id == next }
    }
    endedUnit = nil
  }

  /// Finds the first open lesson after one of a course, else the learner's next lesson.
  init(after finished: LessonID, _ overview: Overview, level: Level) {
    let course = finished.level.flatMap { overview.course($0) }
    let lessons = course?.lessons ?? []
    let place = lessons.firstIndex { $0.id == finished } ?? lessons.endIndex
    let later = lessons.dropFirst(place + 1).first { !$0.isDone }?.id
    lesson = later ?? overview.nextLesson(for: level)
    let next = lesson
    unit = overview.courses.flatMap(\.units).first { unit in
      unit.lessons.contains { $0.id == next }
    }
    endedUnit = course?.units.first { unit in
      unit.lessons.contains { $0.id == finished && $0.state == .done(times: 1) }
        && unit.lessons.allSatisfy(\.isDone)
    }
  }
}
