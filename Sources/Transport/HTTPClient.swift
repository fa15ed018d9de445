/// An HTTP client on one background thread.
///
/// It reuses connections to the same host. The thread and libcurl start with the first request; when
/// the client is deallocated, the thread ends and running requests are cancelled.
package final class HTTPClient: Sendable {
  private struct State {
    var lastID = 0
    var inbox: Inbox?
  }

  private let state = Locked(State())

  package init() {}

  deinit { state.withLock { $0.inbox }?.send(.stop) }

  /// Starts a request.
  package func start(_ request: HTTPRequest) -> HTTPExchange {
    let (id, inbox, isNew) = state.withLock { state -> (Int, Inbox, Bool) in
      state.lastID += 1
      if let inbox = state.inbox { return (state.lastID, inbox, false) }
      let inbox = Inbox()
      state.inbox = inbox
      return (state.lastID, inbox, true)
    }
    if isNew { TransferThread.start(serving: inbox) }
    return HTTPExchange(id: id, request: request, inbox: inbox)
  }

  /// Sends a request and returns the complete response.
  package func response(to request: HTTPRequest) async throws(TransferError) -> HTTPResponse {
    let exchange = start(request)
    var head: HTTPHead?
    var body: [UInt8] = []
    do {
      for try await event in exchange.events {
        switch event {
        case .head(let received): head = received
        case .body(let bytes): body += bytes
        case .end: if let head { return HTTPResponse(head: head, body: body) }
        }
      }
    } catch let error as TransferError {
      throw error
    } catch {
      throw TransferError(.other, message: "\(error)")
    }
    throw TransferError(.cancelled)
  }
}
