import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Decks of the course before they are begun.
struct CourseDeckTests {
  let learner: Learner
  private let now = ["DILIM_NOW": "2026-03-01T10:00:00Z", "TZ": "UTC"]

  init() throws { learner = try Learner() }

  private func dilim(_ words: String..., input: String = "") throws -> Run {
    try learner.run(words, input: input, with: now)
  }

  @Test func `a list, an export, a dry run or a refusal begins no deck of the course`() throws {
    let list = try dilim("cards", "list", "--deck", "a1-u1", "--limit", "1")
    #expect(list.code == 0 && list.lines.count == 1 && list.output.hasPrefix("merhaba"))
    let shown = try dilim("decks", "show", "a1-u1")
    #expect(shown.output.contains("2 entries; cards: 4 new"))
    #expect(try dilim("decks", "set", "a1-u1", "retention=0.95", "--dry-run").code == 0)
    #expect(try dilim("decks", "set", "a1-u1", "new=5", "--dry-run").code == 0)
    #expect(try dilim("decks", "set", "a1-u1", "new=x").code == 2)
    let deleted = try dilim("decks", "rm", "a1-u1", "--yes")
    #expect(deleted.code == 2 && deleted.errors.contains("is not begun"))
    #expect(try dilim("cards", "simulate", "a1-u1", "--count", "2", "--days", "2").code == 0)
    #expect(learner.files == [:])
    let path = "\(learner.home)/words.txt"
    #expect(try dilim("cards", "export", path, "--deck", "a1-u1").output == "\(path): 2 words\n")
    #expect(learner.files.keys.sorted() == ["words.txt"])
    #expect(try dilim("due").output == "Nothing is due.\n")
    #expect(try dilim("decks").output.hasSuffix(": not begun\n"))
  }

  @Test func `a setting begins a deck of the course and is kept`() throws {
    #expect(try dilim("decks", "set", "a1-u1", "retention=0.95").code == 0)
    #expect(try dilim("decks", "show", "a1-u1").output.contains("  retention=0.95\n"))
    #expect(try dilim("due").output == "2 new cards: dilim review\n")
    #expect(try dilim("decks", "set", "a1-u1", "new=1").code == 0)
    #expect(try dilim("decks", "show", "a1-u1").output.contains("  retention=0.95\n"))
    #expect(try dilim("due").output == "1 new card: dilim review\n")
  }

  @Test func `decks can be shown if nothing can be written`() throws {
    guard let command = try learner.commandOfNobody() else { return }
    _ = chmod("\(learner.home)/data", 0o555)
    let looks = ["decks show a1-u1", "cards list --deck a1-u1"]
    for words in looks {
      let run = try learner.shell("\(command) \(words)", with: now)
      #expect(run.code == 0 && !run.output.isEmpty, "\(words): \(run.errors)")
    }
    _ = chmod("\(learner.home)/data", 0o755)
    _ = try dilim("cards", "add", "ev", "house")
    // SQLite needs files beside the record, even for reading.
    _ = chmod(URL(fileURLWithPath: learner.record).deletingLastPathComponent().path, 0o777)
    _ = chmod(learner.record, 0o444)
    for words in looks + ["decks show my-words"] {
      let run = try learner.shell("\(command) \(words)", with: now)
      #expect(run.code == 0 && !run.output.isEmpty, "\(words): \(run.errors)")
    }
  }

  @Test func `a deck is found by its title or id, whatever the case, before it is begun too`()
    throws
  {
    for name in ["A1 unit 1: Tanışma", "a1 Unit 1: TANIŞMA", "A1 UNIT 1: TANIŞMA", "A1-U1"] {
      #expect(try dilim("decks", "show", name).output.hasPrefix("a1-u1  A1 unit 1"), "\(name)")
    }
    #expect(try dilim("review", "A1 unit 1: Tanışma", input: ":quit\n").code == 0)
    _ = try dilim("decks", "new", "İSİMLER")
    #expect(try dilim("decks", "show", "isimlr").errors.contains("Did you mean İSİMLER?"))
    #expect(try dilim("decks", "show", "A1-U11").errors.contains("Did you mean a1-u1?"))
  }

