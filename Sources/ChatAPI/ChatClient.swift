import TextSafety
package import Transport

/// A client of one endpoint of the chat completions API.
///
/// It retries failed requests, leaves out fields that a server refuses, and treats a reply as complete
/// only if the server says so.
package struct ChatClient: Sendable {
  /// The time that a stream may go on after its finish reason.
  private static let grace = Duration.seconds(2)
  private static let mostSteps = 6
  private static let longestComplaint = 256 << 10
  /// The most bytes of text for a token; a server that sends more does not keep to the limit of tokens.
  private static let bytesPerToken = 32

  package let endpoint: Endpoint
  let http: HTTPClient
  private let policy: RetryPolicy
  let pacing: Pacing

  package init(
    _ endpoint: Endpoint,
    http: HTTPClient = HTTPClient(),
    policy: RetryPolicy = RetryPolicy(),
    pacing: Pacing = .live()
  ) {
    self.endpoint = endpoint
    self.http = http
    self.policy = policy
    self.pacing = pacing
  }

  /// Returns the complete reply to a request; earlier events go to `onEvent`.
  ///
  /// Cancelling the task closes the connection at once, which tells the server to stop. Fields that the
  /// server refuses are noted in `dialect`. After the first piece of text nothing is retried; if
  /// `isShown` is false, no text is reported, so a reply that breaks off is retried too. Call it off
  /// the main actor: there each piece would cost two thread switches.
  package func reply(
    to request: ChatRequest,
    dialect: inout Dialect,
    isShown: Bool = true,
    onEvent: (ChatEvent) -> Void = { _ in }
  ) async throws(ChatFailure) -> ChatReply {
    var tries = Tries(
      deadline: pacing.now() + endpoint.timeouts.total,
      dialect: dialect,
      showsText: isShown
    )
    while true {
      do throws(ChatFailure) {
        var reply = try await once(request, &tries, onEvent)
        reply.requests = tries.requests
        dialect = tries.dialect
        return reply
      } catch {
        try await prepareRetry(after: error, request, &tries, onEvent)
      }
    }
  }

  /// The attempts at a request so far.
  private struct Tries {
    let deadline: Duration
    var dialect: Dialect
    let showsText: Bool
    var requests = 0
    var failures = 0
    var steps = 0
    var shown = SafeText()
    var hasShown: Bool { !shown.isEmpty }
  }

  /// Waits before the next attempt, or throws the failure if there must be none.
  private func prepareRetry(
    after failure: ChatFailure,
    _ request: ChatRequest,
    _ tries: inout Tries,
    _ onEvent: (ChatEvent) -> Void
  ) async throws(ChatFailure) {
    var failure = failure
    failure.requests = tries.requests
    failure.partial = tries.shown
    let left = tries.deadline - pacing.now()
    if tries.hasShown || left <= .zero { throw failure }
    if let field = failure.refusedField, let next = tries.dialect.without(field),
      tries.steps < Self.mostSteps
    {
      tries.steps += 1
      tries.dialect = next
      return
    }
    tries.failures += 1
    let wait = policy.wait(
      after: failure,
      failures: tries.failures,
      left: left,
      random: pacing.random()
    )
    guard let wait else { throw await explained(failure, request) }
    onEvent(.waiting(wait, after: failure))
    do { try await pacing.sleep(wait) } catch {
      failure.kind = .cancelled
      throw failure
    }
  }

  private func once(
    _ request: ChatRequest,
    _ tries: inout Tries,
    _ onEvent: (ChatEvent) -> Void
  ) async throws(ChatFailure) -> ChatReply {
    let body = RequestBody(request, dialect: tries.dialect)
    let left = tries.deadline - pacing.now()
    let sent = endpoint.request("/chat/completions", .post(Array(body.text.utf8)), total: left)
    tries.requests += 1
    let exchange = http.start(sent)
    var reading = Reading(endpoint)
    do {
      for try await event in exchange.events {
        if let reply = try read(event, of: request, &reading, &tries, onEvent) {
          exchange.release()
          return reply
        }
        if reading.detectFinish() { exchange.end(within: Self.grace) }
      }
    } catch let error as TransferError {
      return try settle(error, request, &reading, &tries, onEvent)
    } catch {
      throw (error as? ChatFailure) ?? ChatFailure(.network)
    }
    throw ChatFailure(.cancelled)
  }

  /// Handles an event of the transfer; returns the reply once it is complete.
  private func read(
    _ event: HTTPEvent,
    of request: ChatRequest,
    _ reading: inout Reading,
    _ tries: inout Tries,
    _ onEvent: (ChatEvent) -> Void
  ) throws(ChatFailure) -> ChatReply? {
    switch event {
    case .head(let head): reading.head = head
    case .body(let bytes):
      guard reading.isReply else {
        reading.complaint += bytes.prefix(max(0, Self.longestComplaint - reading.complaint.count))
        return nil
      }
      try reading.reader.read(bytes) { show($0, &tries, onEvent) }
      if reading.reader.textLength > request.maxTokens * Self.bytesPerToken {
        throw ChatFailure(.tooLarge)
      }
      if reading.reader.isDone { return try whole(request, true, &reading, &tries, onEvent) }
    case .end: return try whole(request, true, &reading, &tries, onEvent)
    }
    return nil
  }

  /// Handles an error of the transfer: returns the reply if it was complete, else throws.
  private func settle(
    _ error: TransferError,
    _ request: ChatRequest,
    _ reading: inout Reading,
    _ tries: inout Tries,
    _ onEvent: (ChatEvent) -> Void
  ) throws(ChatFailure) -> ChatReply {
    // The server's error message says more than the end of the connection.
    let isComplaint = reading.head != nil && !reading.isReply
    if error.reason != .cancelled, isComplaint || reading.reader.hasFinishReason {
      return try whole(request, false, &reading, &tries, onEvent)
    }
    var failure = ChatFailure(error, secret: endpoint.key?.secret)
    if error.reason == .cutShort, reading.isReply { failure.kind = .truncated }
    throw failure
  }

  private func whole(
    _ request: ChatRequest,
    _ isWhole: Bool,
    _ reading: inout Reading,
    _ tries: inout Tries,
    _ onEvent: (ChatEvent) -> Void
  ) throws(ChatFailure) -> ChatReply {
    if let head = reading.head, !reading.isReply {
      throw ChatFailure(
        head,
        body: reading.complaint,
        date: pacing.date(),
        secret: endpoint.key?.secret
      )
    }
    var reply = try reading.reader.finish(isWhole: isWhole) { show($0, &tries, onEvent) }
    if reply.usage.isEstimated, reply.usage.prompt == 0 {
      reply.usage.prompt = TokenEstimate.tokens(in: request.messages)
    }
    return reply
  }

  private func show(
    _ event: ChatEvent,
    _ tries: inout Tries,
    _ onEvent: (ChatEvent) -> Void
  ) {
    if case .text(let text) = event {
      guard tries.showsText else { return }
      tries.shown.append(text)
    }
    onEvent(event)
  }
}

/// A response that is being read.
private struct Reading {
  var head: HTTPHead?
  var reader: ReplyReader
  /// The body of an error response.
  var complaint: [UInt8] = []
  private var hasFinished = false

  init(_ endpoint: Endpoint) {
    reader = ReplyReader(limits: endpoint.limits, secret: endpoint.key?.secret)
  }

  var isReply: Bool { head.map { (200..<300).contains($0.status) } ?? false }

  /// Returns true once, when the finish reason has come.
  mutating func detectFinish() -> Bool {
    guard reader.hasFinishReason, !hasFinished else { return false }
    hasFinished = true
    return true
  }
}
