import TextSafety
package import Transport

/// Asks one endpoint for replies.
///
/// Retries, steps down where a server lacks something, and takes a reply for whole only if the
/// server has said so.
package struct ChatClient: Sendable {
  /// How long the rest of a stream may take after the reason for its end has come.
  private static let grace = Duration.seconds(2)
  private static let mostSteps = 6
  private static let longestComplaint = 256 << 10

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

  /// The reply to a request, whole; what comes before that goes to `onEvent`.
  ///
  /// Cancelling the task closes the connection at once, which tells the server to stop. The dialect
  /// learns from what the server refuses. After the first piece of text nothing is retried; with
  /// `isShown` false no piece is handed over, so a reply that breaks off is. Best called off the main
  /// actor, where every piece would cost two changes of threads.
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
        try await prepareAnother(after: error, request, &tries, onEvent)
      }
    }
  }

  /// What has been tried for a request.
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

  /// Waits for the next try, or throws the failure if there must be none.
  private func prepareAnother(
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
        if reading.takeFinish() { exchange.end(within: Self.grace) }
      }
    } catch let error as TransferError {
      return try settle(error, request, &reading, &tries, onEvent)
    } catch {
      throw (error as? ChatFailure) ?? ChatFailure(.network)
    }
    throw ChatFailure(.cancelled)
  }

  /// Takes an event of the transfer; the result is the reply as soon as it is whole.
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
      if reading.reader.isDone { return try whole(request, true, &reading, &tries, onEvent) }
    case .end: return try whole(request, true, &reading, &tries, onEvent)
    }
    return nil
  }

  /// What an error of the transfer leaves: the reply if its end had come, else a failure.
  private func settle(
    _ error: TransferError,
    _ request: ChatRequest,
    _ reading: inout Reading,
    _ tries: inout Tries,
    _ onEvent: (ChatEvent) -> Void
  ) throws(ChatFailure) -> ChatReply {
    // What the server complains of says more than how its connection ended.
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
  /// The body of a response that is no reply.
  var complaint: [UInt8] = []
  private var hasFinished = false

  init(_ endpoint: Endpoint) {
    reader = ReplyReader(limits: endpoint.limits, secret: endpoint.key?.secret)
  }

  var isReply: Bool { head.map { (200..<300).contains($0.status) } ?? false }

  /// Whether the reason for the end has come since it was last asked.
  mutating func takeFinish() -> Bool {
    guard reader.hasFinishReason, !hasFinished else { return false }
    hasFinished = true
    return true
  }
}
