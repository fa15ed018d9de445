import Foundation

/// Something that happens once; threads and tasks can wait for it.
package final class Signal: @unchecked Sendable {
  private let condition = NSCondition()
  private var time: ContinuousClock.Instant?
  private var waiting: [CheckedContinuation<ContinuousClock.Instant, Never>] = []

  package init() {}

  /// Says that it has happened; later calls change nothing.
  package func fire() {
    condition.lock()
    let first = time == nil
    let now = time ?? ContinuousClock.now
    time = now
    let released = first ? waiting : []
    waiting = []
    condition.broadcast()
    condition.unlock()
    for continuation in released { continuation.resume(returning: now) }
  }

  /// Blocks the thread until it has happened; for threads of the server alone.
  package func wait() {
    condition.lock()
    while time == nil { condition.wait() }
    condition.unlock()
  }

  /// Blocks the thread until it has happened, for a test that blocks its thread on a program anyway;
  /// false if it has not after a minute.
  ///
  /// A task that waits for ``happened()`` goes on only when the tests that are queued have run, and
  /// what it then talks to may have lost its patience.
  package func happensSoon() -> Bool {
    let limit = Date(timeIntervalSinceNow: 60)
    condition.lock()
    defer { condition.unlock() }
    while time == nil { guard condition.wait(until: limit) else { break } }
    return time != nil
  }

  /// When it happened.
  @discardableResult
  package func happened() async -> ContinuousClock.Instant {
    await withCheckedContinuation { continuation in
      condition.lock()
      if let time {
        condition.unlock()
        continuation.resume(returning: time)
      } else {
        waiting.append(continuation)
        condition.unlock()
      }
    }
  }

  package var hasHappened: Bool {
    condition.lock()
    defer { condition.unlock() }
    return time != nil
  }
}
