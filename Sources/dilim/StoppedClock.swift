import Dispatch

/// The clock that `DILIM_NOW` has stopped: it goes on by waits alone, which take no time.
final class StoppedClock: Sendable {
  private let queue = DispatchQueue(label: "dilim.clock")
  /// Milliseconds; touched on the queue alone.
  private nonisolated(unsafe) var time: Int64

  init(_ time: Int64) { self.time = time }

  var now: Int64 { queue.sync { time } }

  func pass(milliseconds: Int64) { queue.sync { time += milliseconds } }
}
