/// Notices to a user who waits for a reply.
package enum WaitNotices {
  /// The seconds after which a notice is due, at growing intervals.
  package static let moments = [5, 15, 30, 60, 120, 240, 480, 960]

  /// Runs `work`, and reports the elapsed seconds at each of the moments.
  ///
  /// It uses the clock of the machine even if the program has another, because a user is waiting.
  package static func during<Value>(
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    report: @escaping @Sendable (Int) -> Void,
    _ work: () async throws(ChatFailure) -> Value
  ) async throws(ChatFailure) -> Value {
    let reporter = Task {
      var passed = 0
      for moment in moments {
        try await sleep(.seconds(moment - passed))
        try Task.checkCancellation()
        passed = moment
        report(passed)
      }
    }
    defer { reporter.cancel() }
    return try await work()
  }
}
