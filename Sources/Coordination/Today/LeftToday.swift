/// What was done of a day that was left before its end.
package struct LeftToday: Sendable, Equatable {
  /// The whole minutes that were spent, and the minutes of the day.
  package let minutesSpent: Int
  package let minutes: Int
  /// The ratings of cards on this day.
  package internal(set) var cardAnswers: Int
  /// The words of lists that were asked for the first time.
  package internal(set) var newWords: Int
  /// The items of the course that were answered or shown.
  package internal(set) var items: Int

  init(_ today: TodayPlace) {
    (minutesSpent, minutes) = (today.minutesSpent, today.minutes)
    (cardAnswers, newWords) = (today.tally.cardAnswers, today.newWords)
    items = today.heldItems?.askedItems ?? today.itemsBefore
  }

  var isEmpty: Bool { cardAnswers + newWords + items == 0 }
}
