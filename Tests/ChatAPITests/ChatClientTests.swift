import ChatAPI
import NetworkTestSupport
import Testing
import TextSafety
import Transport

struct ChatClientTests {
  private func reply(_ steps: [Step], isStreamed: Bool = true) async throws -> ChatReply {
    let server = try LoopbackServer(steps)
    return try await ChatTrial(server.address).reply(isStreamed: isStreamed)
  }

  @Test func `a reply has its finish reason, model and cost`() async throws {
    let reply = try await reply(Step.stream([Wire.body, Wire.stop, Wire.usage, Wire.done]))
    #expect(reply.usage.total == 10)
    #expect(reply.finishReason == .stop && reply.model == "m" && reply.refusal == nil)
    #expect(reply.usage == Usage(prompt: 7, completion: 3, cached: 5))
  }

  @Test(arguments: [("length", FinishReason.length), ("content_filter", .contentFilter)])
  func `a reply that the server cut says so`(reason: String, expected: FinishReason)
    async throws
  {
    #expect(
      try await reply(Step.stream([Wire.body, Wire.finish(reason)])).finishReason == expected
    )
  }

  @Test func `a refusal is not lost`() async throws {
    let chunk = #"data: {"choices":[{"delta":{"refusal":"No."},"finish_reason":"stop"}]}"# + "\n\n"
    let reply = try await reply(Step.stream([chunk, Wire.done]))
    #expect(reply.refusal == "No." && reply.text.isEmpty)
  }

  @Test func `tokens that the server has not counted are estimated`() async throws {
    let reply = try await reply(Step.stream([Wire.body, Wire.stop, Wire.done]))
    #expect(reply.usage == Usage(prompt: 11, completion: 4, isEstimated: true))
  }

  @Test(arguments: [
    ("", 0), ("abcd", 1), (String(repeating: "word ", count: 100), 117),
    (String(repeating: "söz ", count: 100), 110),
  ])
  func `the estimate depends on the language`(text: String, tokens: Int) {
    #expect(TokenEstimate.tokens(in: text) == tokens)
  }

  @Test func `text is reported as it is streamed`() async throws {
    let isShown = Signal()
    let server = try LoopbackServer(
      [.chunkedHead(), .chunk(Wire.role + Wire.delta("Merhaba ")), .wait(isShown)]
        + [.chunk(Wire.delta("dünya.") + Wire.stop + Wire.done), .lastChunk]
    )
    let client = ChatClient(try Endpoint(server.address, timeouts: .patient))
    var dialect = Dialect()
    var pieces: [SafeText] = []
    let request = ChatRequest(model: "m", messages: [])
    let reply = try await client.reply(to: request, dialect: &dialect) { event in
      if case .text(let text) = event { pieces.append(text) }
      isShown.fire()
    }
    #expect(pieces == ["Merhaba ", "dünya."] && reply.text.string == Wire.text)
  }

  @Test func `reasoning is not part of the text`() async throws {
    let thought = #"data: {"choices":[{"delta":{"reasoning_content":"Hm"}}]}"# + "\n\n"
    let server = try LoopbackServer(Step.stream([thought, Wire.delta("a"), Wire.stop]))
    let trial = try ChatTrial(server.address)
    _ = try await trial.reply()
    #expect(trial.events == [.thinking, .text("a")])
  }

  @Test func `a wait before a retry is reported`() async throws {
    let server = try LoopbackServer { $0.number == 0 ? Wire.refusal(500) : Wire.good }
    let trial = try ChatTrial(server.address, random: 1)
    _ = try await trial.reply()
    guard case .waiting(let wait, let failure) = trial.events.first else {
      Issue.record("\(trial.events)")
      return
    }
    #expect(wait == .milliseconds(375) && failure.kind == .server)
  }

  @Test func `fifty streamed replies share a connection`() async throws {
    let server = try LoopbackServer(Wire.good)
    let trial = try ChatTrial(server.address)
    for _ in 0..<50 { _ = try await trial.reply() }
    // Usually one; a reply ends before its last chunk is read, so the next request may need another.
    #expect(server.requests.count == 50 && server.connectionsMade < 10)
  }

  @Test(.timeLimit(.minutes(60)), arguments: [[Step](), [.chunkedHead(), .chunk(Wire.body)]])
  func `a cancelled reply closes the connection and is never complete`(begin: [Step]) async throws {
    let isThere = Signal()
    let isClosed = Signal()
    let server = try LoopbackServer(begin + [.fire(isThere), .hang(isClosed)])
    let address = server.address
    let task = Task { try await ChatTrial(address).reply() }
    await isThere.happened()
    task.cancel()
    await isClosed.happened()
    await #expect { try await task.value } throws: { ($0 as? ChatFailure)?.kind == .cancelled }
    #expect(server.requests.count == 1)
  }

  @Test(.timeLimit(.minutes(60)))
  func `a wait before a retry can be cancelled`() async throws {
    let isThere = Signal()
    let server = try LoopbackServer(
      Wire.refusal(429, Wire.error("no"), ["Retry-After: 100"]) + [.fire(isThere)]
    )
    let client = ChatClient(try Endpoint(server.address, timeouts: .patient))
    let task = Task {
      var dialect = Dialect()
      return try await client.reply(to: ChatRequest(model: "m", messages: []), dialect: &dialect)
    }
    await isThere.happened()
    task.cancel()
    await #expect { try await task.value } throws: { ($0 as? ChatFailure)?.kind == .cancelled }
  }

  @Test func `an unknown model brings the names of similar ones`() async throws {
    let server = try LoopbackServer { received in
      received.method == "GET"
        ? Step.response(
          #"{"data":[{"id":"llama-3.1-8b"},{"id":"gemma-3-270m","extra":1},{"id":"whisper"}]}"#
        ) : Wire.refusal(404)
    }
    let trial = try ChatTrial(server.address)
    await #expect { try await trial.reply(model: "gema3-270m") } throws: {
      let failure = $0 as? ChatFailure
      return failure?.kind == .model && failure?.nearModels == ["gemma-3-270m"]
    }
  }

  @Test(arguments: [
    #"{"object":"list","data":[{"id":"a","object":"model"},{"id":"b"}]}"#,
    #"{"models":[{"name":"a"},{"model":"b"}]}"#, #"[{"id":"a"},"b"]"#,
  ])
  func `lists of models are read in every form`(body: String) async throws {
    let server = try LoopbackServer(Step.response(body))
    #expect(try await ChatTrial(server.address).client.models() == ["a", "b"])
    #expect(server.requests.map(\.target) == ["/v1/models"])
  }

  @Test func `a missing list of models is an error`() async throws {
    let server = try LoopbackServer(Step.response("<html><title>Log in</title>"))
    let trial = try ChatTrial(server.address)
    await #expect { try await trial.client.models() } throws: {
      ($0 as? ChatFailure)?.kind == .notAnAPI
    }
  }

  @Test func `an unreachable server is a failure that a retry may resolve`() async throws {
    let server = try LoopbackServer(Wire.good)
    server.stop()
    let trial = try ChatTrial(server.address)
    await #expect { try await trial.reply() } throws: { ($0 as? ChatFailure)?.kind == .network }
    #expect(trial.waits == [0.5, 1])
  }

  @Test func `a reply that breaks off is retried if none of it was shown`()
    async throws
  {
    let cut = [Step.chunkedHead(), .chunk(Wire.role + Wire.delta("Mer")), .close]
    let server = try LoopbackServer { $0.number < 2 ? cut : Wire.good }
    let trial = try ChatTrial(server.address)
    let reply = try await trial.reply(isShown: false)
    #expect(reply.text.string == Wire.text && reply.requests == 3)
    #expect(trial.shown == "" && trial.waits == [0.5, 1])
    let other = try LoopbackServer { $0.number < 2 ? cut : Wire.good }
    let shown = try ChatTrial(other.address)
    await #expect { try await shown.reply() } throws: {
      ($0 as? ChatFailure)?.kind == .truncated && ($0 as? ChatFailure)?.partial == "Mer"
    }
    #expect(other.requests.count == 1 && shown.shown == "Mer")
  }
}
