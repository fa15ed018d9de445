package import Curriculum

/// A line between the parts of a day.
package enum TodayNotice: Sendable, Equatable {
  /// The learner is back after this many days.
  case back(days: Int, minutes: Int)
  /// The day begins with this many of the cards that a review would ask.
  case cards(Int, of: Int)
  /// This many cards come later in the day, or the cards of the day go on.
  case moreCards(Int)
  case words
  /// The words of another unit begin; its titles are empty if they are unknown.
  case unit(number: Int, title: String, englishTitle: String)
  /// The time is for new words today; this number of due cards is left.
  case cardsWait(Int)
  /// The cards are done; some may be left for later.
  case cardsDone(answers: Int, known: Int, left: Int)
  /// The items of the course begin.
  case items
  /// The study day before was weak, so that there is less new today.
  case easier(right: Int, answers: Int)
  /// The day goes on where it was left.
  case resumed
  /// Every item of a lesson was answered.
  case lessonDone(LessonID)
  /// What was not asked of these lessons is left out, because the learner knows its points.
  case lessonsKnown([LessonID])
}
