public import Cards
public import Curriculum

/// Where to start: ids only, so that it can be typed on a command line.
public enum Route: Sendable, Equatable {
  case home
  case levels
  case lesson(LessonID)
  case practice(PracticeRequest)
  case review(ReviewRequest)
  case game(GameRequest)
}
