package import Curriculum

/// A line between the parts of a day.
package enum TodayNotice: Sendable, Equatable {
  /// The learner is back after this many days.
  case back(days: Int, minutes: Int)
  /// The day begins with this many cards.
  case cards(Int)
  case words
  /// The words of another unit begin; its titles are empty if they are unknown.
  case unit(number: Int, title: String, englishTitle: String)
  /// The time is for new words today; so many due cards are left.
  case cardsWait(Int)
  /// The cards are done; some may be left for later.
  case cardsDone(answers: Int, known: Int, left: Int)
  /// The items of the course begin.
  case items
  /// The day goes on where it was left.
  case resumed
  /// Every item of a lesson was answered.
  case lessonDone(LessonID)
}