  @Test(arguments: ["a1-u1", "A1-U1", "A1 unit 1: Tanışma", "mutfak", "My words", "MY-WORDS"])
  func `no deck gets a title that would be ambiguous`(title: String) throws {
    _ = try dilim("decks", "new", "Mutfak")
    _ = try dilim("decks", "new", "Bahçe")
    let before = try dilim("decks").output
    for words in [["decks", "new", title], ["decks", "set", "Bahçe", "title=\(title)"]] {
      let run = try learner.run(words, with: now)
      #expect(run.code == 2 && run.errors.contains("already: "), "\(run.errors)")
    }
    #expect(try dilim("decks").output == before)
    #expect(try dilim("decks", "set", "Mutfak", "title=MUTFAK").code == 0)
  }

  @Test func `an import into a deck of the course or an unknown deck is refused`() throws {
    _ = try dilim("decks", "new", "Mutfak")
    let path = try learner.write("ev,house\n", to: "words.csv")
    for (deck, message) in [
      ("a1-u1", "belongs to the course"), ("A1 unit 1: Tanışma", "belongs to the course"),
      ("Mutfk", "Did you mean Mutfak?"), ("Fooo", "There is no deck Fooo."),
    ] {
      let run = try dilim("cards", "import", path, "--deck", deck)
      #expect(run.code == 2 && run.errors.contains(message), "\(run.errors)")
      let added = try dilim("cards", "add", "ev", "house", "--deck", deck)
      #expect(added.code == 2 && added.errors == run.errors)
    }
    #expect(try dilim("cards", "list").output.hasPrefix("There are no cards here"))
    #expect(try dilim("cards", "import", path, "--deck", "MUTFAK").code == 0)
    #expect(try dilim("cards", "list", "--deck", "Mutfak").lines.count == 1)
    #expect(try dilim("cards", "add", "at", "horse", "--deck", "my-words").code == 0)
  }

