package import Memory

/// The cards that are due beyond the limit of the day.
package struct Backlog: Sendable, Equatable {
  /// The length of the forecast in days.
  package static let horizon = 365

  /// The number of cards.
  package var waiting: Int
  /// The first day without a backlog if the limit stays; nil if there is none within the forecast.
  package var clearOn: StudyDay?

  /// Creates a backlog.
  package init(waiting: Int, clearOn: StudyDay?) {
    self.waiting = waiting
    self.clearOn = clearOn
  }

  /// Computes the backlog under a daily limit; nil if there is none.
  ///
  /// `dueToday` and `limit` include the cards that were already answered today. The counts of later
  /// days are asked for one by one, until the backlog ends.
  package init?<Failure: Error>(
    today: StudyDay,
    due dueToday: Int,
    limit: Int,
    later count: (StudyDay) throws(Failure) -> Int
  ) throws(Failure) {
    let waiting = dueToday - max(0, limit)
    guard waiting > 0 else { return nil }
    let forecast = try BacklogForecast(today: today, limit: limit, horizon: Self.horizon) {
      (day) throws(Failure) in day == today ? dueToday : try count(day)
    }
    self.init(waiting: waiting, clearOn: forecast.isCleared ? forecast.clearOn : nil)
  }

  /// Adds up the backlogs of several decks with separate limits; nil if there are none.
  package init?(_ backlogs: [Backlog]) {
    guard !backlogs.isEmpty else { return nil }
    let ends = backlogs.compactMap(\.clearOn)
    self.init(
      waiting: backlogs.reduce(0) { $0 + $1.waiting },
      clearOn: ends.count == backlogs.count ? ends.max() : nil
    )
  }
}
