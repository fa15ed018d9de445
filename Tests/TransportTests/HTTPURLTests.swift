import Testing
import Transport

struct HTTPURLTests {
  @Test(arguments: [
    ("https://api.openai.com/v1", "https://api.openai.com/v1"),
    ("HTTPS://API.OpenAI.com:443/v1/", "https://api.openai.com/v1/"),
    ("api.openai.com", "https://api.openai.com/"),
    ("localhost:8080", "http://localhost:8080/"),
    ("127.0.0.1:11434/v1", "http://127.0.0.1:11434/v1"),
    ("http://127.0.0.2/", "http://127.0.0.2/"), ("http://0x7f.1/", "http://127.0.0.1/"),
    ("http://2130706433:80", "http://127.0.0.1/"), ("http://[::1]:8080", "http://[::1]:8080/"),
    ("[::1]:8080", "http://[::1]:8080/"),
    ("https://x.example/openai?api-version=1", "https://x.example/openai?api-version=1"),
    ("https://x.example:8443/a/../b#part", "https://x.example:8443/b"),
  ])
  func `an address is parsed as it will be used`(text: String, url: String) throws {
    #expect(try HTTPURL(text).description == url)
  }

  @Test(arguments: [
    "http://api.openai.com/v1", "http://localhost.evil.example/", "http://127.0.0.1.evil.example",
    "http://0.0.0.0:8080", "http://128.0.0.1", "http://[::2]", "http://10.0.0.1",
    "http://[::ffff:10.0.0.1]", "http://localhost.",
  ])
  func `plain HTTP to another machine is refused`(text: String) {
    #expect { try HTTPURL(text) } throws: { ($0 as? TransferError)?.reason == .insecure }
  }

  @Test(arguments: [
    "", " ", "file:///etc/passwd", "ftp://localhost/", "gopher://localhost", "https://",
    "http://127.0.0.1@evil.example", "http://name:word@localhost/", "https://a b/",
    "https://x.example/\r\nX: y", "https://x.example:99999", "data:text/plain,x",
    "https://\u{1B}[2J",
  ])
  func `an address that is not a server's is refused`(text: String) {
    #expect { try HTTPURL(text) } throws: { ($0 as? TransferError)?.reason == .badURL }
  }

  @Test func `the path can be replaced`() throws {
    #expect(
      try HTTPURL("localhost/a?b=c").at(path: "/d/e").description == "http://localhost/d/e?b=c"
    )
  }
}
