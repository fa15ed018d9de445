/// The answers to many cards, from which parameters are fitted.
///
/// Extra practice is left out. The first answer to a card sets its memory, each answer on a later
/// day tests a prediction, and further answers on the same day only change the memory.
package struct FitLog: Sendable {
  /// The ratings of all answers, card by card.
  private(set) var ratings: [Rating] = []
  /// The days since the previous answer; below 1 for the same day.
  private(set) var elapsed: [Int] = []
  /// The index of the first answer of each card, then the number of answers.
  private(set) var starts: [Int] = [0]
  /// The number of answers that test a prediction.
  package private(set) var predictions = 0

  /// The most answers of one card that are used, as in fsrs-rs.
  package static let mostAnswers = 256

  /// Creates an empty log.
  package init() {}

  /// Reads the logs of cards, each in the order of time.
  package init(_ cards: some Sequence<[ReviewRecord]>) {
    for records in cards {
      add(records.lazy.filter(\.inSession).map { (day: $0.moment.day, rating: $0.rating) })
    }
  }

  /// Adds the answers to one card, in the order of time.
  package mutating func add(_ answers: some Sequence<(day: StudyDay, rating: Rating)>) {
    var last: StudyDay?
    for (day, rating) in answers.prefix(Self.mostAnswers) {
      let days = last.map { day - $0 } ?? 0
      ratings.append(rating)
      elapsed.append(days)
      if last != nil, days > 0 { predictions += 1 }
      last = day
    }
    if ratings.count > starts[starts.count - 1] { starts.append(ratings.count) }
  }

  package var cards: Int { starts.count - 1 }
  package var answers: Int { ratings.count }
}
