import Dispatch

/// Waits for asynchronous work on the main thread, which does nothing else.
package enum Blocking {
  /// Hands the steps of the work to `take` in their order, and returns its result.
  ///
  /// The work runs on the cooperative pool; `take` runs here. With `isStoppable` Ctrl-C cancels the
  /// work in place of ending the program.
  package static func run<Step: Sendable, Value: Sendable>(
    isStoppable: Bool = false,
    _ work:
      @escaping @Sendable @concurrent (_ send: @escaping @Sendable (Step) -> Void) async ->
      Value,
    take: (Step) throws -> Void
  ) rethrows -> Value {
    let line = Handover<Step, Value>()
    let task = Task.detached { line.put(.last(await work { line.put(.step($0)) })) }
    let interruption = isStoppable ? Interruption { task.cancel() } : nil
    defer { interruption?.end() }
    while true {
      switch line.next() {
      case .step(let step):
        do { try take(step) } catch {
          task.cancel()
          throw error
        }
      case .last(let value): return value
      }
    }
  }
}

extension Blocking {
  /// Waits without doing anything.
  package static func sleep(milliseconds: Int64) {
    let never = DispatchSemaphore(value: 0)
    _ = never.wait(timeout: .now() + .milliseconds(Int(clamping: milliseconds)))
  }
}

/// A queue between two threads, one of which waits for the other.
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
