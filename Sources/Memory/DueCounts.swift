/// How many cards are due on which day; what is late counts for today.
public struct DueCounts: Hashable, Sendable {
  public let today: StudyDay
  private var counts: [StudyDay: Int] = [:]

  public init(today: StudyDay) { self.today = today }

  public init(today: StudyDay, dueDays: some Sequence<StudyDay>) {
    self.today = today
    for day in dueDays { add(day) }
  }

  /// The cards of a day.
  public subscript(day: StudyDay) -> Int { counts[day, default: 0] }

  /// The cards of today and of the days after it, so many in all.
  public func perDay(_ days: Int) -> [Int] {
    (0..<max(0, days)).map { self[today + $0] }
  }

  public var total: Int { counts.values.reduce(0, +) }

  mutating func add(_ day: StudyDay) { counts[max(day, today), default: 0] += 1 }
}
