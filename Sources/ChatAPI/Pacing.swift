internal import Transport

/// The clocks and random numbers of a client; tests replace them.
package struct Pacing: Sendable {
  /// A monotonic clock with any start.
  package var now: @Sendable () -> Duration
  /// Seconds since 1970, to compare with the dates of servers.
  package var date: @Sendable () -> Int
  package var sleep: @Sendable (Duration) async throws -> Void
  /// A random number from 0 to 1, the jitter of retries.
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

  /// Returns the clocks of this machine, with another function for the waits between attempts.
  package static func waiting(_ wait: @escaping @Sendable (Duration) -> Void) -> Pacing {
    var pacing = live()
    pacing.sleep = { duration in
      try Task.checkCancellation()
      wait(duration)
    }
    return pacing
  }

  /// Returns the clocks of this machine.
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
