/// The days in a row on which the learner has learnt; one day in seven may be free.
package struct Streak: Sendable, Equatable {
  /// The number of days with an answer.
  package let days: Int

  /// The most days that are looked at.
  private static let longest = 10_000
  private static let week = 7

  /// Counts back from a day, which may still be free of answers itself.
  ///
  /// A missing day is bridged unless another day was missing within the seven days after it.
  package init<Failure: Error>(
    to today: Int,
    isActive: (Int) throws(Failure) -> Bool
  ) throws(Failure) {
    var days = try isActive(today) ? 1 : 0
    var free: Int?
    var pending = 0
    for day in (today - Self.longest..<today).reversed() {
      if try isActive(day) {
        days += 1
        pending = 0
      } else {
        pending += 1
        guard pending == 1, free.map({ $0 - day >= Self.week }) ?? true else { break }
        free = day
      }
    }
    self.days = days
  }
}
