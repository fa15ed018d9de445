import ChatAPI
import NetworkTestSupport
import Testing
import TextSafety
import Transport

struct EndpointTests {
  @Test(arguments: [
    ("api.openai.com", "https://api.openai.com/v1"),
    ("https://api.openai.com/", "https://api.openai.com/v1"),
    ("https://api.openai.com/v1", "https://api.openai.com/v1"),
    ("https://api.openai.com/v1/", "https://api.openai.com/v1"),
    ("https://api.openai.com//v1//", "https://api.openai.com/v1"),
    ("https://api.openai.com/v1/chat/completions", "https://api.openai.com/v1"),
    ("https://api.openai.com/v1/chat/completions/", "https://api.openai.com/v1"),
    ("https://api.openai.com/v1/models", "https://api.openai.com/v1"),
    ("https://openrouter.ai/api/v1", "https://openrouter.ai/api/v1"),
    ("localhost:11434", "http://localhost:11434/v1"),
    ("127.0.0.1:8080/v1", "http://127.0.0.1:8080/v1"),
    ("http://localhost:1234/chat/completions", "http://localhost:1234/v1"),
    (
      "https://x.azure.com/openai/deployments/d/chat/completions?api-version=1",
      "https://x.azure.com/openai/deployments/d?api-version=1"
    ),
    ("https://g.example/v1beta/openai/", "https://g.example/v1beta/openai"),
  ])
  func `an address may have any usual spelling`(text: String, base: String) throws {
    #expect(try Endpoint(text).base.description == base)
  }

  @Test(arguments: [
    "", "http://api.openai.com/v1", "ftp://localhost", "http://127.0.0.1@evil.example/v1",
    "sk-123 456",
  ])
  func `an invalid address is reported`(text: String) {
    #expect { try Endpoint(text) } throws: { ($0 as? ChatFailure)?.kind == .address }
  }

  @Test func `a request goes to its URL, with the key`() async throws {
    let server = try LoopbackServer(Wire.good)
    _ = try await ChatTrial(server.address + "/v1/chat/completions").reply()
    let received = try #require(server.requests.first)
    #expect(received.method == "POST" && received.target == "/v1/chat/completions")
    #expect(received["Authorization"] == "Bearer \(Wire.key)")
    #expect(received["Content-Type"] == "application/json")
  }

  @Test func `without a key there is no header for one`() async throws {
    let server = try LoopbackServer(Wire.good)
    _ = try await ChatTrial(server.address, key: nil).reply()
    #expect(try #require(server.requests.first)["Authorization"] == nil)
  }

  @Test(arguments: ["sk-1\n", " sk-1\r\n", "\tsk-1"])
  func `blanks around a key are removed`(text: String) throws {
    #expect(APIKey(text) == APIKey("sk-1"))
  }

  @Test(arguments: ["", " \n", "sk\n1", "sk\r\nX-Evil: 1", "sk 1", "sk…1", "sk\u{0}1", "\u{1B}[2J"])
  func `text that a header can't contain is not a key`(text: String) {
    #expect(APIKey(text) == nil)
  }

  @Test func `no description shows a key`() throws {
    let key = try #require(APIKey(Wire.key))
    let endpoint = try Endpoint("localhost", key: key)
    var dumped = ""
    dump(endpoint, to: &dumped)
    for text in ["\(key)", "\(endpoint)", String(reflecting: endpoint), dumped] {
      #expect(!text.contains("secret"))
    }
  }
}
