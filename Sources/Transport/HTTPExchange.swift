/// A request that is under way.
///
/// Cancelling the task that reads its events closes the connection at once.
package struct HTTPExchange: Sendable {
  /// What comes back; errors are ``TransferError``.
  package let events: AsyncThrowingStream<HTTPEvent, any Error>
  private let id: Int
  private let inbox: Inbox

  init(id: Int, request: HTTPRequest, inbox: Inbox) {
    self.id = id
    self.inbox = inbox
    let (events, receiver) = AsyncThrowingStream.makeStream(of: HTTPEvent.self)
    self.events = events
    receiver.onTermination = { end in
      if case .cancelled = end { inbox.send(.cancel(id)) }
    }
    inbox.send(.start(id, request, receiver))
  }

  /// Stops reading when all that matters has come.
  ///
  /// The rest is read unseen for a moment, for a response cut off costs the connection.
  package func release(within time: Duration = .milliseconds(100)) {
    inbox.send(.release(id, within: time))
  }

  /// Gives the response so much time to its end.
  package func end(within time: Duration) { inbox.send(.end(id, within: time)) }
}
