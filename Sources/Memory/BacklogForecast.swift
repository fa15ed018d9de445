/// A forecast of how a backlog shrinks under a daily limit.
package struct BacklogForecast: Hashable, Sendable {
  /// The reviews of each day from today to the last day with a backlog.
  package let perDay: [Int]

  /// The first day without a backlog, or the day after the last one of the forecast.
  package let clearOn: StudyDay

  /// Whether the backlog ends within the forecast.
  package let isCleared: Bool

  /// Forecasts at most `horizon` days from the present due days.
  ///
  /// It ignores that cards which are answered meanwhile become due again.
  package init(_ counts: DueCounts, limit: Int, horizon: Int = 365) {
    self.init(today: counts.today, limit: limit, horizon: horizon) { counts[$0] }
  }

  /// Forecasts at most `horizon` days and asks for the counts of the days only while a backlog is
  /// left; the count of today includes overdue cards.
  package init<Failure: Error>(
    today: StudyDay,
    limit: Int,
    horizon: Int = 365,
    due count: (StudyDay) throws(Failure) -> Int
  ) throws(Failure) {
    var perDay: [Int] = []
    var left = 0
    var day = today
    repeat {
      left += try count(day)
      let done = min(left, max(0, limit))
      perDay.append(done)
      left -= done
      day = day + 1
    } while left > 0 && perDay.count < horizon
    self.perDay = perDay
    clearOn = day
    isCleared = left == 0
  }

  /// The length of the backlog in days, today included.
  package var days: Int { perDay.count }
}
