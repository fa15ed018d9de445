/// The commands from other threads to the thread of the transfers.
final class Inbox: Sendable {
  enum Command: Sendable {
    case start(Int, HTTPRequest, TransferLoop.Receiver)
    /// Closes the connection at once.
    case cancel(Int)
    /// Discards the rest for a limited time, so that the connection can be reused.
    case release(Int, within: Duration)
    /// Limits the time until the end of the transfer.
    case end(Int, within: Duration)
    case stop
  }

  private struct State {
    var commands: [Command] = []
    /// The handle to wake; it is woken only under the lock, so never after it is freed.
    var multi: CurlMulti?
    /// The error for every later request, once the inbox is closed.
    var closed: TransferError?
  }

  private let state = Locked(State())

  /// Adds a command and wakes the thread; a start after closing fails.
  func send(_ command: Command) {
    let closed = state.withLock { state -> TransferError? in
      if let closed = state.closed { return closed }
      state.commands.append(command)
      state.multi?.wakeUp()
      return nil
    }
    if let closed { Self.refuse(command, closed) }
  }

  /// Removes and returns the waiting commands.
  func takeAll() -> [Command] {
    state.withLock { state in
      defer { state.commands = [] }
      return state.commands
    }
  }

  /// Sets the handle that is woken for commands.
  func open(_ multi: sending CurlMulti) -> CurlMulti {
    state.withLock {
      $0.multi = multi
      return multi
    }
  }

  /// Closes the inbox: every waiting or later start fails.
  func close(because error: TransferError) {
    let left = state.withLock { state in
      defer { state = State(closed: error) }
      return state.commands
    }
    for command in left { Self.refuse(command, error) }
  }

  private static func refuse(_ command: Command, _ error: TransferError) {
    if case .start(_, _, let receiver) = command { receiver.finish(throwing: error) }
  }
}
