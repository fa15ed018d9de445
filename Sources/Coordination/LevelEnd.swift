public import Curriculum

/// The end of a level: its last open lesson has just been done.
public struct LevelEnd: Sendable, Equatable {
  public let level: Level
  /// How the learner is called; may be empty.
  public let name: String
  /// The next lesson, nil if none is open any more at the learner's level and after it.
  public let next: LessonID?
  /// The learner's level from now on; nil if it stays as it was chosen.
  public let nextLevel: Level?
  /// The end of the lesson; nil for a word list.
  public let summary: Summary?
  public let overview: Overview

  /// Nil unless a lesson was done for the first time, and was the last open one of its level.
  ///
  /// The level of a learner who is on another one stays.
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
