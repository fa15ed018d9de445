/// What other threads want from the thread of the transfers.
final class Inbox: Sendable {
  enum Command: Sendable {
    case start(Int, HTTPRequest, TransferLoop.Receiver)
    /// Closes the connection at once.
    case cancel(Int)
    /// Reads the rest unseen for so long, that the connection may be used again.
    case release(Int, within: Duration)
    /// Gives the transfer so much time to its end.
    case end(Int, within: Duration)
    case stop
  }

  private struct State {
    var commands: [Command] = []
    /// The handle to wake; it is woken under the lock alone, so never after it has gone.
    var multi: CurlMulti?
    /// Why nothing can be asked for any more.
    var closed: TransferError?
  }

  private let state = Locked(State())

  /// Leaves a command and wakes the thread; a start that comes too late fails.
  func send(_ command: Command) {
    let closed = state.withLock { state -> TransferError? in
      if let closed = state.closed { return closed }
      state.commands.append(command)
      state.multi?.wakeUp()
      return nil
    }
    if let closed { Self.refuse(command, closed) }
  }

  /// Takes the commands left so far.
  func take() -> [Command] {
    state.withLock { state in
      defer { state.commands = [] }
      return state.commands
    }
  }

  /// Says which handle waits for commands.
  func open(_ multi: sending CurlMulti) -> CurlMulti {
    state.withLock {
      $0.multi = multi
      return multi
    }
  }

  /// Fails every start that is left or comes later.
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
