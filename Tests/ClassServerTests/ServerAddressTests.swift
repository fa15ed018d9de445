import ClassServer
import Testing

@Suite struct ServerAddressTests {
  @Test(arguments: [
    ("postgresql://s_1@example.org/dilim", "example.org", 5432, "s_1"),
    ("postgres://s_1@example.org:6000", "example.org", 6000, "s_1"),
    ("postgresql://s_1@[::1]:6000/dilim", "::1", 6000, "s_1"),
    ("postgresql:///dilim?host=/run/postgresql&port=6000", "/run/postgresql", 6000, nil),
    ("postgresql://u%40h@127.0.0.1/", "127.0.0.1", 5432, "u@h"),
  ])
  func `an address is read, and written so that it is read again`(
    text: String,
    host: String,
    port: Int,
    user: String?
  ) throws {
    let address = try ServerAddress(text)
    #expect((address.host, address.port, address.user) == (host, port, user))
    #expect(address.database == "dilim")
    #expect(try ServerAddress(address.description) == address)
  }

  @Test(arguments: [
    ("http://example.org/", ServerAddress.Fault.notAnAddress),
    ("postgresql://s_1@example.org:0/dilim", .notAnAddress),
    ("postgresql://s_1@example.org:99999/dilim", .notAnAddress),
    ("postgresql://s_1@exa mple.org/dilim", .notAnAddress),
    ("postgresql://s_1@example.org/a%2Fb", .notAnAddress),
    ("postgresql://s_1@example.org/%0A", .notAnAddress),
    ("postgresql://s_1:secret@example.org/dilim", .password),
    ("postgresql://s_1@example.org/dilim?password=secret", .password),
    ("postgresql://s_1@example.org/dilim?sslmode=disable", .parameter("sslmode")),
  ])
  func `what is unsafe or no address is refused`(text: String, fault: ServerAddress.Fault) {
    #expect(throws: fault) { try ServerAddress(text) }
  }

  @Test(arguments: [
    ("localhost", true), ("127.0.0.1", true), ("127.9.9.9", true), ("127.example.org", false),
    ("128.0.0.1", false), ("127.0.0.1.example.org", false), ("example.org", false),
  ])
  func `only this machine is spared TLS`(host: String, isLocal: Bool) throws {
    #expect(try ServerAddress("postgresql://s_1@\(host)/dilim").isLocal == isLocal)
  }
}
