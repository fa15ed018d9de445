import NetworkTestSupport
import Testing
import Transport

struct TimeoutTests {
  static let short = Duration.milliseconds(60)

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var steps: [Step]
    var scheme = "http"
    var timeouts: Timeouts
    var phase: TransferError.Phase
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "a TLS handshake that is not answered",
      steps: [],
      scheme: "https",
      timeouts: .patient(connect: short),
      phase: .connect
    ),
    Case(
      name: "a request that is not answered",
      steps: [.hang],
      timeouts: .patient(firstByte: short),
      phase: .firstByte
    ),
    Case(
      name: "a head without a body",
      steps: [.chunkedHead(), .hang],
      timeouts: .patient(firstByte: short),
      phase: .firstByte
    ),
    Case(
      name: "a body that stops",
      steps: [.chunkedHead(), .chunk("data: a\n\n"), .hang],
      timeouts: .patient(silence: short),
      phase: .silence
    ),
    Case(
      name: "comments for ever",
      steps: [.chunkedHead(), .drip(Array("3\r\n:\n\n\r\n".utf8), everyMilliseconds: 5)],
      timeouts: .patient(total: short),
      phase: .total
    ),
  ]

  @Test(.timeLimit(.minutes(60)), arguments: cases)
  func `each timeout works by itself`(example: Case) async throws {
    let server = try LoopbackServer(example.steps)
    let url = try HTTPURL("\(example.scheme)://127.0.0.1:\(server.port)")
    let request = HTTPRequest(url, timeouts: example.timeouts)
    await #expect { try await HTTPClient().response(to: request) } throws: {
      ($0 as? TransferError)?.reason == .timeout(example.phase)
    }
  }

  @Test(.timeLimit(.minutes(60)))
  func `a timeout can be shortened later`() async throws {
    let server = try LoopbackServer([.chunkedHead(), .chunk("a"), .hang])
    let client = HTTPClient()
    let exchange = client.start(HTTPRequest(try HTTPURL(server.address), timeouts: .patient))
    await #expect(throws: TransferError(.timeout(.total))) {
      for try await case .body in exchange.events { exchange.end(within: Self.short) }
    }
    withExtendedLifetime(client) {}
  }
}
