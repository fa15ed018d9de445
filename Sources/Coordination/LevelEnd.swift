package import Curriculum

/// The place after the last open lesson of a level.
package struct LevelEnd: Sendable, Equatable {
  package let level: Level
  /// The learner's name; may be empty.
  package let name: String
  /// The next lesson; nil if none is open at the learner's level or above it.
  package let next: LessonID?
  /// The learner's new level; nil if the level does not change.
  package let nextLevel: Level?
  /// The summary of the lesson.
  package let summary: Summary?
  package let overview: Overview
  /// What the learner can do now; empty until it has been read, or if the course does not say.
  package internal(set) var canDo: [CanDo.Sentence] = []
  /// Whether all of these sentences are shown, or one for each skill.
  package internal(set) var showsAll = false

  /// Fails unless the lesson was done for the first time and was the last open one of its level.
  ///
  /// The learner's level changes only if it is the level of the lesson.
  init?(
    after lesson: LessonID,
    _ overview: Overview,
    for profile: Profile,
    summary: Summary? = nil
  ) {
    guard let level = lesson.level, let course = overview.course(level), course.isDone,
      course.lessons.first(where: { $0.id == lesson })?.state == .done(times: 1)
    else { return nil }
    self.level = level
    name = profile.name
    next = overview.nextLesson(for: profile.level)
    nextLevel = level == profile.level ? overview.levelAfter(level) : nil
    self.summary = summary
    self.overview = overview
  }
}
