package import Cards
package import Curriculum

/// The place where the program starts; it has only ids, because a command line can name it.
package enum Route: Sendable, Equatable {
  case home
  case levels
  case progress
  case lesson(LessonID)
  case practice(PracticeRequest)
  case focus(FocusRequest)
  case review(ReviewRequest)
  case game(GameRequest)
  case drill(DrillRequest)
  case sounds(SoundRequest)
  /// The learner's day; of the length in the profile if it is nil.
  case today(minutes: Int?)
  case placement
  case levelTest(Level)
}
