/// When to tell somebody who waits for a reply that it is still awaited.
package enum SignsOfLife {
  /// Seconds after which it is told: soon, then ever more rarely.
  package static let moments = [5, 15, 30, 60, 120, 240, 480, 960]

  /// Works, and meanwhile tells the seconds that have passed at each of the moments.
  ///
  /// By the time of the machine, whatever clock the program goes by: somebody is waiting.
  package static func during<Value>(
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    tell: @escaping @Sendable (Int) -> Void,
    _ work: () async throws(ChatFailure) -> Value
  ) async throws(ChatFailure) -> Value {
    let teller = Task {
      var passed = 0
      for moment in moments {
        try await sleep(.seconds(moment - passed))
        try Task.checkCancellation()
        passed = moment
        tell(passed)
      }
    }
    defer { teller.cancel() }
    return try await work()
  }
}
