import Foundation
import Testing

/// `dilim review` in a pipe and at a terminal.
struct ReviewTests {
  let learner: Learner
  private let now = ["DILIM_NOW": "2026-03-01T10:00:00Z", "TZ": "UTC"]

  init() throws { learner = try Learner() }

  private func add(_ count: Int) throws {
    let lines = (1...count).map { "söz\($0)\tmeaning \($0)" }
    #expect(try learner.run(["cards", "add"], lines: lines, with: now).code == 0)
  }

  /// The cards in the record, as an export.
  private func kept() throws -> [String] {
    try learner.run(["export"]).lines.filter {
      $0.contains(#""type":"card""#) || $0.contains(#""type":"review""#)
    }
  }

  @Test func `in a pipe a line turns a card, rates it, types it and takes it back`() throws {
    let run = try learner.run(
      ["review", "a1-u1", "--seed", "1"],
      lines: ["", "4", "", ":undo", "", "4", ":skip"],
      with: now
    )
    #expect(run.code == 0 && run.errors == "")
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.contains("2 to go (new)  What does it mean?\n  merhaba  (interjection)\n"))
    #expect(run.output.contains("  4 easy "))
    #expect(run.output.contains("Skipped until tomorrow: okul"))
    #expect(
      run.output.hasSuffix(
        "A1 unit 1: Tanışma done: 1 answer, 1 known, 1 new, 1 left out, 0 s.\n"
          + "  The next cards are due on 2 Mar.\n"
      ),
      "\(run.output)"
    )
    let typed = try learner.run(
      ["review", "--kind", "type", "--seed", "1"],
      lines: ["okul", ":quit"],
      with: ["DILIM_NOW": "2026-03-03T10:00:00Z", "TZ": "UTC"]
    )
    #expect(typed.output.contains("Write in Turkish:"))
  }

  @Test(arguments: [
    (["review", "nowhere"], "There is no deck nowhere."),
    (["review", "a1-u2"], "Did you mean a1-u1?"),
    (["review", "--kind", "sing"], "There is no kind of card sing."),
    (["review", "--ahead", "0"], "expected a number"),
    (["review", "--ahead", "3", "--cram"], "exclude each other"),
    (["review", "a", "b"], "too many"),
  ])
  func `an impossible review is refused, and nothing is written`(
    words: [String],
    message: String
  ) throws {
    let run = try learner.run(words)
    #expect(run.code == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(learner.files == [:])
  }

  @Test func `a kind of card that a deck does not have is not the same as nothing due`() throws {
    let run = try learner.run(["review", "a1-u1", "--kind", "recall"])
    #expect(run.code == 2)
    #expect(
      run.errors.contains(
        "A1 unit 1: Tanışma has no cards to recall: "
          + "dilim decks set a1-u1 kinds=recognise,recall,type makes them."
      ),
      "\(run.errors)"
    )
    #expect(learner.files == [:])
    #expect(try learner.run(["review", "--kind", "recall"]).errors.contains("no cards to recall"))
    _ = try learner.run(["decks", "set", "a1-u1", "kinds=recall"])
    let asked = try learner.run(["review", "--kind", "recall"], lines: [":quit"])
    #expect(asked.code == 0 && asked.output.contains("2 to go"))
  }

  @Test func `with nothing due the last deck is practised, and its schedule stays`() throws {
    try add(2)
    _ = try learner.run(["decks", "set", "my-words", "kinds=recognise"], with: now)
    _ = try learner.run(["review"], lines: ["", "4", "", "4"], with: now)
    func cards() throws -> [String] { try kept().filter { $0.contains(#""type":"card""#) } }
    let before = try cards()
    let run = try learner.run(["review"], lines: ["", "3", "", "1", "", "3"], with: now)
    #expect(
      run.output.hasPrefix(
        "  Nothing is due, so here is My words for practice: the schedule stays as it is.\n"
      )
    )
    #expect(run.output.contains("Extra practice: the schedule stays as it is."))
    #expect(try cards() == before)
    #expect(try kept().filter { $0.contains(#""type":"review""#) }.count == 5)
    let ahead = try learner.run(["review", "--ahead", "60"], lines: ["", "3", "", "3"], with: now)
    #expect(ahead.output.contains("3 good "))
    #expect(try cards() != before)
  }

  @Test func `the same seed and clock ask in the same order`() throws {
    try add(20)
    let once = try learner.run(["review", "--seed", "7"], lines: [], with: now)
    #expect(try learner.run(["review", "--seed", "7"], lines: [], with: now).output == once.output)
    #expect(
      try learner.run(["review", "--count", "3"], lines: [], with: now).output.contains("3 to go")
    )
  }

  @Test func `at a terminal single keys turn, rate and undo, and the next review can undo further`()
    throws
  {
    try add(3)
    _ = try learner.run(["decks", "set", "my-words", "kinds=recognise"])
    let terminal = try PseudoTerminal(learner, ["review"])
    try terminal.see("3 to go (new)  What does it mean?")
    try terminal.seePrompt("Enter shows it, ? >")
    terminal.type("\r")
    try terminal.see("4 easy")
    terminal.type("4")
    try terminal.see("2 to go (new)")
    terminal.type("s")
    try terminal.see("Known, so it is not asked again")
    try terminal.see("1 to go (new)")
    terminal.type("q")
    #expect(terminal.end() == 0 && terminal.isRestored)
    #expect(terminal.text.contains("1 answer, 1 known, 1 new, 1 left out"))
    let again = try PseudoTerminal(learner, ["review"])
    try again.see("1 to go (new)")
    again.type("u")
    try again.see("Taken back. Here it is again: söz1")
    try again.see("2 to go (new)")
    again.type("u")
    try again.see("There is no answer to take back.")
    again.type("\u{3}")
    #expect(again.end() == 130 && again.isRestored)
    #expect(try kept().filter { $0.contains(#""type":"review""#) }.isEmpty)
  }

  @Test func `a typed answer gets Turkish letters by a prefix and is graded before it is rated`()
    throws
  {
    _ = try learner.run(["cards", "add", "şehir", "city"])
    _ = try learner.run(["decks", "set", "my-words", "kinds=type"])
    _ = try learner.run(["level", "A1"])
    let terminal = try PseudoTerminal(learner, ["review"])
    try terminal.see("Write in Turkish:")
    terminal.type(";sehir")
    try terminal.see("şehir")
    terminal.type("\r")
    try terminal.see("+ Doğru! (correct)")
    try terminal.see("Enter good")
    terminal.type("\r")
    try terminal.see("Write in Turkish:")
    terminal.type("sehri\r")
    try terminal.see("Yours:")
    terminal.type("u")
    try terminal.seePrompt(">")
    terminal.type("\u{3}")
    #expect(terminal.end() == 130 && terminal.isRestored)
    #expect(try kept().filter { $0.contains(#""typed":"şehir""#) }.count == 1)
  }

  @Test func `a card is edited in the midst of the review by the editor of choice`() throws {
    _ = try learner.run(["cards", "add", "ev", "hose"])
    let editor = try learner.install("editor", "sed -i 's/meaning: hose/meaning: house/' \"$1\"")
    let terminal = try PseudoTerminal(learner, ["review"], with: ["EDITOR": editor, "VISUAL": ""])
    try terminal.see("What does it mean?")
    terminal.type("e")
    try terminal.see("Changed: ev")
    try terminal.seePrompt("Enter shows it, u undo, ? >")
    terminal.type("\r")
    try terminal.see("house")
    terminal.type("q")
    #expect(terminal.end() == 0 && terminal.isRestored)
    #expect(try learner.run(["cards", "show", "ev"]).output.hasPrefix("ev: house\n"))
  }

  @Test func `home opens the review by r and shows what is due`() throws {
    _ = try learner.run(["level", "A1"])
    try add(2)
    let terminal = try PseudoTerminal(learner, [])
    try terminal.see("2 new cards")
    terminal.type("r")
    try terminal.see("What does it mean?")
    terminal.type("b")
    try terminal.see("Enter, c, r, e, m, n, /, p, d, h, g, s, q, ? >")
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test func `two windows on one card: the second is told and continues, and nothing is doubled`()
    throws
  {
    try add(2)
    _ = try learner.run(["decks", "set", "my-words", "kinds=recognise"])
    let terminal = try PseudoTerminal(learner, ["review", "--seed", "1"])
    try terminal.see("What does it mean?")
    _ = try learner.run(["review", "--seed", "1"], lines: ["", "4"])
    terminal.type("\r")
    try terminal.see("4 easy")
    terminal.type("1")
    try terminal.see("Another window has answered")
    try terminal.see("1 to go (new)")
    terminal.type("\r")
    try terminal.see("4 easy")
    terminal.type("4")
    try terminal.see("done: 1 answer, 1 known, 1 new")
    terminal.type("\r")
    #expect(terminal.end() == 0 && terminal.isRestored)
    #expect(try kept().filter { $0.contains(#""type":"review""#) }.count == 2)
  }

  @Test(arguments: [(40, 10), (20, 5)])
  func `small terminals show the question, the answer and the prompt`(
    columns: Int,
    rows: Int
  ) throws {
    _ = try learner.run(["cards", "add", "eczane", "pharmacy"])
    let terminal = try PseudoTerminal(learner, ["review"], columns: columns, rows: rows)
    try terminal.see("eczane")
    terminal.type("\r")
    try terminal.see("pharmacy")
    try terminal.see(columns == 20 ? "again hard good easy" : "4 easy")
    terminal.type("q")
    #expect(terminal.end() == 0 && terminal.isRestored)
  }

  @Test func `a word missed in a lesson is asked today`() throws {
    _ = try learner.run(
      ["review", "a1-u1", "--kind", "recognise"],
      lines: ["", "4", "", "4"],
      with: now
    )
    #expect(try learner.run(["due", "--prompt"], with: now).output == "")
    let answers = ["Öğretmenim.", "Yorgun musun?", "Ben eve gidiyorum."]
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: answers, with: now)
    #expect(try learner.run(["due"], with: now).output == "1 card due: dilim review\n")
    let run = try learner.run(["review"], lines: [], with: now)
    #expect(run.output.contains("1 to go") && run.output.contains("okul  (noun)"))
  }

  @Test func `a slip in a lesson brings no card forward, and undo reverts what a mistake did`()
    throws
  {
    let easy = ["", "4", "", "4"]
    _ = try learner.run(["review", "a1-u1", "--kind", "recognise"], lines: easy, with: now)
    let cards = try kept()
    func lesson(_ answers: [String]) throws {
      let run = try learner.run(["lesson", "a1-u1-writing"], lines: answers, with: now)
      #expect(run.errors == "" && run.code < 2)
    }
    try lesson(["Öğretmenim.", ":skip", "Ben okuula gidiyorum.", ":undo", ":quit"])
    #expect(try kept() == cards)
    let missed = "Ben eve gidiyorum."
    try lesson([missed, ":undo", missed, ":undo", ":quit"])
    #expect(try kept() == cards)
    try lesson([missed, ":right", ":quit"])
    #expect(try kept() == cards)
  }

  @Test func `a missed word begins its own cards, and undo removes them`() throws {
    let answers = ["Öğretmenim.", "Yorgun musun?", "Ben eve gidiyorum."]
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: answers, with: now)
    #expect(try learner.run(["due"], with: now).output == "1 new card: dilim review\n")
    #expect(try learner.run(["review"], with: now).output.contains("okul  (noun)"))
    #expect(try learner.run(["due"], with: now).output == "1 new card: dilim review\n")
    // The words that were not missed come with the end of their list.
    _ = try learner.ask("a1-u1-vocabulary", words: 2, with: now)
    #expect(try learner.run(["due"], with: now).output == "2 new cards: dilim review\n")
    let undone = try Learner()
    let taken = ["Öğretmenim.", ":skip", "Ben eve gidiyorum.", ":undo", ":quit"]
    _ = try undone.run(["lesson", "a1-u1-writing"], lines: taken, with: now)
    #expect(try undone.run(["due"], with: now).output == "Nothing is due.\n")
  }
}
