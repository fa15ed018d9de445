/// The waits before the next attempt, in milliseconds.
package enum Backoff {
  /// The wait after the first failure; by then a question has been tried three times.
  package static let shortest: Int64 = 5_000
  /// The longest wait unless the server asks for more.
  package static let longest: Int64 = 15 * 60_000
  /// The longest wait that a server may ask for; a longer one is the result of a wrong clock.
  package static let longestAskedFor: Int64 = 24 * 60 * 60_000

  /// Returns the wait after a number of failures in a row; it doubles with each.
  package static func delay(failures: Int) -> Int64 {
    // 5 s doubled eight times is longer than the longest wait.
    let doublings = min(max(failures, 1) - 1, 8)
    return min(shortest << Int64(doublings), longest)
  }

  /// Returns the wait that the server asked for, within its bounds, else the one for the failures.
  static func delay(failures: Int, askedFor: Int64?) -> Int64 {
    askedFor.map { min(max($0, 0), longestAskedFor) } ?? delay(failures: failures)
  }

  /// Returns a time plus a delay, saturating at the largest value.
  static func time(_ now: Int64, plus delay: Int64) -> Int64 {
    let (sum, overflows) = now.addingReportingOverflow(delay)
    return overflows ? .max : sum
  }

  /// Whether a time has come, or is so late that a wrong clock must have set it.
  static func isDue(_ time: Int64, now: Int64) -> Bool {
    time <= now || time > self.time(now, plus: longestAskedFor)
  }
}
