import NetworkTestSupport
import Testing

/// `dilim prompts`: the program's prompts and the learner's own.
struct PromptsTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let head = "---\ndescription: Mine.\n---\n"
  private static let name = "explain-error.en.prompt"

  private func own(
    _ text: String,
    head: String = head,
    name: String = name
  ) throws -> String {
    try learner.write(head + text, to: "config/dilim/prompts/\(name)")
  }

  @Test func `all prompts of the program can be used`() throws {
    for words in [["prompts"], ["prompts", "check"], ["prompts", "check", "--level", "C2"]] {
      let run = try learner.run(words)
      #expect(run.code == 0 && run.errors == "")
      #expect(run.lines.count == 18)
      #expect(run.lines.allSatisfy { $0.hasPrefix("+ ") })
    }
    #expect(
      try learner.run(["prompts", "path"]).output == "\(learner.home)/config/dilim/prompts\n"
    )
    #expect(learner.files == [:])
  }

  @Test func `show prints what would be sent, filled in`() throws {
    let run = try learner.run(["prompts", "show", Self.name, "--level", "B1"])
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("== system\nYou assist a teacher of Turkish."))
    #expect(run.output.contains("The learner is at level B1"))
    #expect(run.output.contains("\n== user\n") && run.output.contains("\n== schema\n"))
    #expect(!run.output.contains("{{"))
  }

  @Test(arguments: [
    ("{{role \"system\"}}\nHello {{langage}}.\n", ":5: unknown variable langage"),
    ("{{role \"system\"}}\n{{#if english}}\nx\n", ":5: "),
    ("{{role \"system\"}}\nx {{/if}}\n", ":5: "),
    ("{{role \"tutor\"}}\nx\n", ":4: "),
  ])
  func `an error in the learner's prompt is reported with its place`(
    _ text: String,
    _ message: String
  ) throws {
    let path = try own(text)
    let run = try learner.run(["prompts", "check"])
    #expect(run.code == 3)
    let line = try #require(run.lines.first { $0.hasPrefix("x ") })
    #expect(line.hasPrefix("x \(path)\(message)"), "\(line)")
    #expect(run.lines.count { $0.hasPrefix("+ ") } == 17)
    #expect(try learner.run(["prompts", "show", Self.name]).code == 3)
    // The error is reported, and the grader's explanation still comes.
    let model = try ModelServer.good()
    let asked = try learner.explain(with: model.environment)
    #expect(asked.code == 3 && asked.errors.contains("\(path)\(message)"))
    #expect(asked.output.contains("Vowel harmony"))
    #expect(model.server.connectionsMade == 0)
  }

  @Test func `the learner's prompt overrides the program's`() throws {
    let text = """
      {{role "system"}}
      Explain in {{language}}, please, as a pirate would.
      {{role "user"}}
      At {{level}}: {{json answer}} {{json right_answer}} {{json findings}}

      """
    let path = try own(
      text,
      head: "---\noutput:\n  format: json\n  schema: explanation.schema.json\n---\n"
    )
    let check = try learner.run(["prompts", "check"])
    #expect(check.code == 0 && check.output.contains("+ \(path): 2 messages"))
    let model = try ModelServer.good()
    #expect(try learner.explain(with: model.environment).code == 1)
    let sent = try #require(model.requests.first?.text)
    #expect(sent.contains("Explain in English, please, as a pirate would."))
    #expect(!sent.contains("teacher of Turkish"))
  }

  @Test func `a file with an unknown prompt name is reported with the nearest name`() throws {
    _ = try own("x", name: "explain-eror.en.prompt")
    let run = try learner.run(["prompts", "check"])
    #expect(run.code == 3 && run.output.contains("did you mean explain-error.en.prompt?"))
  }

  @Test(arguments: [
    (["show", "explain-error.en.promt"], "Did you mean explain-error.en.prompt?"),
    (["show"], "dilim prompts takes"), (["chck"], "dilim prompts takes"),
    (["check", "--level", "D1"], "expected A1, A2, B1, B2, C1 or C2"),
  ])
  func `for an invalid word the valid ones are named`(_ words: [String], _ message: String) throws {
    let run = try learner.run(["prompts"] + words)
    #expect(run.code == 2 && run.output == "" && run.errors.contains(message), "\(run.errors)")
  }
}
