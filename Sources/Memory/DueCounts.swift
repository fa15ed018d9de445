/// The number of cards that are due on each day; overdue cards count for today.
package struct DueCounts: Hashable, Sendable {
  package let today: StudyDay
  private var counts: [StudyDay: Int] = [:]

  /// Creates counts of 0.
  package init(today: StudyDay) { self.today = today }

  /// Counts the due days of cards.
  package init(today: StudyDay, dueDays: some Sequence<StudyDay>) {
    self.today = today
    for day in dueDays { add(day) }
  }

  /// The number of cards that are due on a day.
  package subscript(day: StudyDay) -> Int { counts[day, default: 0] }

  /// Returns the counts of a number of days, starting with today.
  package func perDay(_ days: Int) -> [Int] {
    (0..<max(0, days)).map { self[today + $0] }
  }

  package var total: Int { counts.values.reduce(0, +) }

  mutating func add(_ day: StudyDay) { counts[max(day, today), default: 0] += 1 }
}
