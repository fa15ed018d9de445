import Dispatch

/// Waits for asynchronous work on the main thread, which belongs to nobody else.
enum Blocking {
  /// What the work hands over as it goes on, and at last its result, in order.
  ///
  /// The work runs on the cooperative pool; `take` runs here. With `isStoppable` Ctrl-C cancels the
  /// work in place of ending the program.
  static func run<Step: Sendable, Value: Sendable>(
    isStoppable: Bool = false,
    _ work:
      @escaping @Sendable @concurrent (_ send: @escaping @Sendable (Step) -> Void) async ->
      Value,
    take: (Step) throws -> Void
  ) rethrows -> Value {
    let queue = StepQueue<Step, Value>()
    let task = Task.detached { queue.put(.last(await work { queue.put(.step($0)) })) }
    let interruption = isStoppable ? Interruption { task.cancel() } : nil
    defer { interruption?.end() }
    while true {
      switch queue.next() {
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
  static func sleep(milliseconds: Int64) {
    let never = DispatchSemaphore(value: 0)
    _ = never.wait(timeout: .now() + .milliseconds(Int(clamping: milliseconds)))
  }
}

/// A queue between two threads, one of which waits for the other.
private final class StepQueue<Step: Sendable, Value: Sendable>: Sendable {
  enum Item: Sendable {
    case step(Step)
    case last(Value)
  }

  private let queue = DispatchQueue(label: "dilim.steps")
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
