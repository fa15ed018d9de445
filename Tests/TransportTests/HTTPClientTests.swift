import NetworkTestSupport
import Testing
import Transport

struct HTTPClientTests {
  @Test func `a response comes as head, body and end`() async throws {
    let server = try LoopbackServer(Step.response(200, ["X-One: 1 "], "hello"))
    let client = HTTPClient()
    var events: [HTTPEvent] = []
    for try await event in client.start(HTTPRequest(try HTTPURL(server.address))).events {
      events.append(event)
    }
    let headers = [HTTPHeader("x-one", "1"), HTTPHeader("content-length", "5")]
    #expect(
      events == [.head(HTTPHead(status: 200, headers: headers)), .body(Array("hello".utf8)), .end]
    )
    #expect(server.requests.map(\.method) == ["GET"])
  }
}
