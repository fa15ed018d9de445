import Foundation
import Testing

/// The end of a level, from the first lesson to the next level.
struct LevelEndTests {
  let learner: Learner

  init() throws {
    learner = try Learner()
    try learner.learn(
      "a1-u1-vocabulary",
      "a1-u1-writing",
      "a1-u4-checkpoint",
      "a2-u1-vocabulary",
      "a2-u1-writing"
    )
  }

  private func lesson(_ name: String) throws -> String {
    let run =
      name.hasSuffix("vocabulary")
      ? try learner.ask(name) : try learner.run(["lesson", name], lines: ["bir", "iki", "", ""])
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
    return run.output
  }

  private func level() throws -> String { try learner.run(["level"]).output }

  private let congratulation = "Tebrikler! You have finished A1.\n"

  @Test(arguments: [
    ["a1-u1-vocabulary", "a1-u1-writing", "a1-u4-checkpoint"],
    ["a1-u4-checkpoint", "a1-u1-writing", "a1-u1-vocabulary"],
    ["a1-u4-checkpoint", "a1-u1-vocabulary", "a1-u1-writing"],
  ])
  func `in a pipe the last open lesson, whichever it is, ends the level and opens the next`(
    order: [String]
  ) throws {
    for name in order.dropLast() { #expect(try !lesson(name).contains("Tebrikler")) }
    #expect(try level() == "A1 (not chosen yet)\n")
    let before = try learner.run(["status"]).output
    #expect(before.contains("\nNext lesson: \(order[2])\n"))
    #expect(
      before.contains("  A1 [") && !before.contains("  A2 ["),
      "a level without a lesson done"
    )
    let end = try lesson(order[2])
    #expect(end.contains(congratulation) && end.contains("You can now say who you are"))
    #expect(end.hasSuffix("Next: unit 1, words (a2-u1-vocabulary)\n"), "\(end)")
    #expect(try level() == "A2\n")
    let status = try learner.run(["status"]).output
    #expect(status.contains("  A1 [##########] 3 of 3 lessons, 100 %\n"))
    #expect(status.contains("  A2 [----------] 0 of 2 lessons, 0 %\n"))
    #expect(status.contains("\nNext lesson: a2-u1-vocabulary\n"))
    // The remaining lines have begun nothing.
    #expect(try !learner.run(["export"]).output.contains("a2-u1"))
  }

