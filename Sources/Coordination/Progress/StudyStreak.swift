package import Memory

/// Days of study in a row, where one day in seven may be free.
///
/// A free day neither counts nor breaks the streak. Today breaks nothing before it is over.
package struct StudyStreak: Sendable, Equatable {
  /// The days of study in the present run.
  package let days: Int
  /// The days of study in the longest run so far.
  package let best: Int

  /// Counts the days on which something was answered; days after today are left out.
  package init(studied: Set<StudyDay>, today: StudyDay) {
    let past = studied.filter { $0 <= today }
    let first = past.min() ?? today
    days = Self.run(to: today, past, from: first)
    var best = days
    // The longest run ends on a day that no day of study follows.
    for end in past where !past.contains(end + 1) {
      best = max(best, Self.run(to: end, past, from: first))
    }
    self.best = best
  }

  /// Counts back from a day, which may itself be without study.
  private static func run(to end: StudyDay, _ studied: Set<StudyDay>, from first: StudyDay) -> Int {
    var count = studied.contains(end) ? 1 : 0
    var free: StudyDay?
    var day = end + -1
    while day >= first {
      if studied.contains(day) {
        count += 1
      } else {
        if let free, free - day < 7 { break }
        free = day
      }
      day = day + -1
    }
    return count
  }
}
