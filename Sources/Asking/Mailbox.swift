import Dispatch

/// Messages of other threads, kept until the main thread has time for them.
package final class Mailbox<Message: Sendable>: Sendable {
  private let queue = DispatchQueue(label: "dilim.mailbox")
  private let wake: @Sendable () -> Void
  /// Touched on the queue alone.
  private nonisolated(unsafe) var messages: [Message] = []

  /// `wake` is called on the thread of the first message that waits.
  package init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  package func put(_ message: Message) {
    let isFirst = queue.sync {
      messages.append(message)
      return messages.count == 1
    }
    if isFirst { wake() }
  }

  /// All that waits, in order.
  package func takeAll() -> [Message] {
    queue.sync {
      defer { messages = [] }
      return messages
    }
  }
}
