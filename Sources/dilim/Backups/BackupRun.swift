import Dispatch
import Interface

/// A backup that is made on another thread.
final class BackupRun: Sendable {
  private let queue = DispatchQueue(label: "dilim.backup")
  private let end = DispatchGroup()
  /// Accessed only on the queue, like `result`.
  private nonisolated(unsafe) var isStopped = false
  private nonisolated(unsafe) var result: BackupResult?

  /// Starts the backup; `wake` is called on its thread if it fails.
  init(_ plan: BackupPlan, wake: @escaping @Sendable () -> Void) {
    let language = InterfaceLanguage.current
    end.enter()
    DispatchQueue.global(qos: .utility).async { [self] in
      // A thread of its own does not inherit the language.
      let made = InterfaceLanguage.$current.withValue(language) {
        plan.make { queue.sync { !isStopped } }
      }
      queue.sync { result = made }
      if case .failed = made { wake() }
      end.leave()
    }
  }

  /// The result; nil while the backup runs.
  var outcome: BackupResult? { queue.sync { result } }

  /// Waits until the backup has ended.
  func wait() { end.wait() }

  /// Stops the backup, which the next start makes again; waits at most 100 ms.
  func stop() {
    queue.sync { isStopped = true }
    _ = end.wait(timeout: .now() + .milliseconds(100))
  }
}