  @Test func `skipped or unfinished lessons keep the level open, and come next`() throws {
    _ = try lesson("a1-u1-vocabulary")
    _ = try lesson("a1-u1-writing")
    let lines = ["bir", ":skip", ":skip"]
    let left = try learner.run(["lesson", "a1-u4-checkpoint"], lines: lines).output
    #expect(left.contains("1 left out.") && !left.contains("Tebrikler"))
    #expect(try level() == "A1 (not chosen yet)\n")
    let next = "\nNext lesson: a1-u4-checkpoint\n"
    #expect(try learner.run(["status"]).output.contains(next))
    _ = try learner.run(["lesson", "a1-u4-checkpoint"], lines: ["bir", ":quit"])
    #expect(try learner.run(["status"]).output.contains(next))
    #expect(
      try learner.run(["lesson", "a1-u4-checkpoint"], lines: ["iki"]).output.contains("Tebrikler")
    )
  }

  @Test func `a level chosen by hand stays, whatever is repeated`() throws {
    for name in ["a1-u1-vocabulary", "a1-u1-writing", "a1-u4-checkpoint"] { _ = try lesson(name) }
    #expect(try learner.run(["level", "A1"]).output == "Your level is A1.\n")
    for name in ["a1-u1-writing", "a1-u1-vocabulary"] {
      #expect(try !lesson(name).contains("Tebrikler"))
    }
    #expect(try level() == "A1\n")
    #expect(try learner.run(["status"]).output.contains("\nNext lesson: a2-u1-vocabulary\n"))
  }

  @Test func `a learner who is ahead is congratulated too, and stays ahead`() throws {
    _ = try learner.run(["level", "A2"])
    for name in ["a1-u1-vocabulary", "a1-u1-writing"] { _ = try lesson(name) }
    let end = try lesson("a1-u4-checkpoint")
    #expect(end.contains(congratulation) && !end.contains("Your level is"))
    #expect(try level() == "A2\n")
  }

  @Test func `at a terminal Enter goes to the next level, and home continues there`() throws {
    _ = try learner.run(["level", "A1"])
    for name in ["a1-u1-vocabulary", "a1-u4-checkpoint"] { _ = try lesson(name) }
    let terminal = try PseudoTerminal(learner, [])
    try terminal.see("Enter: today, 15 minutes: 6 new cards, then unit 1, writing")
    terminal.type("c")
    try terminal.see("2 [ ] writing")
    try terminal.see("? >")
    terminal.type("2")
    for (answer, item) in [("bir", "1/2"), ("iki", "2/2")] {
      try terminal.see(item)
      try terminal.seePrompt(">")
      terminal.type("\(answer)\r")
      try terminal.see("+ Doğru!")
      terminal.type("\r")
    }
    try terminal.see("A1 unit 1, writing done: 2 of 2 on the first try")
    try terminal.see("Tebrikler! You have finished A1.")
    try terminal.see("Your level is A2 now.")
    try terminal.seePrompt("Enter, b back, ? >")
    terminal.type("\r")
    try terminal.see("New words, 1/1")
    terminal.type("b")
    try terminal.see("A2: 2 lessons")
    terminal.type("q")
    #expect(terminal.end() == 0 && terminal.isRestored)
    #expect(try level() == "A2\n")
  }

  @Test func `with --plain Enter continues, and q leaves`() throws {
    for name in ["a1-u1-vocabulary", "a1-u4-checkpoint"] { _ = try lesson(name) }
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-writing", "--plain"])
    try terminal.seePrompt(">")
    terminal.type("bir\r")
    try terminal.see("2/2")
    terminal.type("iki\r")
    try terminal.see("? >")
    terminal.type("\r")
    try terminal.see("Next: unit 1, words (a2-u1-vocabulary)")
    try terminal.seePrompt("Enter, b back, ? >")
    terminal.type("\r")
    try terminal.see("New words, 1/1")
    terminal.type("q\r")
    #expect(terminal.end() == 0)
  }

  @Test func `home leads on from a level that was finished with an earlier version`() throws {
    for name in ["a1-u1-vocabulary", "a1-u1-writing", "a1-u4-checkpoint"] { _ = try lesson(name) }
    _ = try learner.run(["level", "A1"])
    let terminal = try PseudoTerminal(learner, [])
    try terminal.see("A1 is done. Next comes A2, everyday life: past, plans, requests.")
    try terminal.see("then unit 1, words")
    terminal.type("\r")
    try terminal.see("How long should a day be?")
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(try level() == "A2\n")
  }

  @Test func `after the last lesson of the course home offers cards, practice and the game`() throws
  {
    for name in ["a1-u1-vocabulary", "a1-u1-writing", "a1-u4-checkpoint", "a2-u1-vocabulary"] {
      _ = try lesson(name)
    }
    #expect(
      try lesson("a2-u1-writing").hasSuffix(
        """
          The whole course is done. Güle güle kullanın!
          Keep your Turkish alive: dilim review, dilim practice, dilim game scramble.

        """
      )
    )
    #expect(try level() == "A2\n")
    #expect(try !learner.run(["status"]).output.contains("Next lesson"))
    var terminal = try PseudoTerminal(learner, [])
    try terminal.see("The whole course is done. Güle güle kullanın!")
    try terminal.see("Enter: today, 15 minutes: 12 new cards, then practice")
    terminal.type("r")
    try terminal.see("12 to go (new)")
    terminal.type("q")
    #expect(terminal.end() == 0)
    for unit in ["a1-u1", "a2-u1"] { _ = try learner.run(["decks", "set", unit, "new=0"]) }
    terminal = try PseudoTerminal(learner, [])
    try terminal.see("Enter: today, 15 minutes: practice")
    terminal.type("e")
    try terminal.see("1/2")
    terminal.type(":back\r")
    try terminal.see("Enter: today, 15 minutes: practice")
    try terminal.see("? >")
    terminal.type("g")
    try terminal.see("Make words from these letters")
    terminal.type("\u{3}")
    #expect(terminal.end() == 130)
  }
}
