import Foundation
import NetworkTestSupport
import Testing
import Transport

/// Each test runs in a separate process, since the environment is shared by a whole process.
struct ProxyTests {
  @Test func `a request to this machine uses no proxy`() async throws {
    await #expect(processExitsWith: .exitCode(7)) {
      let proxy = try LoopbackServer(Step.response("stolen"))
      for name in ["http_proxy", "all_proxy", "ALL_PROXY"] { setenv(name, proxy.address, 1) }
      unsetenv("no_proxy")
      unsetenv("NO_PROXY")
      let server = try LoopbackServer(Step.response("ok"))
      let key = HTTPHeader("Authorization", "Bearer secret")
      for host in ["127.0.0.1", "localhost", "127.1"] {
        let url = try HTTPURL("http://\(host):\(server.port)")
        let response = try await HTTPClient().response(to: HTTPRequest(url, headers: [key]))
        #expect(response.body == Array("ok".utf8))
      }
      exit(proxy.requests.isEmpty ? 7 : 8)
    }
  }

  @Test func `another machine is reached through the proxy, whose refusal is not a response`() async
  {
    await #expect(processExitsWith: .exitCode(7)) {
      let proxy = try LoopbackServer(Step.response(407, [], "who are you?"))
      setenv("https_proxy", proxy.address, 1)
      let key = HTTPHeader("Authorization", "Bearer secret")
      let request = HTTPRequest(try HTTPURL("https://api.example"), headers: [key])
      do {
        _ = try await HTTPClient().response(to: request)
      } catch {
        let seen = proxy.requests.map { "\($0.method) \($0.target)" }
        let isKept = proxy.requests.allSatisfy { $0["Authorization"] == nil }
        let isProxy = (error as? TransferError)?.reason == .proxy
        exit(seen == ["CONNECT api.example:443"] && isKept && isProxy ? 7 : 8)
      }
    }
  }
}
