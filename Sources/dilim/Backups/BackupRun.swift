import Dispatch

/// A backup that is being made on a thread of its own.
final class BackupRun: Sendable {
  private let queue = DispatchQueue(label: "dilim.backup")
  private let end = DispatchSemaphore(value: 0)
  /// Touched on the queue alone, like the next.
  private nonisolated(unsafe) var isStopped = false
  private nonisolated(unsafe) var result: BackupResult?

  /// `wake` is called on that thread when the learner should know something.
  init(_ plan: BackupPlan, wake: @escaping @Sendable () -> Void) {
    DispatchQueue.global(qos: .utility).async { [self] in
      let made = plan.make { queue.sync { !isStopped } }
      queue.sync { result = made }
      if case .failed = made { wake() }
      end.signal()
    }
  }

  /// What has come of it; nil as long as it goes on.
  var outcome: BackupResult? { queue.sync { result } }

  /// Waits for the end.
  func wait() { end.wait() }

  /// Gives it up; the next start tries again.
  func stop() {
    queue.sync { isStopped = true }
    _ = end.wait(timeout: .now() + .milliseconds(100))
  }
}
