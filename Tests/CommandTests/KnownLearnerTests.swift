import Testing

/// The first home of somebody whose answers are already in the record.
struct KnownLearnerTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  @Test func `after lessons in a pipe home asks for the keyboard only, and then shows today`()
    throws
  {
    let done = try learner.run(["lesson", "a1-u1-writing"], lines: ["x", "", "", ":quit"])
    #expect(done.code <= 1)
    let terminal = try PseudoTerminal(learner, [])
    try terminal.see("Your answers are all here")
    try terminal.see("Does your keyboard have")
    terminal.type("n")
    try terminal.see("Enter: today, 15 minutes")
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(try learner.run(["level"]).output == "A1\n")
  }
}
