import Foundation
import NetworkTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command that prints the key, and the files that hold it.
struct KeyCommandTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let key = ModelServer.key

  /// The settings of an endpoint whose key comes from a command or a file.
  private func environment(_ model: ModelServer) -> [String: String] {
    model.environment.filter { $0.key != "DILIM_API_KEY" }
  }

  @Test func `a command that reads its input reads nothing of the chat`() throws {
    let model = try ModelServer(try ModelServer.stream("Tamam."))
    try learner.set("key_command = cat >/dev/null; echo \(Self.key)")
    let run = try learner.run(["chat"], lines: ["Bir", "İki"], with: environment(model))
    #expect(run.code == 0 && run.output == "Tamam.\nTamam.\n")
    #expect(
      model.requests.map { $0["authorization"] } == Array(repeating: "Bearer \(Self.key)", count: 2)
    )
  }

  @Test(arguments: [
    #"printf '%s\nuser: me\nurl: x\n'"#, #"printf '%s\r\n\r\n'"#, #"printf '  %s'"#,
    #"printf '%s\n'; seq 100000"#, #"printf '%s\n' # a comment"#,
  ])
  func `the first line that a command prints is the key`(_ command: String) throws {
    let model = try ModelServer.good()
    let words = command.replacing("%s", with: Self.key)
    try learner.set("key_command = \(words)")
    #expect(try learner.explain(with: environment(model)).output.contains("AI explanation"))
    #expect(model.requests.first?["authorization"] == "Bearer \(Self.key)")
  }

  @Test func `the standard error of a command can't control the terminal`() throws {
    let model = try ModelServer.good()
    let says = #"printf 'a\033[2Jb\033]0;title\007c \302\2332J\342\200\256d\n' >&2"#
    try learner.set("key_command = \(says); echo \(Self.key)")
    let run = try learner.explain(with: environment(model))
    #expect(run.output.contains("AI explanation") && run.errors.contains("abc d\n"))
    #expect(!run.errorBytes.contains(0x1B) && !run.errors.unicodeScalars.contains("\u{202E}"))
  }

  @Test(arguments: [
    "set -x", "echo \"the key is KEY\" >&2", #"printf 'sk\\u002dlesson-0123456789' >&2"#,
  ])
  func `a key that a command repeats on its standard error is hidden`(_ trace: String) throws {
    let model = try ModelServer.good()
    let line = trace.replacing("KEY", with: Self.key)
    try learner.set("key_command = \(line); echo \(Self.key)")
    let run = try learner.explain(with: environment(model))
    #expect(run.output.contains("AI explanation"))
    #expect(run.errors.contains("[key]") && !run.all.contains("0123456789"), "\(run.errors)")
  }

  @Test func `a tilde is the home folder`() throws {
    let model = try ModelServer.good()
    let file = try learner.write(Self.key + "\n", to: "my key")
    _ = chmod(file, 0o600)
    try learner.set("key_file = ~/my key")
    _ = try learner.explain(with: environment(model))
    #expect(model.requests.first?["authorization"] == "Bearer \(Self.key)")
    // With a readable file of authorities, the connection fails.
    _ = try learner.write(Self.certificate, to: "ca.pem")
    try learner.set("ca_file = ~/ca.pem", "base_url = https://127.0.0.1:\(model.server.port)/v1")
    let own = try learner.explain(with: ["no_proxy": "*"])
    #expect(own.code == 4 && !own.errors.contains("The network can't be used"), "\(own.errors)")
    try learner.set("ca_file = ~/no.pem", "base_url = https://127.0.0.1:\(model.server.port)/v1")
    let none = try learner.explain(with: ["no_proxy": "*"])
    #expect(none.errors.contains("The network can't be used"), "\(none.errors)")
  }

  @Test(arguments: [("config", 0o666), ("config", 0o620), ("", 0o777), ("", 0o730)])
  func `a command in settings that others can change is not run`(
    _ name: String,
    _ mode: Int
  ) throws {
    let model = try ModelServer.good()
    try learner.set("key_command = touch '\(learner.home)/ran'; echo \(Self.key)")
    let path = "\(learner.home)/config/dilim\(name.isEmpty ? "" : "/\(name)")"
    _ = chmod(path, mode_t(mode))
    let run = try learner.explain(with: environment(model))
    #expect(run.code == 3 && run.errors.contains("key_command is not run"), "\(run.errors)")
    #expect(run.errors.contains("chmod go-w \(path)"))
    #expect(!FileManager.default.fileExists(atPath: "\(learner.home)/ran"))
    #expect(model.server.connectionsMade == 0)
    let fixed = try learner.shell("chmod go-w \(path)")
    #expect(fixed.code == 0)
    #expect(try learner.explain(with: environment(model)).output.contains("AI explanation"))
  }

  @Test func `no key goes to an address that others can change`() throws {
    let model = try ModelServer.good()
    try learner.set("base_url = \(model.server.address)/v1", "model = m")
    _ = chmod("\(learner.home)/config/dilim/config", 0o666)
    let key = ["DILIM_API_KEY": Self.key, "no_proxy": "*"]
    let run = try learner.explain(with: key)
    #expect(run.code == 3 && run.errors.contains("no key is sent"), "\(run.errors)")
    #expect(model.server.connectionsMade == 0)
    // Without a key nothing can leak, and others can't change an address in the environment.
    #expect(try learner.explain(with: ["no_proxy": "*"]).output.contains("AI explanation"))
    _ = try learner.run(["feedback", "--delete"])
    #expect(try learner.explain(with: model.environment).output.contains("AI explanation"))
    #expect(model.requests.map { $0["authorization"] } == [nil, "Bearer \(Self.key)"])
  }

  @Test func `a line in the settings that is only a key is not printed`() throws {
    try learner.set("model = m", Self.key)
    let run = try learner.run(["config"])
    #expect(run.code == 3 && run.errors.contains(":2: expected name = value"))
    #expect(!run.all.contains(Self.key))
  }

  private static let certificate = """
    -----BEGIN CERTIFICATE-----
    MIIBfzCCASegAwIBAgIUF8bC1lncC7DjIShxUNIWyC7iOZcwCgYIKoZIzj0EAwIw
    FTETMBEGA1UEAwwKRGlsaW0gdGVzdDAgFw0yNjExMjIxOTM1NDRaGA8yMTI2MTAy
    OTE5MzU0NFowFTETMBEGA1UEAwwKRGlsaW0gdGVzdDBZMBMGByqGSM49AgEGCCqG
    SM49AwEHA0IABO/Tsx7IBAlxMaeOfz0pdf7BZGrqzYF91cT/bjk52YT/nexvkmW0
    ii3EGmJB0h61VTKzhRb0n/X7u9xfjxnZ/NmjUzBRMB0GA1UdDgQWBBQxl0/u34mu
    ey6Ds3UkcZzNNtfJgDAfBgNVHSMEGDAWgBQxl0/u34muey6Ds3UkcZzNNtfJgDAP
    BgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0YAMEMCH1XzFShFR92CRJPagmtT
    Y94tYe3HeeT9KOGLN4g8O/MCIC/94QJ/MgSyYdxxUsP0Ws9+nPxdsUGV86+0muoK
    mVif
    -----END CERTIFICATE-----

    """
}
