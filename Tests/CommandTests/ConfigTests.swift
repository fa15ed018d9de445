import Foundation
import Testing

/// The settings of a learner: `dilim config` and its file.
struct ConfigTests {
  let learner: Learner
  private var file: String { "\(learner.home)/config/dilim/config" }

  init() throws { learner = try Learner() }

  @Test func `a setting is kept, shown and removed`() throws {
    #expect(try learner.run(["config", "get", "explain"]).output == "ask\n")
    #expect(try learner.run(["config", "set", "explain", "always"]).code == 0)
    #expect(try learner.run(["config", "get", "explain"]).output == "always\n")
    #expect(try learner.run(["config"]).output.contains("\n* explain = always\n"))
    #expect(try learner.run(["config", "unset", "explain"]).code == 0)
    #expect(try learner.run(["config", "get", "explain"]).output == "ask\n")
    #expect(try learner.run(["config", "path"]).output == file + "\n")
  }

  @Test func `reading a setting creates nothing, and only the learner can read the file`() throws {
    #expect(try learner.run(["config"]).code == 0)
    #expect(learner.files == [:])
    _ = try learner.run(["config", "set", "model", "m"])
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `comments and the order of lines are kept`() throws {
    let text = "# mine\n\nmodel = a\n# more\nexplain = never\n"
    _ = try learner.write(text, to: "config/dilim/config")
    #expect(try learner.run(["config", "set", "model", "b c"]).code == 0)
    let changed = try String(contentsOfFile: file, encoding: .utf8)
    #expect(changed == "# mine\n\nmodel = b c\n# more\nexplain = never\n")
  }

  @Test(arguments: [
    ("modle = x", ":2: there is no setting modle; did you mean model?"),
    ("model", ":2: expected name = value"),
    ("explain = often", ":2: explain = often: expected ask, always, never"),
    ("total_timeout = 0", ":2: total_timeout = 0: expected seconds"),
    ("max_tokens = many", ":2: max_tokens = many: expected a number from 64 to 32000"),
    ("base_url = http://127.0.0.1:2/v1", ":2: base_url is set twice"),
    ("base_url = https://me:secret@example.com/v1", ":2: base_url: put no name or password"),
  ])
  func `an invalid line is reported with its place`(_ line: String, _ message: String) throws {
    let path = try learner.write(
      "base_url = http://127.0.0.1:1/v1\n\(line)\n",
      to: "config/dilim/config"
    )
    let run = try learner.run(["config"])
    #expect(run.code == 3 && run.output == "")
    #expect(run.errors.contains(path + message))
  }

  @Test func `all invalid lines are reported at once`() throws {
    let path = try learner.write(
      "modle = x\nmodel = m\n\nexplain = often\nmodel = n\nmax_tokens\nbase_url = https://a:b@c\n",
      to: "config/dilim/config"
    )
    let told = """
      \(path):1: there is no setting modle; did you mean model?
      \(path):4: explain = often: expected ask, always, never
      \(path):5: model is set twice; remove one line
      \(path):6: expected name = value
      \(path):7: base_url: put no name or password into the address; see key_command

      """
    let run = try learner.run(["config"])
    #expect(run.code == 3 && run.output == "" && run.errors == told)
    #expect(try learner.run(["config", "set", "model", "o"]).errors == told)
  }

  @Test(arguments: [
    (["config", "get", "langage"], "Did you mean language?"),
    (["config", "set", "explain", "often"], "expected ask, always, never"),
    (["config", "set", "model", "a\nb"], "one line"),
    (["config", "preset", "olama"], "Did you mean ollama?"),
    (["config", "put"], "dilim config takes"),
  ])
  func `an invalid value changes nothing, and the valid ones are named`(
    _ words: [String],
    _ message: String
  ) throws {
    let run = try learner.run(words)
    #expect(run.code == 2 && run.errors.contains(message))
    #expect(learner.files == [:])
  }

  @Test func `a preset sets the endpoint, and the environment overrides it`() throws {
    let run = try learner.run(["config", "preset", "openai"])
    #expect(run.code == 0 && run.output.contains("it is sent to https://api.openai.com/v1"))
    #expect(try learner.run(["config", "get", "base_url"]).output == "https://api.openai.com/v1\n")
    let other = ["DILIM_BASE_URL": "http://127.0.0.1:9/v1"]
    let shown = try learner.run(["config"], with: other)
    #expect(shown.output.contains("* base_url = http://127.0.0.1:9/v1 (DILIM_BASE_URL)"))
  }
}
