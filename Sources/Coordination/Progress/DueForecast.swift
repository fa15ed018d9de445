package import Memory

/// The cards that become due on the next days.
///
/// It ignores that cards which are answered meanwhile become due again.
package struct DueForecast: Sendable, Equatable {
  /// The days from today on.
  package let days: [Day]
  /// The cards that a day asks at most.
  package let limit: Int

  /// A day with its cards.
  package struct Day: Sendable, Equatable {
    package var day: StudyDay
    /// The cards that become due on the day; today's count includes overdue ones.
    package var due: Int
    /// The cards that the day asks, within the limit and with those left from the day before.
    package var asked: Int
  }

  /// Forecasts a number of days.
  ///
  /// `now` is the number of due cards that a review would ask now. Cards that are due today but wait,
  /// for example for another card of their word, count for tomorrow.
  package init(_ counts: DueCounts, now: Int? = nil, limit: Int, days count: Int = 30) {
    self.limit = max(0, limit)
    var left = 0
    var days: [Day] = []
    var perDay = counts.perDay(count)
    if let now, perDay.count > 1, perDay[0] <= self.limit {
      perDay[1] += max(0, perDay[0] - now)
      perDay[0] = now
    }
    for (index, due) in perDay.enumerated() {
      left += due
      let asked = min(left, max(0, limit))
      left -= asked
      days.append(Day(day: counts.today + index, due: due, asked: asked))
    }
    self.days = days
  }

  /// The due cards of all days.
  package var total: Int { days.reduce(0) { $0 + $1.due } }
}
