import Foundation
import NetworkTestSupport
import Testing
import Transport

@Suite(.enabled(if: TLSServer.isAvailable || ProcessInfo.processInfo.environment["CI"] != nil))
struct TLSTests {
  private func response(
    _ server: TLSServer,
    host: String = "127.0.0.1",
    authorities: String?,
    method: HTTPRequest.Method = .get
  ) async throws -> HTTPResponse {
    let url = try HTTPURL("https://\(host):\(server.port)/")
    let request = HTTPRequest(
      url,
      method: method,
      timeouts: .patient,
      authorities: authorities
    )
    return try await HTTPClient().response(to: request)
  }

  @Test func `a private authority is trusted when it is named`() async throws {
    let server = try TLSServer(for: "IP:127.0.0.1")
    let response = try await response(server, authorities: server.authority)
    #expect(response.head.status == 200)
  }

  @Test func `an unnamed authority is not trusted`() async throws {
    let server = try TLSServer(for: "IP:127.0.0.1")
    await #expect { try await response(server, authorities: nil) } throws: {
      ($0 as? TransferError)?.reason == .certificate
    }
  }

  @Test(arguments: ["DNS:other.example", "IP:127.0.0.2", "DNS:*.localhost"])
  func `a certificate for another host is not trusted`(name: String) async throws {
    let server = try TLSServer(for: name)
    for host in ["127.0.0.1", "localhost"] {
      await #expect {
        try await response(server, host: host, authorities: server.authority)
      } throws: {
        ($0 as? TransferError)?.reason == .certificate
      }
    }
  }

  @Test(arguments: ["/nonexistent/authority.pem", "/etc/passwd"])
  func `a file without authorities is reported as the reason`(path: String) async throws {
    let server = try TLSServer(for: "IP:127.0.0.1")
    await #expect { try await response(server, authorities: path) } throws: {
      ($0 as? TransferError)?.reason == .authorities
    }
  }
}
