import Dispatch

/// Blocks the main thread until asynchronous work is done.
package enum Blocking {
  /// Passes the steps of the work to `handle` in order, and returns the result of the work.
  ///
  /// The work runs on the cooperative pool; `handle` runs on the calling thread. Ctrl-C
  /// cancels the work if an interruption is passed.
  package static func run<Step: Sendable, Value: Sendable>(
    stoppedBy interruption: Interruption? = nil,
    _ work:
      @escaping @Sendable @concurrent (_ send: @escaping @Sendable (Step) -> Void) async ->
      Value,
    handle: (Step) throws -> Void
  ) rethrows -> Value {
    let line = Handover<Step, Value>()
    let task = Task.detached { line.put(.last(await work { line.put(.step($0)) })) }
    interruption?.listen { task.cancel() }
    defer { interruption?.rest() }
    while true {
      switch line.next() {
      case .step(let step):
        do { try handle(step) } catch {
          task.cancel()
          throw error
        }
      case .last(let value): return value
      }
    }
  }
}

extension Blocking {
  /// Blocks the thread for a number of milliseconds.
  package static func sleep(milliseconds: Int64) {
    let never = DispatchSemaphore(value: 0)
    _ = never.wait(timeout: .now() + .milliseconds(Int(clamping: milliseconds)))
  }
}

/// A queue from a producer thread to a consumer thread, which blocks while it is empty.
private final class Handover<Step: Sendable, Value: Sendable>: Sendable {
  enum Item: Sendable {
    case step(Step)
    case last(Value)
  }

  private let queue = DispatchQueue(label: "dilim.handover")
  private let filled = DispatchSemaphore(value: 0)
  private nonisolated(unsafe) var items: [Item] = []

  func put(_ item: Item) {
    queue.sync { items.append(item) }
    filled.signal()
  }

  func next() -> Item {
    filled.wait()
    return queue.sync { items.removeFirst() }
  }
}
