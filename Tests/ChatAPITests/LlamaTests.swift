import ChatAPI
import Foundation
import NetworkTestSupport
import Testing
import TextSafety
import Transport

/// The server that `Tests/Peers/start-llama.sh` has started, as the script reports it.
private func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

/// The client against llama.cpp's server, which `Tests/Peers/start-llama.sh` starts.
///
/// The model is too small to teach; the tests are about the protocol, the schema and cancelling.
@Suite(
  .serialized,
  .enabled(
    if: variable("DILIM_LLAMA") != nil || variable("DILIM_PEERS") == "true",
    "no DILIM_LLAMA: start the server with Tests/Peers/start-llama.sh"
  )
)
struct LlamaTests {
  private let address: String
  private let key: String
  private let log: String

  init() throws {
    address = try #require(variable("DILIM_LLAMA"), ".ci/peers has to start it")
    key = try #require(variable("DILIM_LLAMA_KEY"))
    log = try #require(variable("DILIM_LLAMA_LOG"))
  }

  private func client(key: String? = nil) throws -> ChatClient {
    ChatClient(try Endpoint(address, key: APIKey(key ?? self.key), timeouts: .patient))
  }

  private func request(_ format: ChatRequest.Format = .text, isStreamed: Bool = true) -> ChatRequest
  {
    ChatRequest(
      model: "gemma3",
      messages: [
        ChatMessage(.system, "You explain Turkish to learners."),
        ChatMessage(.user, "Why is it “evde” and not “evda”?"),
      ],
      maxTokens: 24,
      temperature: 0.2,
      seed: 7,
      format: format,
      isStreamed: isStreamed
    )
  }

  @Test(arguments: [true, false])
  func `an explanation is complete, streamed or not`(isStreamed: Bool) async throws {
    var dialect = Dialect()
    var pieces: [SafeText] = []
    let request = request(isStreamed: isStreamed)
    let reply = try await client().reply(to: request, dialect: &dialect) {
      if case .text(let text) = $0 { pieces.append(text) }
    }
    #expect(!reply.text.isEmpty && pieces.map(\.string).joined() == reply.text.string)
    #expect(isStreamed ? pieces.count > 1 : pieces.count == 1)
    #expect(reply.finishReason == .length || reply.finishReason == .stop)
    #expect(!reply.usage.isEstimated && (1...24).contains(reply.usage.completion))
    #expect(reply.requests == 1 && dialect == Dialect())
  }

  @Test func `a reply follows its schema`() async throws {
    let schema = """
      {"type":"object","properties":{"rule":{"type":"string","enum":["vowel_harmony","case"]},\
      "agrees":{"type":"boolean"}},"required":["rule","agrees"],"additionalProperties":false}
      """
    struct Answer: Decodable {
      let rule: SafeText
      let agrees: Bool
    }
    var dialect = Dialect()
    var request = request(.object(name: "explanation", schema: schema))
    request.maxTokens = 80
    let reply = try await client().reply(to: request, dialect: &dialect)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(reply.text.string.utf8))
    #expect(["vowel_harmony", "case"].contains(answer.rule.string))
  }

  @Test func `a conversation continues`() async throws {
    var dialect = Dialect()
    var request = request()
    let client = try client()
    for _ in 0..<2 {
      let reply = try await client.reply(to: request, dialect: &dialect)
      request.messages += [
        ChatMessage(.assistant, reply.text.string), ChatMessage(.user, "Örnek?"),
      ]
    }
    #expect(request.messages.count == 6)
  }

  @Test func `a wrong key is a failure of kind key`() async throws {
    let client = try client(key: "sk-wrong-0123456789")
    var dialect = Dialect()
    await #expect { try await client.reply(to: request(), dialect: &dialect) } throws: {
      ($0 as? ChatFailure)?.kind == .key && ($0 as? ChatFailure)?.requests == 1
    }
  }

  @Test func `the models are listed`() async throws {
    #expect(try await client().models().count == 1)
  }

  @Test(.timeLimit(.minutes(60)))
  func `cancelling stops the server's work`() async throws {
    let before = try cancellations()
    var request = request()
    request.maxTokens = 3000
    let client = try client()
    let begun = AsyncStream.makeStream(of: Void.self)
    let task = Task { [request] in
      var dialect = Dialect()
      return try await client.reply(to: request, dialect: &dialect) { _ in
        begun.continuation.yield()
      }
    }
    for await _ in begun.stream { break }
    task.cancel()
    await #expect { try await task.value } throws: { ($0 as? ChatFailure)?.kind == .cancelled }
    while try cancellations() == before { try await Task.sleep(for: .milliseconds(20)) }
  }

  /// The number of cancelled tasks in the log.
  private func cancellations() throws -> Int {
    try String(contentsOfFile: log, encoding: .utf8).split(separator: "cancel task").count
  }
}
