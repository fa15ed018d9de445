public import Curriculum

/// Why a session can't be opened.
public enum LessonSessionError: Error, Sendable, Equatable {
  /// Patterns of the lessons can't be read.
  case faults(CourseErrors)
  /// A line of the saved state, from 1, is not of its form.
  case unreadableState(line: Int)
  /// The saved state speaks of a lesson that was not given.
  case noSuchLesson(LessonID)
  /// No lesson has items of this kind.
  case nothingToAsk
}
