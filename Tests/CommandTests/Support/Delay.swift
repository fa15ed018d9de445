/// Pauses before a kill; no test depends on their length.
enum Delay {
  /// Waits actively, so that the thread continues at the exact moment.
  static func spin(for duration: Duration) {
    let end = ContinuousClock.now + duration
    while end > .now {}
  }

  /// Measures the duration of some work, for pauses that fall into it.
  static func of(_ work: () throws -> Void) rethrows -> Duration {
    try ContinuousClock().measure(work)
  }
}
