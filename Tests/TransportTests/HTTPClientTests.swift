import Foundation
import NetworkTestSupport
import Testing
import Transport

struct HTTPClientTests {
  private let client = HTTPClient()

  private func request(
    _ server: LoopbackServer,
    _ method: HTTPRequest.Method = .get,
    headers: [HTTPHeader] = [],
    timeouts: Timeouts = .patient,
    limits: ResponseLimits = ResponseLimits()
  ) throws -> HTTPRequest {
    let url = try HTTPURL(server.address)
    return HTTPRequest(url, method: method, headers: headers, timeouts: timeouts, limits: limits)
  }

  @Test func `a response comes as head, body and end`() async throws {
    let server = try LoopbackServer(Step.response(200, ["X-One: 1 "], "hello"))
    var events: [HTTPEvent] = []
    for try await event in client.start(try request(server)).events { events.append(event) }
    let headers = [HTTPHeader("x-one", "1"), HTTPHeader("content-length", "5")]
    #expect(
      events == [.head(HTTPHead(status: 200, headers: headers)), .body(Array("hello".utf8)), .end]
    )
    #expect(server.requests.map(\.method) == ["GET"])
  }

  @Test func `a body is sent unchanged and at once`() async throws {
    let server = try LoopbackServer(Step.response(201, [], ""))
    let body = [0, 13, 10, 255] + [UInt8](repeating: 97, count: 3 << 20)
    let response = try await client.response(to: try request(server, .post(body)))
    let received = try #require(server.requests.first)
    #expect(response.head.status == 201 && received.method == "POST")
    #expect(received.body == body)
    #expect(received["Expect"] == nil && received["Accept-Encoding"] == nil)
  }

  @Test func `an empty body is still a body`() async throws {
    let server = try LoopbackServer(Step.response("ok"))
    _ = try await client.response(to: try request(server, .post([])))
    #expect(server.requests.map(\.method) == ["POST"])
    #expect(server.requests.first?["Content-Length"] == "0")
  }

  @Test(arguments: [
    HTTPHeader("Authorization", "Bearer a\r\nX-Evil: 1"), HTTPHeader("Authorization", "Bearer a\n"),
    HTTPHeader("A", "b\u{0}c"), HTTPHeader("A\r\nB", "c"), HTTPHeader("A:", "c"),
    HTTPHeader("", "c"),
    HTTPHeader("A", "\u{1B}[2J"),
  ])
  func `no header can be injected`(header: HTTPHeader) async throws {
    let server = try LoopbackServer(Step.response("ok"))
    let request = try request(server, headers: [header])
    await #expect { try await client.response(to: request) } throws: {
      ($0 as? TransferError)?.reason == .badHeader
    }
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: [
    (
      "news on the way",
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n"
        + "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
    ),
    ("no reason in the status line", "HTTP/1.1 200\r\nContent-Length: 2\r\n\r\nok"),
    ("an end by closing", "HTTP/1.0 200 OK\r\n\r\nok"),
    (
      "chunks with extensions",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "1;x=y\r\no\r\n1\r\nk\r\n0\r\nTrailer: 1\r\n\r\n"
    ),
    ("bare line feeds", "HTTP/1.1 200 OK\nContent-Length: 2\n\nok"),
  ])
  func `unusual responses are read`(name: String, text: String) async throws {
    let server = try LoopbackServer([.send(text), .close])
    let response = try await client.response(to: try request(server))
    #expect(response.head.status == 200)
    #expect(response.head["trailer"] == nil && response.head["link"] == nil)
    #expect(String(decoding: response.body, as: UTF8.self) == "ok")
  }

  @Test(arguments: [
    (
      "a length not reached", [Step.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nok"), .close]
    ),
    ("no last chunk", [Step.chunkedHead(), .chunk("ok"), .close]),
    ("half a head", [Step.send("HTTP/1.1 200 OK\r\nContent"), .close]),
    ("nothing at all", [Step.close]), ("a reset", [Step.chunkedHead(), .chunk("ok"), .reset]),
    ("a reset at once", [Step.reset]),
    ("a broken chunk", [Step.chunkedHead(), .send("zz\r\nok"), .close]),
  ])
  func `a response cut short is an error`(name: String, steps: [Step]) async throws {
    let server = try LoopbackServer(steps)
    let request = try request(server)
    await #expect { try await client.response(to: request) } throws: {
      ($0 as? TransferError)?.reason == .cutShort
    }
  }

  @Test(arguments: [
    "SSH-2.0-OpenSSH_9.2\r\n", "\u{0}\u{1}\u{2}\n\n", "<html></html>\r\n\r\n",
    "HTTP/1.1 200 OK\r\nnonsense\r\nContent-Length: 2\r\n\r\nok",
  ])
  func `what is not HTTP is an error`(text: String) async throws {
    let server = try LoopbackServer([.send(text), .close])
    let request = try request(server)
    await #expect { try await client.response(to: request) } throws: {
      ($0 as? TransferError)?.reason == .notHTTP
    }
  }

  @Test func `an unreachable server is an error`() async throws {
    let server = try LoopbackServer(Step.response("ok"))
    let request = try request(server)
    server.stop()
    await #expect { try await client.response(to: request) } throws: {
      ($0 as? TransferError)?.reason == .notConnected
    }
  }

  @Test func `redirects are not followed`() async throws {
    let other = try LoopbackServer(Step.response("stolen"))
    let server = try LoopbackServer(Step.response(307, ["Location: \(other.address)/x"], ""))
    let key = HTTPHeader("Authorization", "Bearer secret")
    let response = try await client.response(to: try request(server, .post([]), headers: [key]))
    #expect(response.head.status == 307)
    #expect(response.head["location"] == "\(other.address)/x")
    #expect(other.requests.isEmpty)
  }

  @Test func `a body beyond the limit ends the transfer`() async throws {
    let server = try LoopbackServer([.chunkedHead(), .flood(Array("4\r\nmore\r\n".utf8))])
    let request = try request(server, limits: ResponseLimits(body: 100_000))
    await #expect(throws: TransferError(.tooLarge(.body))) {
      try await client.response(to: request)
    }
  }

  @Test func `headers beyond the limit end the transfer`() async throws {
    let server = try LoopbackServer([.send("HTTP/1.1 200 OK\r\n"), .flood(Array("A: b\r\n".utf8))])
    let request = try request(server, limits: ResponseLimits(headers: 1000))
    await #expect(throws: TransferError(.tooLarge(.headers))) {
      try await client.response(to: request)
    }
  }

  @Test func `fifty requests share a connection`() async throws {
    let server = try LoopbackServer(Step.response("ok"))
    for _ in 0..<50 { _ = try await client.response(to: try request(server)) }
    #expect(server.requests.count == 50)
    // Not always one: libcurl reuses no connection that was idle for two minutes.
    #expect(server.connectionsMade < 10)
  }

  @Test func `a response released at its end keeps the connection`() async throws {
    let isRead = Signal()
    let server = try LoopbackServer { received in
      received.number == 0
        ? [.chunkedHead(), .chunk("data: [DONE]\n\n"), .wait(isRead), .lastChunk]
        : Step.response("ok")
    }
    do {
      let exchange = client.start(try request(server))
      for try await case .body in exchange.events { break }
      exchange.release(within: .seconds(3600))
    }
    isRead.fire()
    _ = try await client.response(to: try request(server))
    #expect(server.connectionsOpen == server.connectionsMade)
  }

  @Test func `other programs do not inherit sockets`() async throws {
    let isThere = Signal()
    let server = try LoopbackServer([.fire(isThere), .hang])
    let exchange = client.start(try request(server))
    await isThere.happened()
    let ours = (0..<1024).filter { peerPort(of: $0) == server.port }.map { Int32($0) }
    #expect(!ours.isEmpty)
    #expect(ours.allSatisfy { fcntl($0, F_GETFD) & FD_CLOEXEC != 0 })
    withExtendedLifetime(exchange) {}
  }

  private func peerPort(of descriptor: Int) -> Int? {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getpeername(Int32(descriptor), $0, &size)
      }
    }
    return code == 0 ? Int(UInt16(bigEndian: address.sin_port)) : nil
  }
}
