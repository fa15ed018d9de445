import Foundation
import Testing

/// `dilim cards`, `dilim decks` and `dilim due`.
struct CardTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  /// Runs a command at a time of a day in March 2026.
  private func dilim(
    _ words: String...,
    input: String = "",
    at time: String = "01T10:00"
  ) throws -> Run {
    try learner.run(words, input: input, with: ["DILIM_NOW": "2026-03-\(time):00Z", "TZ": "UTC"])
  }

  private func json(_ run: Run) throws -> [[String: Any]] {
    try run.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func `a word is added, a second meaning beside it, and a known one not again`() throws {
    #expect(try dilim("cards", "add", "yüz", "face").output == "Added: yüz: face\n")
    #expect(
      try dilim("cards", "add", "YÜZ", "hundred", "--pos", "numeral").output
        == "Added a meaning: YÜZ (numeral): hundred (the word has 1 other)\n"
    )
    #expect(try dilim("cards", "add", " yüz ", "Face").output == "Known already: yüz: face\n")
    let shown = try json(dilim("cards", "show", "yüz", "--json"))
    #expect(shown.map { $0["meaning"] as? String } == ["face", "hundred"])
    let missing = try dilim("cards", "add", "yüz")
    #expect(missing.code == 2 && missing.errors.contains("WORD MEANING"))
    #expect(try dilim("cards", "add", "", "x").code == 3)
  }

  @Test func `a search shows twenty cards and a list all, as the help says`() throws {
    let words = (10..<35).map { "kelime\($0)\tword \($0)\n" }.joined()
    _ = try dilim("cards", "add", input: words)
    #expect(try dilim("cards", "search", "kelime").lines.count == 20)
    #expect(try dilim("cards", "list").lines.count == 25)
    #expect(try dilim("cards", "list", "--limit", "3").lines.count == 3)
    #expect(try dilim("help", "cards").output.contains("(search: 20, list: all)"))
  }

  @Test func `a meaning that is part of a known one counts as known`() throws {
    _ = try dilim("cards", "add", "merhaba", "hello; hi")
    for meaning in ["hello", "Hi", "hi;  HELLO", "hi; "] {
      #expect(
        try dilim("cards", "add", "merhaba", meaning).output
          == "Known already: merhaba: hello; hi\n"
      )
    }
    #expect(try dilim("cards", "add", "merhaba", "hello; hey").output.hasPrefix("Added a meaning"))
    _ = try dilim("cards", "add", "front", "a; b", "--plain-card")
    #expect(try dilim("cards", "add", "front", "a", "--plain-card").output.hasPrefix("Added a"))
  }

  @Test func `a word is kept with its letters composed, however it was typed`() throws {
    _ = try dilim(
      "cards",
      "add",
      "s\u{327}ehir",
      "city",
      "--example",
      "Bu\u{308}yu\u{308}k s\u{327}ehir."
    )
    let listed = try dilim("cards", "list", "--json").output
    #expect(listed.unicodeScalars.contains("ş") && listed.unicodeScalars.contains("ü"))
    #expect(
      !listed.unicodeScalars.contains("\u{327}") && !listed.unicodeScalars.contains("\u{308}")
    )
  }

  @Test func `a pipe adds a word for each line and reports invalid lines`() throws {
    let run = try dilim(
      "cards",
      "add",
      input: "ev\thouse\tnoun\tEv büyük.\tThe house is big.\n\nev\thouse\nnonsense\nat\thorse\n"
    )
    #expect(run.output == "Added 2 words, 0 meanings; 1 known already, 1 refused.\n")
    #expect(run.errors == "line 4: expected a word and a meaning with a tab between\n")
    #expect(run.code == 3)
    let house = try json(dilim("cards", "show", "ev", "--json"))[0]
    #expect(house["part_of_speech"] as? String == "noun")
    #expect(house["example"] as? String == "Ev büyük.")
    let bad = try learner.run(Learner.program, ["cards", "add"], input: [0x61, 0xFF, 0x0A])
    #expect(bad.code == 3 && bad.errors == "line 1 of the input is not UTF-8.\n")
  }

  @Test func `invalid UTF-8 in a pipe is refused, and later lines are read`() throws {
    let input = Array("ev\thouse\n".utf8) + [0x61, 0x09, 0xFF, 0x0A] + Array("at\thorse\n".utf8)
    let run = try learner.run(Learner.program, ["cards", "add"], input: input)
    #expect(run.output == "Added 2 words, 0 meanings; 0 known already, 1 refused.\n")
    #expect(run.errors == "line 2 of the input is not UTF-8.\n" && run.code == 3)
    #expect(try dilim("cards", "list").lines.count == 2)
  }

  @Test func `the result of adding a word is JSON too`() throws {
    let added = try json(dilim("cards", "add", "yüz", "face", "--json"))[0]
    #expect(added["schema"] as? Int == 1 && added["fate"] as? String == "added")
    let id = try #require(added["id"] as? String)
    #expect(try dilim("cards", "show", id).output.hasPrefix("yüz: face\n"))
    let run = try dilim(
      "cards",
      "add",
      "--json",
      input: "yüz\tface\nyüz\thundred\nnonsense\nat\thorse\n"
    )
    let lines = try json(run)
    #expect(lines.map { $0["fate"] as? String } == ["known", "meaning", "refused", "added"])
    #expect(lines.map { $0["line"] as? Int } == [1, 2, 3, 4])
    #expect(lines[0]["id"] as? String == id && lines[2]["id"] == nil && run.code == 3)
  }

  @Test func `search folds Turkish letters, lists are in Turkish order, by status or category`()
    throws
  {
    for (word, meaning) in [("şehir", "city"), ("çay", "tea"), ("cam", "glass"), ("ılık", "warm")] {
      _ = try dilim("cards", "add", word, meaning, "--category", word == "çay" ? "İçecek" : "Şey")
    }
    #expect(try dilim("cards", "search", "SEHIR").output.hasPrefix("şehir: city  [new]  "))
    #expect(try dilim("cards", "search", "yok").output == "Nothing was found for yok.\n")
    let listed = try dilim("cards", "list").lines.compactMap { $0.split(separator: ":").first }
    #expect(listed == ["cam", "çay", "ılık", "şehir"])
    #expect(try dilim("cards", "list", "--category", "içecek").lines.count == 1)
    #expect(try dilim("cards", "set", "çay", "known").output.hasSuffix("/type: known\n"))
    #expect(try dilim("cards", "list", "--status", "known").lines.count == 1)
    #expect(try dilim("cards", "list", "--status", "new", "--limit", "2").lines.count == 2)
    #expect(try dilim("cards", "list", "--status", "gone").code == 2)
    #expect(
      try dilim("cards", "list", "--status", "leech").output
        == "No card here has the status leech.\n"
    )
    #expect(
      try dilim("cards", "list", "--category", "Şey", "--status", "known").output
        == "No card here has the category Şey and the status known.\n"
    )
    #expect(
      try dilim("cards", "list", "--category", "yok").output
        == "No card here has the category yok.\n"
    )
    #expect(try dilim("cards", "search").code == 2)
    #expect(try dilim("cards", "list", "x").errors.contains("dilim cards search x"))
  }

  @Test func `a card can be reset, suspended and resumed by hand`() throws {
    _ = try dilim("cards", "add", "ev", "house")
    let id = try #require(try json(dilim("cards", "list", "--json"))[0]["id"] as? String)
    _ = try learner.run(["review", "--kind", "recognise"], lines: ["", "4"])
    func status() throws -> [String?] {
      let cards = try #require(
        try json(dilim("cards", "show", id, "--json"))[0]["cards"] as? [[String: Any]]
      )
      return cards.map { $0["status"] as? String }
    }
    #expect(try status() == ["review", "new"])
    #expect(try dilim("cards", "set", "\(id)/recognise", "known").code == 0)
    #expect(try status() == ["known", "new"])
    #expect(try dilim("cards", "set", id, "active", "--dry-run").code == 0)
    #expect(try status() == ["known", "new"])
    #expect(try dilim("cards", "set", id, "active").code == 0)
    #expect(try status() == ["review", "new"])
    #expect(try dilim("cards", "set", id, "new").code == 0)
    #expect(try status() == ["new", "new"])
    #expect(try dilim("cards", "set", id, "old").code == 2)
  }

  @Test func `deleting asks, shows what is deleted, and needs an option in a pipe`() throws {
    _ = try dilim("cards", "add", "ev", "house")
    let before = learner.files
    let shy = try dilim("cards", "rm", "ev")
    #expect(shy.code == 2 && shy.errors.contains("--yes"))
    #expect(try dilim("cards", "rm", "ev", "--no-input").code == 2)
    #expect(try dilim("cards", "rm", "ev", "--dry-run").output.contains("ev: house"))
    #expect(learner.files.keys == before.keys)
    #expect(try dilim("cards", "list").lines.count == 1)
    #expect(try dilim("cards", "rm", "ev", "--yes").output.hasSuffix("Deleted: 1.\n"))
    #expect(try dilim("cards", "list").output.hasPrefix("There are no cards here"))
    #expect(try dilim("cards", "rm", "ev", "--yes").errors.contains("There is no card ev."))
  }

  @Test func `a word of the course can't be edited or deleted, only suspended`() throws {
    _ = try dilim("decks", "set", "a1-u1", "favourite=yes")
    let before = try dilim("export").output
    #expect(try dilim("cards", "rm", "okul", "--yes").errors.contains("dilim cards set okul known"))
    #expect(try dilim("cards", "edit", "okul").errors.contains("adds a meaning of your own"))
    #expect(try dilim("cards", "edit", "okul").code == 2)
    #expect(try dilim("export").output == before)
    #expect(try dilim("cards", "set", "okul", "known").code == 0)
    // It stays suspended when the deck is opened again.
    #expect(try dilim("review", "a1-u1", input: "\n4\n").output.contains("merhaba"))
    #expect(try dilim("cards", "list", "--status", "known").output.hasPrefix("okul"))
  }

  @Test func `decks of the course are listed with the learner's own, due ones first`() throws {
    #expect(try dilim("decks").output == "a1-u1  A1 unit 1: Tanışma: not begun\n")
    #expect(learner.files == [:])
    #expect(try dilim("decks", "new", "Mutfak", "new=1", "kinds=recognise").code == 0)
    #expect(try dilim("decks", "new", "MUTFAK").errors.contains("already"))
    _ = try dilim("cards", "add", "çatal", "fork", "--deck", "Mutfak")
    _ = try dilim("cards", "add", "kaşık", "spoon", "--deck", "mutfak")
    let lines = try json(dilim("decks", "--json"))
    #expect(lines.map { $0["title"] as? String } == ["Mutfak", "A1 unit 1: Tanışma"])
    #expect(lines[0]["new"] as? Int == 1 && lines[0]["entries"] as? Int == 2)
    #expect(lines[1]["begun"] as? Bool == false)
    _ = try dilim("review", "Mutfak", input: "\n4\n")
    let after = try json(dilim("decks", "--json"))
    #expect(after[0]["due"] as? Int == 0 && after[0]["days"] as? Int == 1)
    let shown = try dilim("decks", "show", "Mutfak").output
    #expect(shown.contains("2 entries; cards: 1 new, 1 review"))
    #expect(shown.contains("1 answer on 1 day, 100 % known"))
    #expect(shown.contains("  kinds=recognise\n") && shown.contains("  retention=0.9\n"))
    #expect(
      try dilim("decks", "rm", "Mutfak", "--yes").output == "Deleted: Mutfak, 2 card entries.\n"
    )
    #expect(try dilim("cards", "list").output.hasPrefix("There are no cards here"))
  }

  @Test(arguments: [
    (["new"], "needs a title"), (["show"], "needs one deck"), (["rm", "a", "b"], "needs one deck"),
    (["set", "my-words"], "needs a deck and KEY=VALUE"), (["nwe"], "Did you mean new?"),
  ])
  func `an action without its argument says what it needs`(words: [String], message: String)
    throws
  {
    let run = try learner.run(["decks"] + words)
    #expect(run.code == 2 && run.errors.contains(message), "\(run.errors)")
  }

  @Test func `after the due decks come favourites, then recently used ones, then the rest`()
    throws
  {
    for title in ["Bir", "İki", "Üç", "Dört"] { _ = try dilim("decks", "new", title) }
    _ = try dilim("cards", "add", "ev", "house", "--deck", "Dört")
    _ = try dilim("decks", "set", "Üç", "favourite=yes")
    _ = try dilim("decks", "show", "İki")
    let titles = try json(dilim("decks", "--json")).map { $0["title"] as? String }
    #expect(titles == ["Dört", "Üç", "İki", "Bir", "A1 unit 1: Tanışma"])
    #expect(try dilim("decks").output.contains("Üç *: nothing to come\n"))
  }

  @Test(arguments: [
    ("retention=2", "expected a number from 0."),
    ("maximum=0", "maximum=0: expected a number from 1 to 36500."),
    ("scheduler=anki", "expected fsrs, learnio, ladder"),
    ("new=-1", "expected a number from 0 to 10000"), ("steps=x", "expected seconds"),
    ("colour=red", "has no setting colour"),
    ("kinds=sing", "no kind of card sing"), ("new", "expected key=value"),
    ("retentoin=0.9", "Did you mean retention?"),
    ("title=X", "come from its files"), ("favourite=maybe", "expected yes or no"),
  ])
  func `an invalid setting is refused with what was expected`(
    change: String,
    message: String
  ) throws {
    let run = try dilim("decks", "set", "a1-u1", change)
    #expect(run.code == 2 && run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a change of the schedule is shown before it is made`() throws {
    _ = try dilim("review", "a1-u1", "--seed", "1", input: "\n4\n\n3\n\n3\n")
    let rehearsed = try dilim("decks", "set", "a1-u1", "scheduler=ladder", "--dry-run")
    #expect(rehearsed.output.contains("Cards due:       now  after"))
    let shy = try dilim("decks", "set", "a1-u1", "scheduler=ladder")
    #expect(shy.code == 2 && shy.errors.contains("Nothing was changed; --yes answers yes."))
    #expect(try dilim("decks", "show", "a1-u1").output.contains("scheduler=fsrs"))
    #expect(try dilim("decks", "set", "a1-u1", "scheduler=ladder", "--yes").code == 0)
    #expect(try dilim("decks", "show", "a1-u1").output.contains("scheduler=ladder"))
    #expect(
      try dilim("decks", "set", "a1-u1", "scheduler=ladder").output == "Nothing changes.\n"
    )
    // The first rung is a day, and no more than the limit is due then.
    #expect(try dilim("due", at: "02T10:00").output.contains("2 cards due"))
    #expect(try dilim("decks", "set", "a1-u1", "scheduler=fsrs", "--yes").code == 0)
    // Earlier answers can still be undone.
    let undone = try dilim("review", input: ":undo\n:undo\n:undo\n")
    #expect(undone.output.ranges(of: "Taken back").count >= 2)
  }

  @Test func `a dry run says what would happen, and does nothing`() throws {
    _ = try dilim("cards", "add", "ev", "house")
    let before = try dilim("export").output
    for (change, text) in [
      ("retention=0.95", "Would change My words.\n"), ("new=5", "Would change"),
    ] {
      let run = try dilim("decks", "set", "my-words", change, "--dry-run")
      #expect(run.code == 0 && run.output.hasPrefix(text), "\(run.output)")
    }
    let set = try dilim("cards", "set", "ev", "known", "--dry-run")
    #expect(set.lines.count == 2 && set.lines.allSatisfy { $0.hasSuffix(": would be known") })
    let path = "\(learner.home)/out.txt"
    let export = try dilim("cards", "export", path, "--dry-run")
    #expect(export.output == "\(path): 1 word (nothing was written)\n")
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try dilim("export").output == before)
  }

  @Test func `a deck and a list of decks are JSON with a schema`() throws {
    _ = try dilim("review", "a1-u1", "--seed", "1", input: "\n4\n:quit\n")
    let deck = try json(dilim("decks", "show", "a1-u1", "--json"))[0]
    #expect(deck["schema"] as? Int == 1 && deck["id"] as? String == "a1-u1")
    #expect(deck["begun"] as? Bool == true && deck["entries"] as? Int == 2)
    #expect(deck["cards"] as? [String: Int] == ["new": 3, "review": 1])
    #expect(deck["answers"] as? Int == 1 && deck["known"] as? Int == 1 && deck["days"] as? Int == 1)
    let settings = try #require(deck["settings"] as? [[String: String]])
    #expect(settings.contains(["key": "retention", "value": "0.9"]))
    let other = try Learner()
    let fresh = try json(other.run(["decks", "show", "a1-u1", "--json"]))[0]
    #expect(fresh["begun"] as? Bool == false && other.files == [:])
    #expect(try json(dilim("decks", "--json")).allSatisfy { $0["schema"] as? Int == 1 })
    #expect(try json(dilim("cards", "list", "--json")).allSatisfy { $0["schema"] as? Int == 1 })
  }

  @Test func `due cards are shown as a line, a list, JSON, or a number for a prompt`() throws {
    #expect(try dilim("due").output == "Nothing is due.\n")
    #expect(try dilim("due", "--prompt").output == "")
    #expect(learner.files == [:])
    _ = try dilim("review", "a1-u1", "--seed", "1", input: "\n4\n")
    #expect(try dilim("due").output == "1 new card: dilim review\n")
    #expect(try dilim("due", "--prompt").output == "1\n")
    #expect(try dilim("due", "--list").output == "a1-u1  A1 unit 1: Tanışma: 1 new card\n")
    let report = try json(dilim("due", "--json"))[0]
    #expect(
      report["schema"] as? Int == 1 && report["new"] as? Int == 1 && report["due"] as? Int == 0
    )
    // The prompt works without a course.
    let gone = ["DILIM_CONTENT": "/nowhere", "DILIM_NOW": "2026-03-01T10:00:00Z"]
    #expect(try learner.run(["due", "--prompt"], with: gone).output == "1\n")
    #expect(try dilim("due", at: "29T10:00").output.hasPrefix("1 card due"))
  }

  @Test func `the number for a prompt is cached only as long as it is right`() throws {
    // The clock is later than the times of the files, which are then reliable.
    func prompt(_ day: Int, _ minute: Int = 0) throws -> String {
      let time = String(4_000_000_000 + day * 86_400 + minute * 60)
      return try learner.run(["due", "--prompt"], with: ["DILIM_NOW": time, "TZ": "UTC"]).output
    }
    for word in ["at", "ev"] { _ = try dilim("cards", "add", word, "x") }
    #expect(try prompt(0) == "2\n")
    let memo = "\(learner.home)/cache/dilim/due"
    let kept = try #require(FileManager.default.contents(atPath: memo))
    // The cached number is printed: the record is not read.
    let forged = String(decoding: kept, as: UTF8.self).replacing("\n0 2\n", with: "\n3 4\n")
    try Data(forged.utf8).write(to: URL(fileURLWithPath: memo))
    #expect(try prompt(0) == "7\n")
    #expect(try prompt(1) == "2\n" && prompt(0, -1) == "2\n")
    // A step ends while nothing changes.
    let now = ["DILIM_NOW": "4000000000", "TZ": "UTC"]
    _ = try learner.run(
      ["review", "--kind", "recognise", "--count", "1"],
      lines: ["", "1"],
      with: now
    )
    #expect(try prompt(0) == "1\n" && prompt(0, 2) == "2\n")
    // The record changes.
    _ = try dilim("cards", "add", "su", "water")
    #expect(try prompt(0, 2) == "3\n")
    for broken in ["", "dilim due 1\nx\n0 9\n5\n", "\u{FFFD}"] {
      try Data(broken.utf8).write(to: URL(fileURLWithPath: memo))
      #expect(try prompt(0, 2) == "3\n")
    }
    _ = try learner.run(["cards", "rm", "su", "at", "ev", "--yes"])
    #expect(try prompt(0, 2) == "")
  }

  @Test func `a day begins at the hour that is set`() throws {
    _ = try dilim("cards", "add", "ev", "house")
    _ = try dilim("decks", "set", "my-words", "scheduler=ladder", "kinds=recognise", "--yes")
    _ = try dilim("review", input: "\n3\n", at: "01T23:00")
    #expect(try dilim("due", at: "02T03:59").output.hasPrefix("Nothing is due."))
    #expect(try dilim("due", at: "02T04:00").output.hasPrefix("1 card due"))
  }
}
