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

/// The sources of the key and the only servers that get it.
struct KeyTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  @Test(arguments: [
    "Incorrect API key provided: KEY. Find yours at …", "KEYKEY", "Bearer KEY", #"\"KEY\""#,
    "no\\u0020KEY", "sk-less\\u006fn-0123456789", "sk\\u002dlesson\\u002d0123456789",
    "sk\\\\u002dlesson-0123456789", "sk%2Dlesson%2D0123456789", "sk&#45;lesson&#x2d;0123456789",
    "c2stbGVzc29uLTAxMjM0NTY3ODk=",
  ])
  func `a key that the server repeats is printed nowhere`(_ message: String) throws {
    let said = message.replacingOccurrences(of: "KEY", with: ModelServer.key)
    let model = try ModelServer(ModelServer.refusal(401, said))
    for options in [[], ["--json"]] {
      let run = try learner.explain(options, with: model.environment)
      #expect(run.code == 4)
      #expect(!run.all.contains("0123456789") && !run.all.contains("bGVzc29u"), "\(run.all)")
      #expect(run.all.contains("[key]"), "\(run.all)")
    }
    for words in [["doctor"], ["config"]] {
      #expect(!(try learner.run(words, with: model.environment).all.contains(ModelServer.key)))
    }
    for (name, bytes) in learner.files {
      #expect(bytes.range(of: Data(ModelServer.key.utf8)) == nil, "\(name)")
    }
  }

  @Test(arguments: [
    ModelServer.key, #"sk\u002dlesson\u002d0123456789"#, #"\u0073k-lesson-0123456789"#,
    #"sk-les\u200bson-0123456789"#, #"sk-les\u001b[1mson-0123456789"#,
  ])
  func `a key in a good reply is hidden there too, and not kept`(_ key: String) throws {
    let text = "The last vowel of öğretmen is e, KEY, so the ending is -im."
    // The escapes are those of the explanation, which is JSON inside the JSON of the reply.
    let reply = try ModelServer.explanation(text).replacing("KEY", with: key)
    let model = try ModelServer(try ModelServer.counted(reply))
    for options in [[], ["--json"]] {
      let run = try learner.explain(options, with: model.environment)
      #expect(run.code == 1 && run.output.contains("[key]"), "\(run.all)")
      #expect(!run.all.contains("0123456789"), "\(run.all)")
    }
    let export = try learner.run(["export"]).output
    #expect(export.contains("[key]") && !export.contains("0123456789"))
    for (name, bytes) in learner.files {
      #expect(bytes.range(of: Data("0123456789".utf8)) == nil, "\(name)")
    }
  }

  @Test(arguments: [150, 180, 195, 560, 590])
  func `no part of a key remains where a message is cut`(_ length: Int) throws {
    let said = String(repeating: "x", count: length) + " " + ModelServer.key
    for steps in [ModelServer.refusal(401, said), Step.response(502, [], "<p>\(said)</p>")] {
      let model = try ModelServer(steps)
      let run = try learner.explain(with: model.environment)
      #expect(run.code == 4 && run.errors.contains("xxx"))
      #expect(!run.all.contains("sk-less"), "\(run.all)")
    }
  }

  /// The sources of a key; the first is used if all are set.
  @Test func `the key comes from its command, the environment or its file, in this order`() throws {
    let model = try ModelServer.good()
    let command = try learner.write("sk-from-command\n", to: "command")
    let file = try learner.write("sk-from-the-file\n", to: "key")
    _ = chmod(file, 0o600)
    var environment = model.environment
    environment["DILIM_API_KEY"] = "sk-from-dilim"
    func sent() throws -> String? {
      _ = try learner.run(["feedback", "--delete"])
      _ = try learner.explain(with: environment)
      return model.requests.last?["authorization"]
    }
    try learner.set("key_command = cat '\(command)'", "key_file = \(file)")
    #expect(try sent() == "Bearer sk-from-command")
    try learner.set("key_file = \(file)")
    #expect(try sent() == "Bearer sk-from-dilim")
    environment["DILIM_API_KEY"] = ""
    #expect(try sent() == "Bearer sk-from-the-file")
    try learner.set("")
    #expect(try sent() == nil)
  }

  @Test(arguments: [
    ("key_file = KEY", "chmod 600"), ("key_file = /no/such/key", "can't be read"),
    ("key_command = exit 3", "status 3"), ("key_command = echo two words", "without spaces"),
    ("key_command = kill -9 $$", "signal 9"), ("key_command = true", "is not a key"),
    ("key_command = echo; echo sk-second-line", "is not a key"), ("key_command = yes", "failed"),
    ("key_command = tr -d 'x' </dev/zero", "failed"),
  ])
  func `without a readable key nothing is sent`(
    _ line: String,
    _ message: String
  ) throws {
    let model = try ModelServer.good()
    let key = try learner.write("sk-open-to-all\n", to: "key")
    _ = chmod(key, 0o644)
    try learner.set(line.replacingOccurrences(of: "KEY", with: key))
    let run = try learner.explain(with: model.environment.filter { $0.key != "DILIM_API_KEY" })
    #expect(run.code == 3)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!run.all.contains("sk-open-to-all") && !run.all.contains("two words"))
    #expect(model.server.connectionsMade == 0)
  }

  @Test(arguments: ["--key", "--api-key"])
  func `no option takes a key`(_ name: String) throws {
    let run = try learner.explain([name, ModelServer.key])
    #expect(run.code == 2)
    #expect(!run.all.contains(ModelServer.key))
  }

  @Test func `the list of processes does not show the key`() throws {
    let isAsked = Signal()
    let model = try ModelServer([.fire(isAsked), .hang])
    let file = try learner.write(ModelServer.key, to: "key")
    _ = chmod(file, 0o600)
    try learner.set("key_file = \(file)")
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let child = try Child(
      Learner.program,
      arguments: ["explain", "--accept", "(Ben) öğretmenim.", "Ben öğretmenım"],
      environment: learner.environment
        .merging(model.environment.filter { $0.key != "DILIM_API_KEY" }) { $1 },
      stream: .descriptors(null, null, null)
    )
    #expect(isAsked.happensSoon())
    #expect(model.requests.first?["authorization"] == "Bearer \(ModelServer.key)")
    let list = try learner.shell("ps -A -ww -o pid=,args=")
    let own = list.lines.filter { $0.split(separator: " ").first == "\(child.pid)" }
    #expect(own.count == 1 && own.first?.contains(" explain --accept ") == true)
    #expect(!list.output.contains(ModelServer.key))
    child.kill()
  }

  @Test func `the variables override the file`() throws {
    let (named, other) = (try ModelServer.good(), try ModelServer.good())
    try learner.set("base_url = \(other.server.address)/v1", "model = from-file")
    let run = try learner.explain(with: named.environment)
    #expect(run.output.contains("AI explanation"))
    #expect(named.requests.first?.text.contains(#""model":"m""#) == true)
    #expect(other.server.connectionsMade == 0)
    _ = try learner.explain(with: ["no_proxy": "*"])
    #expect(other.requests.first?.text.contains(#""model":"from-file""#) == true)
    #expect(other.requests.first?["authorization"] == nil)
  }

  @Test(arguments: [
    "http://example.com/v1", "http://localhost.example.com/v1", "http://127.0.0.1.example.com/v1",
  ])
  func `plain HTTP is allowed to this machine only`(_ address: String) throws {
    let extra = ["DILIM_BASE_URL": address, "DILIM_API_KEY": ModelServer.key]
    let run = try learner.explain(with: extra)
    #expect(run.code == 3)
    #expect(run.errors.contains("must be asked by https"), "\(run.errors)")
    #expect(!run.all.contains(ModelServer.key))
  }

  @Test(arguments: [
    "file:///etc/passwd", "ftp://127.0.0.1/v1", "http://", "http://127.0.0.1@example.com/v1",
  ])
  func `an address other than a plain web address is refused`(_ address: String) throws {
    let run = try learner.explain(with: ["DILIM_BASE_URL": address, "DILIM_MODEL": "m"])
    // The text before an @ may be a password.
    let shown = address.lastIndex(of: "@").map { "…\(address[$0...])" } ?? address
    #expect(run.code == 3 && run.errors.contains("base_url = \(shown)"), "\(run.errors)")
  }

  @Test func `a proxy never sees requests to this machine`() throws {
    let (model, proxy) = (try ModelServer.good(), try ModelServer.good())
    var environment = model.environment
    environment["no_proxy"] = nil
    for name in ["http_proxy", "HTTP_PROXY", "https_proxy", "all_proxy", "ALL_PROXY"] {
      environment[name] = proxy.server.address
    }
    #expect(try learner.explain(with: environment).output.contains("AI explanation"))
    #expect(model.requests.count == 1 && proxy.server.connectionsMade == 0)
  }

  @Test(arguments: [301, 302, 307, 308])
  func `a redirect is reported and not followed`(_ status: Int) throws {
    let other = try ModelServer.good()
    let location = "Location: \(other.server.address)/v1/chat/completions"
    let model = try ModelServer(Step.response(status, [location], ""))
    let run = try learner.explain(with: model.environment)
    #expect(run.code == 4 && run.errors.contains(other.server.address))
    #expect(other.server.connectionsMade == 0)
    #expect(model.requests.count == 1)
  }
}
