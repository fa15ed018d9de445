import Dispatch

/// The clock that `DILIM_NOW` fixes: only waits advance it, and they return at once.
final class StoppedClock: Sendable {
  private let queue = DispatchQueue(label: "dilim.clock")
  /// Milliseconds since 1970-01-01 00:00 UTC; accessed only on the queue.
  private nonisolated(unsafe) var time: Int64

  init(_ time: Int64) { self.time = time }

  var now: Int64 { queue.sync { time } }

  func pass(milliseconds: Int64) { queue.sync { time += milliseconds } }
}