  @Test func `new words of a file for a deck of the course become the learner's own`() throws {
    _ = try dilim("decks", "set", "a1-u1", "new=5")
    let path = try learner.write(
      """
      {"word": "ev", "meaning": "house", "deck": "a1-u1"}
      {"word": "at", "meaning": "horse", "deck": "A1 unit 1: Tanışma"}

      """,
      to: "words.jsonl"
    )
    #expect(
      try dilim("cards", "import", path).output.hasSuffix(
        "2 added, 0 updated, 0 duplicate, 0 refused\n"
      )
    )
    #expect(try dilim("cards", "list", "--deck", "my-words").lines.count == 2)
    #expect(try dilim("cards", "list", "--deck", "a1-u1").lines.count == 2)
    #expect(try dilim("cards", "rm", "ev", "--yes").code == 0)
  }

  @Test(arguments: ["txt", "csv", "jsonl", "apkg"])
  func `a file of a course deck is imported as that deck, with its progress`(ending: String) throws
  {
    _ = try dilim("review", "a1-u1", "--kind", "recognise", "--seed", "1", input: "\n4\n:quit\n")
    let path = "\(learner.home)/out.\(ending)"
    #expect(try dilim("cards", "export", path, "--deck", "a1-u1").code == 0)
    let other = try Learner()
    let rehearsed = try other.run(["cards", "import", path, "--dry-run"], with: now)
    #expect(rehearsed.output.contains("2 added, 0 updated, 0 duplicate"), "\(rehearsed.output)")
    #expect(try other.run(["decks"], with: now).output.hasSuffix(": not begun\n"))
    for count in [2, 0] {
      let run = try other.run(["cards", "import", path, "--quiet"], with: now)
      let answers = count > 0 && ending == "apkg" ? "; 1 answer" : ""
      #expect(
        run.output == "\(count) added, 0 updated, \(2 - count) duplicate, 0 refused\(answers)\n"
      )
    }
    let decks = try other.run(["decks"], with: now).lines
    #expect(decks.count == 1 && decks[0].hasPrefix("a1-u1  "))
    #expect(try other.run(["cards", "list"], with: now).lines.count == 2)
    let shown = try other.run(["decks", "show", "a1-u1"], with: now).output
    #expect(shown.contains(ending == "apkg" ? "1 answer on 1 day, 100 % known" : "2 entries"))
  }

  @Test func `a word of the course is known by its id, whatever deck it comes in`() throws {
    let path = "\(learner.home)/out.jsonl"
    _ = try dilim("cards", "export", path, "--deck", "a1-u1")
    let text = try String(contentsOfFile: path, encoding: .utf8)
      .replacing("A1 unit 1: Tanışma", with: "Mine").replacing("school", with: "a school")
    let moved = try learner.write(text, to: "moved.jsonl")
    #expect(try dilim("cards", "import", moved).output.contains("2 added, 0 updated"))
    let decks = try dilim("decks").lines
    #expect(decks.count == 1 && decks[0].hasPrefix("a1-u1  "))
    #expect(try dilim("cards", "show", "okul").output.hasPrefix("okul (noun): school\n"))
  }

  @Test func `words of the course are found and shown before they are begun`() throws {
    #expect(
      try dilim("cards", "search", "OKUL").output
        == "okul (noun): school  [not begun]  a1-u1-vocabulary#okul\n"
    )
    _ = try dilim("cards", "add", "okula gitmek", "go to school")
    #expect(try dilim("cards", "search", "okul").lines.count == 2)
    #expect(try dilim("cards", "search", "okul", "--limit", "1").lines.count == 1)
    #expect(try dilim("cards", "search", "okul hello").output.hasPrefix("Nothing was found"))
    let shown = try dilim("cards", "show", "Okul")
    #expect(shown.output.hasPrefix("okul (noun): school\n"))
    #expect(shown.output.hasSuffix("  not begun: dilim review a1-u1\n"))
    let line = try dilim("cards", "show", "a1-u1-vocabulary#okul", "--json").output
    #expect(line.contains(#""begun":false"#) && line.contains(#""deck":"a1-u1""#))
    for action in [["set", "okul", "known"], ["rm", "okul", "--yes"], ["edit", "okul"]] {
      let run = try learner.run(["cards"] + action, with: now)
      #expect(run.code == 2 && run.errors.contains("a1-u1, which is not begun"), "\(run.errors)")
    }
    #expect(try dilim("decks").output.contains("not begun"))
    _ = try dilim("decks", "set", "a1-u1", "new=5")
    #expect(try dilim("cards", "search", "school").lines.count == 2)
    #expect(try dilim("cards", "search", "okul").output.contains("[new]  a1-u1-vocabulary#okul"))
  }

  @Test func `an unknown word is reported with the nearest known one`() throws {
    _ = try dilim("cards", "add", "kitap", "book")
    _ = try dilim("cards", "add", "şehir", "city")
    for (typed, near) in [("kitapp", "kitap"), ("SEHIR", "şehir"), ("merhabaa", "merhaba")] {
      let run = try dilim("cards", "show", typed)
      #expect(run.code == 2)
      #expect(
        run.errors == "There is no card \(typed). Did you mean \(near)? "
          + "dilim cards search finds parts of words.\n",
        "\(run.errors)"
      )
    }
    #expect(!(try dilim("cards", "show", "xxxxxxx").errors.contains("mean")))
  }

  @Test func `the learner's own words are imported into the deck for new words`() throws {
    _ = try dilim("cards", "add", "ev", "house")
    let path = "\(learner.home)/out.txt"
    _ = try dilim("cards", "export", path)
    let other = try Learner()
    #expect(try other.run(["cards", "import", path, "--quiet"]).output.hasPrefix("1 added"))
    _ = try other.run(["cards", "add", "at", "horse"])
    #expect(try other.run(["cards", "list", "--deck", "My words"]).lines.count == 2)
  }

  @Test func `the list shows the decks of the learner's level, and a line for each other level`()
    throws
  {
    let course = ["--content", Learner.content + "/../../../../Content"]
    let lines = try learner.run(["decks"] + course).output.split(separator: "\n")
    #expect(lines.count == 13 && lines[7] == "a1-u8  A1 unit 8: Yarın: not begun")
    #expect(lines[8] == "a2-u1 to a2-u8  8 decks of A2: not begun")
    #expect(try learner.run(["decks", "--json"] + course).lines.count == 48)
  }

  @Test func `a narrow terminal breaks no word of a list`() throws {
    #expect(try learner.run(["cards", "add", "gökkuşağı", "rainbow after the rain"]).code == 0)
    let terminal = try PseudoTerminal(learner, ["cards", "show", "gökkuşağı"], columns: 24)
    #expect(terminal.end() == 0)
    #expect(terminal.text.hasPrefix("gökkuşağı: rainbow after\n  the rain\n"), "\(terminal.text)")
  }
}
