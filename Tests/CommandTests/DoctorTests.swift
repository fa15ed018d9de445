import Foundation
import NetworkTestSupport
import Testing

/// `dilim doctor`: what works, what does not, and what to do.
struct DoctorTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let parts = [
    "course", "record", "backups", "settings", "prompts", "terminal", "sound",
    "microphone", "endpoint",
  ]

  private func part(_ name: String, of run: Run) -> String? {
    run.lines.first { $0.dropFirst(2).hasPrefix("\(name) ") }
  }

  @Test func `if all is well each part has a line, and nothing is changed`() throws {
    let run = try learner.run(["doctor"])
    #expect(run.code == 0 && run.errors == "")
    #expect(run.lines.count == Self.parts.count)
    #expect(run.lines.allSatisfy { $0.hasPrefix("+ ") })
    for name in Self.parts { #expect(part(name, of: run) != nil, "\(name)") }
    #expect(part("endpoint", of: run)?.contains("none set") == true)
    #expect(learner.files == [:])
  }

  @Test func `the endpoint is asked for its models once`() throws {
    let model = try ModelServer(ModelServer.models(["m", "gemma-3-4b"]))
    let run = try learner.run(["doctor"], with: model.environment)
    #expect(run.code == 0)
    #expect(
      run.errors
        == "Asking \(model.server.address)/v1 for its models; the key from DILIM_API_KEY is sent.\n"
    )
    #expect(
      part("endpoint", of: run)
        == "+ endpoint  \(model.server.address)/v1 answers; models: m, gemma-3-4b"
    )
    #expect(model.requests.map(\.target) == ["/v1/models"])
    #expect(model.requests.first?.method == "GET")
    let offline = try learner.run(["doctor", "--offline"], with: model.environment)
    #expect(offline.code == 0 && model.requests.count == 1)
  }

  @Test func `it says whether a key is sent before the key is read`() throws {
    let model = try ModelServer(ModelServer.models(["m"]))
    var own = model.environment.filter { $0.key != "DILIM_API_KEY" }
    try learner.set("key_command = echo asked >&2; echo \(ModelServer.key)")
    let run = try learner.run(["doctor"], with: own)
    #expect(run.errors.hasSuffix("for its models; the key from key_command is sent.\nasked\n"))
    try learner.set("")
    own["OPENAI_API_KEY"] = ModelServer.key
    let without = try learner.run(["doctor"], with: own)
    #expect(
      without.errors.hasSuffix("no key is sent; OPENAI_API_KEY is only for api.openai.com.\n")
    )
    #expect(model.requests.map { $0["authorization"] != nil } == [true, false])
  }

  @Test(arguments: [(0o644, "read"), (0o640, "read"), (0o606, "changed"), (0o666, "changed")])
  func `files of the learner that others can read are reported`(_ mode: Int, _ verb: String) throws
  {
    _ = try learner.run(["level", "A1"])
    _ = try learner.run(["config", "set", "model", "m"])
    #expect(try !learner.run(["doctor"]).output.contains("chmod"))
    let config = "\(learner.home)/config/dilim/config"
    for path in [learner.record, config] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    let run = try learner.run(["doctor"])
    #expect(run.code == 0)
    for (name, path) in [("record   ", learner.record), ("settings ", config)] {
      let warning =
        "\n! \(name) \(path) can be \(verb) by others; close it with: chmod go= \(path)\n"
      #expect(run.output.contains(warning), "\(run.output)")
    }
    #expect(try learner.shell("chmod go= \(config) \(learner.record)").code == 0)
    #expect(try !learner.run(["doctor"]).output.contains("chmod"))
  }

  @Test func `if the server has several models, one must be chosen`() throws {
    let model = try ModelServer(ModelServer.models(["a", "b", "c", "d", "e", "f", "g"]))
    var environment = model.environment
    environment["DILIM_MODEL"] = ""
    let run = try learner.run(["doctor"], with: environment)
    #expect(run.code == 3)
    #expect(part("endpoint", of: run)?.hasSuffix("models: a, b, c, d, e and 2 more") == true)
    #expect(part("model", of: run) == "x model     choose one: dilim config set model NAME")
  }

  @Test func `an unlisted model is reported but may work`() throws {
    let model = try ModelServer(ModelServer.models(["gemma"]))
    let run = try learner.run(["doctor"], with: model.environment)
    #expect(run.code == 0)
    #expect(part("endpoint", of: run)?.hasSuffix("models: gemma; it doesn't name m") == true)
  }

  @Test func `invalid settings are reported with their line`() throws {
    try learner.set("model = m", "modle = n")
    let run = try learner.run(["doctor"])
    #expect(run.code == 3)
    let line = try #require(part("settings", of: run))
    #expect(line.hasPrefix("x "))
    #expect(line.contains("config/dilim/config:2: there is no setting modle"))
    #expect(part("course", of: run)?.hasPrefix("+ ") == true)
  }

  @Test func `an invalid prompt is reported with its line`() throws {
    let path = try learner.write(
      "---\ndescription: Mine.\n---\n{{role \"system\"}}\n{{langage}}\n",
      to: "config/dilim/prompts/chat.en.prompt"
    )
    let run = try learner.run(["doctor"])
    #expect(run.code == 3)
    #expect(part("prompts", of: run)?.contains("\(path):5: unknown variable langage") == true)
  }

  @Test func `a server that is down gives 4, a broken course 3`() throws {
    let model = try ModelServer.good()
    model.server.stop()
    let run = try learner.run(["doctor"], with: model.environment)
    #expect(run.code == 4)
    #expect(part("endpoint", of: run)?.contains("can't be reached") == true)
    let empty = try learner.run(["doctor", "--content", "/no/such/folder"])
    #expect(empty.code == 3 && part("course", of: empty)?.hasPrefix("x ") == true)
    #expect(part("sound", of: empty) != nil)
  }

  @Test func `a wrong key is reported without showing it`() throws {
    let model = try ModelServer(ModelServer.refusal(401, "No: \(ModelServer.key)"))
    let run = try learner.run(["doctor"], with: model.environment)
    #expect(run.code == 4)
    #expect(part("endpoint", of: run)?.contains("rejects the key") == true)
    #expect(run.output.contains("[key]") && !run.all.contains(ModelServer.key))
  }

  @Test func `a server without the API is reported`() throws {
    let model = try ModelServer(Step.response(200, ["Content-Type: text/html"], "<h1>Log in</h1>"))
    let run = try learner.run(["doctor"], with: model.environment)
    #expect(run.code == 4)
    #expect(part("endpoint", of: run)?.contains("is not this API") == true)
  }

  @Test func `a file that is not a record is reported and left unchanged`() throws {
    _ = try learner.write(
      "no record at all, but long enough to be read",
      to: "data/dilim/learner.db"
    )
    let before = learner.files
    let run = try learner.run(["doctor"])
    #expect(run.code == 3)
    #expect(part("record", of: run)?.hasPrefix("x ") == true)
    #expect(learner.files == before)
  }
}
