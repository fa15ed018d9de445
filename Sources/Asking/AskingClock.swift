/// The clock that requests to a language model use.
package struct AskingClock {
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var now: () -> Int64
  /// Days since 1970-01-01 in the learner's time zone.
  package var day: () -> Int
  /// Waits for a number of milliseconds.
  package var sleep: (Int64) -> Void

  package init(
    now: @escaping () -> Int64,
    day: @escaping () -> Int,
    sleep: @escaping (Int64) -> Void
  ) {
    self.now = now
    self.day = day
    self.sleep = sleep
  }
}
