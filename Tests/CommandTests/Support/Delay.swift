/// Pauses before a kill; no test's outcome is measured with them.
enum Delay {
  /// Keeps this thread busy, so that it goes on at the very moment.
  static func spin(for duration: Duration) {
    let end = ContinuousClock.now + duration
    while end > .now {}
  }

  /// How long something takes here, for pauses that fall into it.
  static func of(_ work: () throws -> Void) rethrows -> Duration {
    try ContinuousClock().measure(work)
  }
}
