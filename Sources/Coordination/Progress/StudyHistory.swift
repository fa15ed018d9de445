package import Memory

/// The days on which the learner studied, with answers and time.
package struct StudyHistory: Sendable, Equatable {
  package let today: StudyDay
  /// One tally for each day with an answer.
  package let days: [StudyDay: StudyTally]

  /// Adds up tallies; several may be of the same day.
  package init(today: StudyDay, tallies: [StudyTally]) {
    self.today = today
    var days: [StudyDay: StudyTally] = [:]
    for tally in tallies {
      var sum = days[tally.day] ?? StudyTally(day: tally.day, answers: 0, milliseconds: 0)
      sum.answers += tally.answers
      sum.milliseconds += max(0, tally.milliseconds)
      days[tally.day] = sum
    }
    self.days = days
  }

  /// A week from Monday to Sunday.
  package struct Week: Sendable, Equatable {
    package var monday: StudyDay
    package var milliseconds: Int64
    /// The number of days with an answer.
    package var days: Int

    package var minutes: Int { StudyHistory.minutes(milliseconds) }
  }

  /// Returns whole minutes; any time at all is at least one.
  package static func minutes(_ milliseconds: Int64) -> Int {
    milliseconds > 0 ? max(1, Int((milliseconds + 30_000) / 60_000)) : 0
  }

  /// Returns the minutes of a day.
  package func minutes(on day: StudyDay) -> Int { Self.minutes(days[day]?.milliseconds ?? 0) }

  /// Returns the last weeks, the earliest first; the present one is the last.
  package func weeks(_ count: Int) -> [Week] {
    (0..<max(0, count)).reversed().map { week(of: today.monday + -7 * $0) }
  }

  /// The present week, up to today.
  package var thisWeek: Week { week(of: today.monday) }

  /// The minutes a day in this week, today included.
  package var minutesPerDay: Int {
    let week = thisWeek
    return week.milliseconds > 0
      ? Self.minutes(week.milliseconds / Int64(today.weekday + 1)) : 0
  }

  /// The week with the most time; nil before the first answer.
  package var bestWeek: Week? {
    Set(days.keys.map(\.monday)).map(week)
      .filter { $0.milliseconds > 0 }
      .max { ($0.milliseconds, $1.monday) < ($1.milliseconds, $0.monday) }
  }

  package var answers: Int { days.values.reduce(0) { $0 + $1.answers } }

  package var milliseconds: Int64 { days.values.reduce(0) { $0 + $1.milliseconds } }

  package var streak: StudyStreak { StudyStreak(studied: Set(days.keys), today: today) }

  private func week(of monday: StudyDay) -> Week {
    let tallies = (0..<7).compactMap { days[monday + $0] }
    return Week(
      monday: monday,
      milliseconds: tallies.reduce(0) { $0 + $1.milliseconds },
      days: tallies.count
    )
  }
}
