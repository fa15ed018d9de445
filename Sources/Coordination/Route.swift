public import Cards
public import Curriculum

/// The place where the program starts; it has only ids, because a command line can name it.
public enum Route: Sendable, Equatable {
  case home
  case levels
  case lesson(LessonID)
  case practice(PracticeRequest)
  case review(ReviewRequest)
  case game(GameRequest)
}
