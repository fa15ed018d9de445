import Foundation

/// Something that happens once; threads and tasks can wait for it.
package final class Signal: @unchecked Sendable {
  private let condition = NSCondition()
  private var isFired = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init() {}

  /// Says that it has happened; later calls change nothing.
  package func fire() {
    condition.lock()
    isFired = true
    let released = waiting
    waiting = []
    condition.broadcast()
    condition.unlock()
    for continuation in released { continuation.resume() }
  }

  /// Blocks the thread until it has happened; for threads of the server alone.
  package func wait() {
    condition.lock()
    while !isFired { condition.wait() }
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
    while !isFired { guard condition.wait(until: limit) else { break } }
    return isFired
  }

  /// Suspends the task until it has happened.
  package func happened() async {
    await withCheckedContinuation { continuation in
      condition.lock()
      if isFired {
        condition.unlock()
        continuation.resume()
      } else {
        waiting.append(continuation)
        condition.unlock()
      }
    }
  }

  package var hasHappened: Bool {
    condition.lock()
    defer { condition.unlock() }
    return isFired
  }
}
