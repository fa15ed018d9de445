/// How long to wait before the next try; all in milliseconds.
public enum Backoff {
  /// The wait after the first failure; each question has been tried three times by then.
  public static let shortest: Int64 = 5_000
  /// Waits that nobody asked for are never longer.
  public static let longest: Int64 = 15 * 60_000
  /// The longest wait that a server may ask for; a time further off comes from a wrong clock.
  public static let longestAskedFor: Int64 = 24 * 60 * 60_000

  /// The wait after so many failures in a row: it doubles with each.
  public static func delay(failures: Int) -> Int64 {
    // 5 s doubled eight times are beyond the longest.
    let doublings = min(max(failures, 1) - 1, 8)
    return min(shortest << Int64(doublings), longest)
  }

  /// The wait that the server asked for within its bounds, else the one after so many failures.
  static func delay(failures: Int, askedFor: Int64?) -> Int64 {
    askedFor.map { min(max($0, 0), longestAskedFor) } ?? delay(failures: failures)
  }

  /// A time so many milliseconds later; the last time there is where it would be beyond.
  static func time(_ now: Int64, plus delay: Int64) -> Int64 {
    let (sum, overflows) = now.addingReportingOverflow(delay)
    return overflows ? .max : sum
  }

  /// Whether a time to wait for has come, or was written down by a clock that was wrong.
  static func isDue(_ time: Int64, now: Int64) -> Bool {
    time <= now || time > self.time(now, plus: longestAskedFor)
  }
}
