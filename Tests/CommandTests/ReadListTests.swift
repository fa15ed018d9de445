import Foundation
import Testing

/// Word lists that were read, and the decks that they begin.
struct ReadListTests {
  let learner: Learner

  init() throws {
    learner = try Learner()
    try learner.learn("a1-u1-vocabulary", "a1-u1-writing", "a1-u2-vocabulary", "a1-u3-vocabulary")
  }

  private func dilim(_ words: String..., lines: [String] = [], day: Int = 1) throws -> Run {
    try learner.run(words, lines: lines, with: now(day))
  }

  /// Goes through the word list of a unit to its end.
  private func list(_ unit: Int, day: Int = 1, words: Int = 6) throws -> Run {
    try learner.ask("a1-u\(unit)-vocabulary", words: words, with: now(day))
  }

  private func now(_ day: Int = 1) -> [String: String] {
    ["DILIM_NOW": "2026-03-\(day < 10 ? "0" : "")\(day)T10:00:00Z", "TZ": "UTC"]
  }

  private func begun() throws -> [String] {
    try dilim("decks").lines.filter { !$0.contains("not begun") }.map { String($0.prefix(5)) }
  }

  private let told = "These words are cards now: r at home or dilim review asks them"

  @Test func `in a pipe a list that was read begins its deck, and review asks it`() throws {
    let run = try list(2)
    #expect(run.code == 0 && run.output.contains(told))
    #expect(try begun() == ["a1-u2"])
    #expect(try dilim("due").output == "6 new cards: dilim review\n")
    #expect(try dilim("review").output.contains("6 to go (new)"))
    // Read again, it changes nothing.
    let before = try dilim("export").lines.filter { $0.contains(#""type":"deck""#) }
    #expect(try list(2, day: 2).output.contains(told))
    #expect(try dilim("export").lines.filter { $0.contains(#""type":"deck""#) } == before)
  }

  @Test(arguments: [[], ["--plain"]])
  func `at a terminal the last answer begins the deck, no earlier one`(options: [String]) throws {
    _ = try dilim("level", "A1")
    let end = options.isEmpty ? "" : "\r"
    let terminal = try PseudoTerminal(learner, options, with: now())
    try terminal.seePrompt("Enter, c, r, e, m, n, /, p, d, h, g, s, q, ? >")
    terminal.type("c\(end)")
    try terminal.see("1 [ ] words")
    try terminal.see("? >")
    terminal.type("1\(end)")
    try terminal.see("New words, 1/1")
    try terminal.seePrompt("Enter, b back, ? >")
    terminal.type("b\(end)")
    try terminal.see("1 [ ] words")
    try terminal.see("? >")
    // All but the last word are answered elsewhere.
    let lines = (0..<11).flatMap { _ in ["1", ":right"] }
    _ = try learner.run(["lesson", "a1-u1-vocabulary"], lines: lines, with: now())
    #expect(try begun().isEmpty)
    terminal.type("1\(end)")
    try terminal.see("Going on where you left off: 11 of 12 done.")
    try terminal.see("New words, 1/1")
    try terminal.seePrompt("Enter, b back, ? >")
    terminal.type("\r")
    try terminal.see("12/12")
    terminal.type("a1u1söz6\r")
    try terminal.see("+ Doğru!")
    terminal.type("\r")
    try terminal.see("These words are cards now:")
    try terminal.see(options.isEmpty ? "A1 unit 1, words done: " : "a1-u1-vocabulary done: ")
    try terminal.see("b back, ? >")
    terminal.type("b\(end)")
    try terminal.see("1 [x] words")
    try terminal.see("? >")
    terminal.type("b\(end)")
    try terminal.see("Enter: today, 15 minutes: 6 new cards, then unit 1, writing")
    try terminal.see("? >")
    #expect(try begun() == ["a1-u1"])
    terminal.type("r\(end)")
    try terminal.see("6 to go (new)  What does it mean?")
    terminal.type(options.isEmpty ? "q" : ":quit\r")
    #expect(terminal.end() == 0)
  }

  @Test func `all counts of due cards agree, and a review asks as many`() throws {
    _ = try dilim("level", "A1")
    for unit in 1...3 { _ = try list(unit, day: unit) }
    _ = try dilim("cards", "add", "a1u1söz2", "of my own")
    for (day, limits) in [(3, [:]), (4, ["new_per_day": "4"]), (9, ["reviews_per_day": "2"])] {
      for (name, value) in limits { _ = try dilim("config", "set", name, value) }
      _ = try learner.run(
        ["review", "--count", "3"],
        lines: ["", "4", "", "4", "", "4"],
        with: now(day)
      )
      let data = Data(try dilim("due", "--json", day: day).output.utf8)
      let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let (due, new) = (report["due"] as? Int ?? -1, report["new"] as? Int ?? -1)
      let decks = report["decks"] as? [[String: Any]] ?? []
      for (key, sum) in [("due", due), ("new", new)] {
        #expect(decks.reduce(0) { $0 + ($1[key] as? Int ?? 0) } == sum, "day \(day)")
      }
      let sentence = try dilim("due", day: day).lines[0]
      #expect(try dilim("due", "--prompt", day: day).output == "\(due + new)\n")
      #expect(try dilim("status", day: day).lines.last == sentence)
      let status = try dilim("status", "--json", day: day).output
      #expect(status.contains(#""cards":{"due":\#(due),"new":\#(new)}"#))
      #expect(try dilim("review", day: day).output.contains("\(due + new) to go"))
      let terminal = try PseudoTerminal(learner, [], with: now(day))
      try terminal.see(sentence.replacing(": dilim review", with: ""))
      terminal.type("q")
      #expect(terminal.end() == 0)
      if let limit = limits["new_per_day"] { #expect("\(new + 3)" == limit) }
      if limits["reviews_per_day"] != nil { #expect(due == 0) }
    }
  }

  @Test
  func `a day brings no more new cards than its limit, a single deck all that it has`()
    throws
  {
    try learner.learn("a1-u1-vocabulary", "a1-u2-vocabulary", words: 30)
    for unit in 1...2 { _ = try list(unit, words: 30) }
    #expect(try dilim("due").output == "20 new cards: dilim review\n")
    _ = try dilim("config", "set", "new_per_day", "10")
    #expect(try dilim("due").output == "10 new cards: dilim review\n")
    #expect(try dilim("review", "a1-u2").output.contains("20 to go (new)"))
    let easy = (0..<20).flatMap { _ in ["", "4"] }
    let run = try dilim("review", lines: easy)
    #expect(run.output.contains("done: 10 answers, 10 known, 10 new"))
    #expect(run.output.hasSuffix("  The next cards are due on 2 Mar.\n"))
    #expect(try dilim("due").output == "Nothing is due. The next cards come tomorrow.\n")
    _ = try dilim("config", "set", "new_per_day", "0")
    #expect(try list(3).output.contains("new cards are turned off"))
    #expect(try dilim("due", day: 2).output.hasPrefix("Nothing is due."))
    _ = try dilim("config", "unset", "new_per_day")
    _ = try dilim("decks", "set", "a1-u2", "new=25")
    #expect(try dilim("due", day: 2).output == "25 new cards: dilim review\n")
  }

  @Test func `a deleted deck comes back only if the learner wants it`() throws {
    _ = try list(1)
    _ = try dilim("decks", "rm", "a1-u1", "--yes")
    #expect(try begun().isEmpty && dilim("due").output == "Nothing is due.\n")
    let run = try list(1)
    #expect(run.output.contains("deleted the cards of these words, so they are not asked:"))
    #expect(try dilim("review").output.contains("The review: nothing is due now."))
    #expect(try begun().isEmpty)
    #expect(try dilim("review", "a1-u1").output.contains("6 to go (new)"))
    #expect(try begun() == ["a1-u1"])
  }

  @Test func `a word missed in a lesson does not bring back a deleted deck`() throws {
    let other = try Learner()
    let missed = ["Öğretmenim.", "Yorgun musun?", "Ben eve gidiyorum."]
    _ = try other.run(["lesson", "a1-u1-writing"], lines: missed, with: now())
    #expect(try other.run(["due"], with: now()).output == "1 new card: dilim review\n")
    _ = try other.run(["decks", "rm", "a1-u1", "--yes"], with: now())
    _ = try other.run(["lesson", "a1-u1-writing"], lines: [":restart"] + missed, with: now())
    #expect(try other.run(["due"], with: now()).output == "Nothing is due.\n")
  }

  @Test func `a deck that is set to no new cards keeps that`() throws {
    _ = try dilim("decks", "set", "a1-u1", "new=0")
    let run = try list(1)
    #expect(run.output.contains("their deck is set to ask no new ones"))
    #expect(try dilim("due").output == "Nothing is due.\n")
  }

  /// The record of a learner who has read two lists with a version that began no decks.
  private func earlier() throws -> Learner {
    for (unit, day) in [(3, 1), (1, 2)] {
      _ = try list(unit, day: day)
    }
    let export = try dilim("export").lines.filter { !$0.contains(#""type":"deck"#) }
      .filter { !$0.contains(#""type":"card"#) }.joined(separator: "\n")
    let other = try Learner()
    other.environment["DILIM_CONTENT"] = "\(learner.home)/course"
    #expect(try other.run(["import"], input: export).code == 0)
    return other
  }

  @Test(arguments: [
    ["due"], ["due", "--prompt"], ["due", "--list"], ["decks"], ["status"], ["review"],
    ["cards", "list"], ["remind", "now"],
  ])
  func `lists that were read with an earlier version begin their decks at the first use`(
    look: [String]
  ) throws {
    let other = try earlier()
    let run = try other.run(look, with: now(5))
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
    let decks = try other.run(["export"]).lines.filter { $0.contains(#""type":"deck""#) }
    try #require(decks.count == 2)
    // Dated to the day on which they were read.
    #expect(decks[0].contains(#""id":"a1-u3""#) && decks[1].contains(#""id":"a1-u1""#))
    #expect(try other.run(["due"], with: now(5)).output == "12 new cards: dilim review\n")
    #expect(try other.run(["due", "--prompt"], with: now(5)).output == "12\n")
  }

  @Test func `a dry run begins no deck, nor does a list if nothing can be written`() throws {
    let other = try earlier()
    _ = try other.run(["decks", "set", "a1-u2", "new=5", "--dry-run"], with: now(5))
    #expect(try !other.run(["export"]).output.contains(#""type":"deck""#))
    guard let command = try other.commandOfNobody() else { return }
    _ = chmod(URL(fileURLWithPath: other.record).deletingLastPathComponent().path, 0o777)
    _ = chmod(other.record, 0o444)
    let run = try other.shell("\(command) due", with: now(5))
    #expect(run.code == 0 && run.output == "Nothing is due.\n", "\(run.errors)")
  }

  @Test func `a list whose lesson is gone begins no deck and causes no error`() throws {
    let other = try earlier()
    try FileManager.default.removeItem(atPath: "\(learner.home)/course/a1/a1-u3-vocabulary.lesson")
    #expect(try other.run(["due"], with: now(5)).output == "6 new cards: dilim review\n")
    other.environment["DILIM_CONTENT"] = "/nowhere"
    #expect(try other.run(["due"], with: now(5)).output == "6 new cards: dilim review\n")
  }

  @Test func `two machines that exchange their records agree on decks and numbers`() throws {
    let other = try Learner()
    other.environment["DILIM_CONTENT"] = "\(learner.home)/course"
    _ = try list(2, day: 2)
    _ = try list(1, day: 4)
    _ = try other.ask("a1-u1-vocabulary", with: now(1))
    _ = try other.ask("a1-u3-vocabulary", with: now(3))
    _ = try other.run(["decks", "rm", "a1-u3", "--yes"], with: now(3))
    let (ours, theirs) = (try dilim("export").output, try other.run(["export"]).output)
    #expect(try learner.run(["import"], input: theirs).code == 0)
    #expect(try other.run(["import"], input: ours).code == 0)
    for words in [["due", "--list"], ["due", "--json"], ["decks"], ["status", "--json"]] {
      let run = try learner.run(words, with: now(5))
      #expect(try other.run(words, with: now(5)).output == run.output, "\(words)")
    }
    #expect(
      try dilim("due", "--list", day: 5).lines == [
        "a1-u1  A1 unit 1: 6 new cards", "a1-u2  A1 unit 2: 6 new cards",
      ]
    )
  }
}
