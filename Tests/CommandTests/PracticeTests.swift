import Testing

/// `dilim practice` for a purpose.
struct PracticeTests {
  let learner: Learner

  init() throws {
    learner = try Learner()
    try learner.learn("a1-u1-vocabulary", "a1-u1-writing", "a1-u2-writing", "a2-u1-writing")
    let syllabus = """
      A1.1 | Bir | One | copula-present
      A1.2 | İki | Two | locative

      """
    _ = try learner.write(syllabus, to: "course/syllabus.txt")
  }

  private func practice(_ words: String..., lines: [String] = []) throws -> (
    code: Int32, output: String, errors: String
  ) {
    let run = try learner.run(["practice"] + words, lines: lines)
    return (run.code, run.output, run.errors)
  }

  @Test(arguments: [
    ("--mistakes", "There are no answers yet"), ("--words", "dilim review"),
    ("--weak", "three answers"),
  ])
  func `with nothing to practise it says what to do`(option: String, sentence: String) throws {
    let run = try practice(option)
    #expect(run.code == 0 && run.output == "" && run.errors.contains(sentence), "\(run.errors)")
  }

  @Test func `what failed at the first try comes back in another item, until it is settled`() throws
  {
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: ["xyz", "iki", "bir"])
    let run = try practice("--mistakes", lines: ["iki"])
    #expect(run.output.contains("1/1  Put into Turkish:\ntwo\n"), "\(run.output)")
    #expect(run.output.contains("practice of mistakes done: 1 of 1 on the first try"))
    let own = try practice("--mistakes", lines: ["iki"])
    #expect(own.output.contains("two"), "one other item does not settle it")
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: ["bir", "iki"])
    #expect(try practice("--mistakes").errors.contains("has been right since"))
  }

  @Test func `words that failed in their list are typed again, until they are right`() throws {
    let choices = (1...6).flatMap { _ in ["1", ":right"] }
    _ = try learner.run(["lesson", "a1-u1-vocabulary"], lines: choices + ["x", ":quit"])
    let run = try practice("--words", lines: ["x", ":quit"])
    #expect(run.output.contains("1/1  Put into Turkish:\nmeaning "), "\(run.output)")
    let exported = try learner.run(["export"]).output
    #expect(exported.contains("\"focus\":\"words\""))
  }

  @Test func `a grammar point is drawn from what was reached, and with --all from everything`()
    throws
  {
    #expect(try practice("--grammar", "locative").errors.contains("--grammar locative --all"))
    let run = try practice("--grammar", "copula-present", lines: ["x", ":quit"])
    #expect(run.output.contains("1/2  Put into Turkish:"), "\(run.output)")
    #expect(run.output.replacing("\n  ", with: " ").contains("Go on with: dilim"))
    let all = try practice("--grammar", "copula-present", "--all", lines: [":quit"])
    #expect(all.output.contains("1/6  Put into Turkish:"), "\(all.output)")
  }

  @Test func `an unknown grammar point has a near name`() throws {
    let run = try practice("--grammar", "locativ")
    #expect(run.code == 2)
    #expect(
      run.errors == "There is no grammar point locativ. Did you mean locative? `dilim note` lists "
        + "them.\n"
    )
  }

  @Test func `two purposes are one too many`() throws {
    for words in [["--mistakes", "--weak"], ["writing", "--words"], ["--words", "--unit", "1"]] {
      #expect(try learner.run(["practice"] + words).code == 2, "\(words)")
    }
  }

  @Test func `a skill is drawn from what was reached, unless --all is given`() throws {
    let first = try practice("writing", lines: [":quit"])
    #expect(first.output.contains("1/2  "), "\(first.output)")
    let ahead = try practice("writing", "--level", "A2")
    #expect(ahead.code == 0 && ahead.errors.contains("You have not reached A2 yet."))
    #expect(try practice("writing", "--level", "A2", "--all").output.contains("1/2  "))
    _ = try learner.run(["level", "A2"])
    #expect(try practice("writing", "--level", "A1").output.contains("1/4  "))
  }

  @Test func `a weak point needs answers that failed`() throws {
    for _ in 0..<2 {
      _ = try learner.run(["lesson", "a1-u1-writing"], lines: ["xyz", "xyz", "bir", "iki"])
    }
    let weak = try practice("--weak", lines: ["bir", "iki"])
    #expect(weak.output.contains("practice of weak points done: 2 of 2"), "\(weak.output)")
  }

  @Test func `practice that was left goes on where it was`() throws {
    _ = try practice("--grammar", "copula-present", "--count", "2", lines: ["xyz", ":quit"])
    let status = try learner.run(["status"]).output
    #expect(status.contains("Left open: practice of “to be” (öğretmenim), "), "\(status)")
    let exported = try learner.run(["export"]).output
    #expect(exported.contains("\"focus\":\"grammar copula-present\""))
    #expect(exported.hasPrefix("{\"dilim\":\"export\",\"version\":5}"))
  }

  @Test func `grammar points are completed`() throws {
    learner.environment["DILIM_CONTENT"] = Learner.content
    for words in [["practice", "--grammar", ""], ["note", ""]] {
      let run = try learner.run(["completions", "offer", "--"] + words)
      #expect(run.lines.contains("locative"), "\(run.output)")
    }
  }

  @Test func `at a terminal a lesson leads on, and a checkpoint that failed has a plan`() throws {
    try learner.learn("a1-u4-checkpoint")
    _ = try learner.run(["level", "A1"])
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u2-writing"])
    for (answer, item) in [("bir", "1/2"), ("iki", "2/2")] {
      try terminal.see(item)
      try terminal.seePrompt(">")
      terminal.type("\(answer)\r")
      try terminal.see("+ Doğru!")
      terminal.type("\r")
    }
    try terminal.see("Unit 2 is done: İki. Güzel!")
    try terminal.see("Next: checkpoint, Unit 4 — Enter")
    terminal.type("\r")
    for (answer, item) in [("xyz", "1/2"), ("iki", "2/2"), ("bir", "Again")] {
      try terminal.see(item)
      try terminal.seePrompt(">")
      terminal.type("\(answer)\r")
      try terminal.see("? >")
      terminal.type("\r")
    }
    try terminal.see("Checkpoint not passed yet: 1 of 2 at the first try, 2 are needed.")
    try terminal.see("Your plan: “to be” (öğretmenim). p practises these points.")
    terminal.type("p")
    try terminal.see("1/")
    terminal.type("\u{3}")
    #expect(terminal.end() == 130)
  }
}
