internal import Transport

/// Clocks and chance, so that tests can bring their own.
package struct Pacing: Sendable {
  /// Time that only goes forward, from any start.
  package var now: @Sendable () -> Duration
  /// Seconds since 1970, to read the dates of servers by.
  package var date: @Sendable () -> Int
  package var sleep: @Sendable (Duration) async throws -> Void
  /// A number from 0 to 1, to spread retries.
  package var random: @Sendable () -> Double

  package init(
    now: @escaping @Sendable () -> Duration,
    date: @escaping @Sendable () -> Int,
    sleep: @escaping @Sendable (Duration) async throws -> Void,
    random: @escaping @Sendable () -> Double
  ) {
    self.now = now
    self.date = date
    self.sleep = sleep
    self.random = random
  }

  /// The clocks of this machine, but for the waits between tries: those are somebody else's.
  package static func waiting(_ wait: @escaping @Sendable (Duration) -> Void) -> Pacing {
    var pacing = live()
    pacing.sleep = { duration in
      try Task.checkCancellation()
      wait(duration)
    }
    return pacing
  }

  /// The clocks of this machine.
  package static func live() -> Pacing {
    let start = ContinuousClock.now
    return Pacing(
      now: { start.duration(to: .now) },
      date: { SystemTime.seconds() },
      sleep: { try await Task.sleep(for: $0) },
      random: { Double.random(in: 0..<1) }
    )
  }
}
