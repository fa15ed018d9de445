import Foundation
import Testing

/// `dilim game scramble` in a pipe and at a terminal.
struct GameTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  /// Puts a hunspell that knows a few words first in the path.
  private let withSpeller = ["PATH": "\(Learner.content)/../Speller:/usr/bin:/bin"]

  private let withoutSpeller = ["PATH": "/nonexistent"]

  @Test func `every line is a word, and the end of the input ends the round`() throws {
    let run = try learner.run(
      ["game", "scramble", "--word", "kalem"],
      lines: ["kale", "elma", "KALE", "k", "mela", "lala", "fil"],
      with: withoutSpeller
    )
    #expect(run.code == 0 && run.errors.isEmpty)
    #expect(
      run.lines.dropFirst(3).prefix(8) == [
        "  + kale: 6 points (Dilim knows it)", "  + elma: 6 points (Dilim knows it)",
        "  x KALE: you have already made it.", "  x k: a single letter does not count.",
        "  x mela: Dilim does not know this word.", "  x lala: kalem has l once, not twice.",
        "  x fil: there is no f in kalem.", "  kalem: 2 words, 12 points.",
      ]
    )
    #expect(run.lines.last?.hasPrefix("  Also possible: ") == true)
  }

  @Test func `the reply says which of the two knows a word`() throws {
    let run = try learner.run(
      ["game", "scramble", "--word", "kalem"],
      lines: ["kale", "elma", "lam", "kelam", "mela", "leka"],
      with: withSpeller
    )
    #expect(
      run.lines.dropFirst(3).prefix(6) == [
        "  + kale: 6 points (Dilim and hunspell know it)",
        "  + elma: 6 points (Dilim knows it, hunspell does not)",
        "  + lam: 3 points (Dilim and hunspell know it)",
        "  + kelam: 10 points (kelâm; Dilim and hunspell know it)",
        "  + mela: 3 points (hunspell knows it, Dilim does not)",
        "  x leka: neither Dilim nor hunspell knows this word.",
      ]
    )
  }

  @Test func `JSON has a line for every word and round`() throws {
    let run = try learner.run(
      ["game", "scramble", "--word", "KALEM", "--json", "--seed", "5"],
      lines: ["kale", "kal", "lala", ":end", ""],
      with: withoutSpeller
    )
    #expect(run.code == 0)
    #expect(
      run.lines.prefix(4) == [
        #"{"best":0,"level":"A1","possible":17,"root":"kalem","schema":1,"seed":5,"type":"start"}"#,
        #"{"counts":true,"known_by":["dilim"],"lemma":"kale","points":6,"type":"word","word":"kale"}"#,
        #"{"counts":true,"known_by":["dilim"],"lemma":"kal","points":3,"type":"word","word":"kal"}"#,
        #"{"counts":false,"known_by":[],"letter":"l","points":0,"reason":"letter_too_often","type":"word","word":"lala"}"#,
      ]
    )
    for line in run.lines {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
    #expect(run.lines[4].contains(#""score":9,"type":"round","words":["kale","kal"]"#))
    // After the learner's root the program chooses one.
    #expect(run.lines[5].contains(#""seed":5,"type":"start""#) && run.lines.count == 6)
  }

  @Test func `the best score and the new cards are in the record`() throws {
    let lines = ["kale", ":add kale", "castle", "okul"]
    _ = try learner.run(
      ["game", "scramble", "--word", "kalem"],
      lines: lines,
      with: withoutSpeller
    )
    let again = try learner.run(
      ["game", "scramble", "--word", "kalem"],
      lines: ["elma", "mal", ":add kale", ":quit"],
      with: withoutSpeller
    )
    #expect(again.output.contains("your best is 6."))
    #expect(again.output.contains("kalem: 2 words, 9 points. Your best with this word!"))
    #expect(again.output.contains("“kale” was not made in this round."))
    let known = try learner.run(
      ["game", "scramble", "--word", "kalem"],
      lines: ["kale", ":add", ":quit"],
      with: withoutSpeller
    )
    #expect(known.output.contains("You already have a card for it: kale, castle"))
    let export = try learner.run(["export"]).output
    #expect(export.contains(#""type":"game_best""#) && export.contains(#""score":9"#))
    let search = try learner.run(["cards", "search", "kale"])
    #expect(search.output.contains("castle"))
  }

  @Test func `a word of the course is shown with its meaning`() throws {
    let run = try learner.run(
      ["game", "scramble", "--word", "okullu"],
      lines: ["okul", ":add"],
      with: withoutSpeller
    )
    #expect(run.output.contains("Added to your words: okul, school"))
  }

  @Test func `each word of the end has its meaning, from the lexicon if no card has it`() throws {
    let run = try learner.run(
      ["game", "scramble", "--word", "kalem", "--content", Self.course],
      lines: ["kale", "elma", ":add kale", "fortress"],
      with: withoutSpeller
    )
    let made = run.lines.first { $0.hasPrefix("  Made: ") } ?? ""
    #expect(made.contains("kale (") && made.contains("elma (apple)"), "\(run.output)")
    #expect(run.output.contains("kalem (pen"), "\(run.output)")
    let possible = run.output.split(separator: "Also possible: ").last ?? ""
    #expect(possible.contains("("), "\(run.output)")
  }

  @Test func `a word that the learner was asked is chosen before the others`() throws {
    let roots = { (seed: Int) in
      try learner.run(
        ["game", "scramble", "--seed", "\(seed)", "--json", "--content", Self.course],
        lines: [],
        with: withoutSpeller
      ).lines.first { $0.contains("start") } ?? ""
    }
    let list = ["lesson", "a1-u1-vocabulary", "--content", Self.course]
    _ = try learner.run(list, lines: Array(repeating: "1", count: 200))
    let words = try learner.run(["export"]).output
    for seed in 1...4 {
      let root = try roots(seed).split(separator: #""root":""#).last?.prefix { $0 != "\"" } ?? ""
      #expect(Self.isInFirstList(root), "\(root) \(words.count)")
    }
  }

  /// Whether the first word list of the course teaches a word.
  private static func isInFirstList(_ word: Substring) -> Bool {
    let path = course + "/a1/a1-u1-vocabulary.lesson"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.contains("* \(word) |")
  }

  /// The course of the repository, which has words enough.
  private static let course = Learner.content + "/../../../../Content"

  @Test func `the same seed gives the same root`() throws {
    let roots = try ["1", "1", "2", "3", "4"].map { seed in
      try learner.run(
        ["game", "scramble", "--seed", seed, "--json", "--content", Self.course],
        lines: [":new"],
        with: withoutSpeller
      ).lines
    }
    #expect(roots[0] == roots[1] && Set(roots.dropFirst()).count == 4)
    #expect(roots[0].count == 2 && roots[0][0] != roots[0][1])
  }

  @Test(arguments: [
    (["game"], "Which game?"), (["game", "scrable"], "Did you mean scramble?"),
    (["game", "scramble", "--word", "iki söz"], "expected one word"),
    (["game", "scramble", "--word", "x"], "expected one word"),
    (["game", "scramble", "--word", "ğğ"], "No words can be made"),
    (["game", "scramble", "--level", "D1"], "expected A1"),
    (["game", "scramble", "--seed", "-1"], "expected a number"),
  ])
  func `an impossible game is a usage error`(arguments: [String], message: String) throws {
    let run = try learner.run(arguments, with: withoutSpeller)
    #expect(run.code == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [(80, 24), (40, 10)])
  func `at a terminal words are typed, with letters for a foreign keyboard`(
    columns: Int,
    rows: Int
  ) throws {
    _ = try learner.run(["level", "A1"])
    let terminal = try PseudoTerminal(
      learner,
      ["game", "scramble", "--word", "kışlık"],
      columns: columns,
      rows: rows,
      with: withoutSpeller
    )
    try terminal.seePrompt("kışlık 0 >")
    terminal.type("k;i;s\r")
    try terminal.see("+ kış: 3 points")
    try terminal.seePrompt("kışlık 3 >")
    terminal.type("kis\r")
    try terminal.see("x kis: there is no i in kışlık.")
    terminal.type(":end\r")
    try terminal.see("kışlık: 1 word, 3 points.")
    try terminal.see("a add a card")
    terminal.type("a")
    try terminal.see("Which word should become a card?")
    terminal.type("k;i;s\r")
    try terminal.see("What does kış mean?")
    terminal.type("winter\r")
    try terminal.see("Added to your words: kış, winter")
    try terminal.see("a add a card")
    terminal.type("q")
    #expect(terminal.end() == 0 && terminal.isRestored)
  }

  @Test func `home has the game on a key`() throws {
    _ = try learner.run(["level", "A1"])
    let terminal = try PseudoTerminal(learner, [], with: withoutSpeller)
    try terminal.see("g game")
    terminal.type("g")
    try terminal.see("Make words from these letters:")
    terminal.type(":back\r")
    try terminal.see("g game")
    terminal.type("q")
    #expect(terminal.end() == 0 && terminal.isRestored)
  }
}
