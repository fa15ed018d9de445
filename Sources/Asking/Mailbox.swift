import Dispatch

/// A queue of messages from other threads to the main thread.
package final class Mailbox<Message: Sendable>: Sendable {
  private let queue = DispatchQueue(label: "dilim.mailbox")
  private let wake: @Sendable () -> Void
  /// Accessed on the queue only.
  private nonisolated(unsafe) var messages: [Message] = []

  /// Creates a mailbox; `wake` is called on the sender's thread for the first waiting message.
  package init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  package func put(_ message: Message) {
    let isFirst = queue.sync {
      messages.append(message)
      return messages.count == 1
    }
    if isFirst { wake() }
  }

  /// Removes and returns all messages, in order.
  package func takeAll() -> [Message] {
    queue.sync {
      defer { messages = [] }
      return messages
    }
  }
}
