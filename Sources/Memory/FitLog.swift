/// The answers to many cards, ready to be fitted to.
///
/// Extra practice is left out. A card's first answer makes its memory; each later one on another
/// day is a prediction to be tested; answers on the same day only move the memory.
public struct FitLog: Sendable {
  /// The answers of all cards, one card after the other.
  private(set) var ratings: [Rating] = []
  /// The days since the answer before; below 1 for the same day.
  private(set) var elapsed: [Int] = []
  /// Where each card begins, and the end.
  private(set) var starts: [Int] = [0]
  /// The predictions.
  public private(set) var predictions = 0

  /// No card counts with more answers than this, as in fsrs-rs.
  public static let mostAnswers = 256

  public init() {}

  /// Takes the logs of cards, each in the order of time.
  public init(_ cards: some Sequence<[ReviewRecord]>) {
    for records in cards {
      add(records.lazy.filter(\.inSession).map { (day: $0.moment.day, rating: $0.rating) })
    }
  }

  /// Adds the answers to one card, in the order of time.
  public mutating func add(_ answers: some Sequence<(day: StudyDay, rating: Rating)>) {
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

  public var cards: Int { starts.count - 1 }
  public var answers: Int { ratings.count }
}
