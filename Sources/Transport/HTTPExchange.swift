/// A running request.
///
/// Cancelling the task that reads the events closes the connection at once.
package struct HTTPExchange: Sendable {
  /// The events of the response; errors are ``TransferError``.
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

  /// Stops reporting events.
  ///
  /// The rest is still received for a moment, so that the connection can be reused.
  package func release(within time: Duration = .milliseconds(100)) {
    inbox.send(.release(id, within: time))
  }

  /// Limits the time until the end of the response.
  package func end(within time: Duration) { inbox.send(.end(id, within: time)) }
}
