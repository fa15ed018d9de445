package import Cards
package import Curriculum

/// The place where the program starts; it has only ids, because a command line can name it.
package enum Route: Sendable, Equatable {
  case home
  case levels
  case lesson(LessonID)
  case practice(PracticeRequest)
  case review(ReviewRequest)
  case game(GameRequest)
}
