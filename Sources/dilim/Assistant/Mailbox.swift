import Dispatch

/// What other threads have to say, until the main thread has time for it.
final class Mailbox<Message: Sendable>: Sendable {
  private let queue = DispatchQueue(label: "dilim.mailbox")
  private let wake: @Sendable () -> Void
  /// Touched on the queue alone.
  private nonisolated(unsafe) var messages: [Message] = []

  /// `wake` is called on the thread of the first message that waits.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  func put(_ message: Message) {
    let isFirst = queue.sync {
      messages.append(message)
      return messages.count == 1
    }
    if isFirst { wake() }
  }

  /// All that waits, in order.
  func takeAll() -> [Message] {
    queue.sync {
      defer { messages = [] }
      return messages
    }
  }
}
