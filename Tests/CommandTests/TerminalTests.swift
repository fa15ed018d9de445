import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct TerminalTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let left = "\u{1B}[D"
  private static let up = "\u{1B}[A"
  private static let home = "\u{1B}[H"

  private func writing(columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      learner,
      ["lesson", "a1-u1-writing"],
      columns: columns,
      rows: rows
    )
    try terminal.seePrompt(">")
    return terminal
  }

  @Test func `a first start asks three questions, and the third key shows the first words`() throws
  {
    let terminal = try PseudoTerminal(learner, [])
    try terminal.see("1 none: I am new (Enter)")
    terminal.type("\r")
    try terminal.see("Does your keyboard have")
    terminal.type("n")
    try terminal.see("How long should a day be?")
    terminal.type("\r")
    try terminal.see("merhaba (interjection)")
    terminal.type("q")
    #expect(terminal.end() == 0 && terminal.isRestored)
    let again = try PseudoTerminal(learner, [])
    try again.see("Enter: today, 15 minutes")
    again.type("q")
    #expect(again.end() == 0)
  }

  @Test func `home leads to lessons, pages, level and settings and back again`() throws {
    _ = try learner.run(["level", "A1"])
    let terminal = try PseudoTerminal(learner, [])
    let prompt = "Enter, c, r, e, m, n, /, p, d, h, g, s, q, ? >"
    try terminal.see(prompt)
    for (key, text) in [
      ("c", "A1 unit 1"), ("l", "Your level"), ("s", "Settings"),
      ("m", "You have no open mistakes."),
    ] {
      terminal.type(key)
      try terminal.see(text)
      terminal.type("b")
      try terminal.see(prompt)
    }
    terminal.type("n")
    try terminal.see("A1.1 ")
    terminal.type("b")
    try terminal.see(prompt)
    terminal.type("/")
    try terminal.see("What are you looking for?")
    terminal.type("tired\r")
    try terminal.see("1 A1 unit 1, writing")
    terminal.type("b")
    try terminal.see(prompt)
    terminal.type("p")
    try terminal.see("Course mastery by skill")
    terminal.type("b")
    try terminal.see(prompt)
    terminal.type("?")
    try terminal.see("choose a lesson of your level")
    terminal.type("q")
    #expect(terminal.end() == 0 && terminal.isRestored)
  }

  @Test(arguments: [("q", Int32(0)), ("\u{4}", 0), ("\u{3}", 130)])
  func `q, Ctrl-D and Ctrl-C leave a choice with a line on where to go on`(
    key: String,
    code: Int32
  ) throws {
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-reading"])
    try terminal.see("1-4, t text, g words, ? >")
    terminal.type("4")
    try terminal.see("+ Doğru")
    terminal.type("\r")
    try terminal.see("2/3")
    try terminal.seePrompt("1-4, t text, g words, ? >")
    terminal.type(key)
    #expect(terminal.end() == code)
    try terminal.see("1 of 3 done; everything is kept.")
    #expect(terminal.isRestored)
    #expect(try learner.run(["status"]).output.contains("1 of 3 done"))
  }

  @Test(arguments: [(":quit\r", Int32(0)), ("\u{4}", 0), ("\u{3}", 130), ("Ben\u{3}", 130)])
  func `a text prompt is left by a command, Ctrl-D and Ctrl-C`(
    key: String,
    code: Int32
  ) throws {
    let terminal = try writing()
    terminal.type(key)
    #expect(terminal.end() == code && terminal.isRestored)
    #expect(!(try learner.run(["export"]).output.contains("answered")))
  }

  @Test(arguments: 0..<20)
  func `keys typed before Ctrl-C do not prevent leaving`(round: Int) throws {
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-reading"])
    try terminal.see("1-4, t text, g words, ? >")
    for key in ["h", "?", "h\u{3}"] { terminal.type(key) }
    #expect(terminal.end() == 130 && terminal.isRestored)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal that ends the program leaves a sane terminal`(signal: Int32) throws {
    let terminal = try writing()
    terminal.send(signal)
    #expect(terminal.end() == 128 + signal && terminal.isRestored)
  }

  @Test func `a choice takes one key, and another key costs nothing`() throws {
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-reading"])
    try terminal.see("1-4, t text, g words, ? >")
    for key in ["9", "x", "\u{1B}[5~", "z"] { terminal.type(key) }
    try terminal.see("Choose 1 to 4. Nothing was counted.")
    try terminal.see("That key does nothing here; ? lists the keys.")
    terminal.type(":hint\r")
    try terminal.see("Hint 1 of 3")
    terminal.type("4")
    try terminal.see("+ Doğru! (correct)")
    terminal.type("\r")
    try terminal.see("2/3")
    terminal.type("1")
    try terminal.see("+ Doğru! (correct)")
    terminal.type("\r")
    try terminal.see("3/3")
    terminal.type("3")
    try terminal.see("+ Doğru! (correct)")
    terminal.type("\r")
    try terminal.see("3 of 3 on the first try")
  }

  @Test func `a wrong key is taken back with u, and b changes nothing`() throws {
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-reading"])
    try terminal.see("1-4, t text, g words, ? >")
    terminal.type("1")
    try terminal.see("x Yanlış (wrong)")
    terminal.type("u")
    try terminal.see("Taken back: “A student”.")
    try terminal.see("1/3  What is Deniz?")
    terminal.type("\u{1B}")
    #expect(terminal.end() == 0)
    let run = try learner.run(["lesson", "a1-u1-reading"], lines: ["4", "1", "3"])
    #expect(run.output.contains("3 of 3 on the first try"))
  }

  @Test func `h gives hints, s skips, t shows the text, ? the keys`() throws {
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-reading"])
    try terminal.see("1-4, t text, g words, ? >")
    terminal.type("h")
    try terminal.see("Hint 1 of 3: it is not")
    terminal.type("t")
    try terminal.see("Merhaba, ben Deniz.")
    terminal.type("?")
    try terminal.see("put the item off; this never counts as wrong")
    try terminal.see("1/3  What is Deniz?")
    terminal.type("4")
    try terminal.see("(1 hint used)")
    terminal.type("\r")
    try terminal.see("2/3")
    terminal.type("s")
    try terminal.see("Put off until the end.")
  }

  @Test func `R asks before a lesson restarts`() throws {
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-reading"])
    try terminal.see("1-4, t text, g words, ? >")
    terminal.type("4")
    try terminal.see("+ Doğru")
    terminal.type("\r")
    try terminal.see("2/3")
    terminal.type("R")
    try terminal.see("Start the lesson over?")
    try terminal.seePrompt("y start over, n go on, ? >")
    terminal.type("n")
    try terminal.see("2/3")
    terminal.type("R")
    try terminal.see("Start the lesson over?")
    terminal.type("y")
    try terminal.see("1/3")
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(try learner.run(["export"]).output.contains(#""abandoned":true"#))
  }

  @Test func `keys typed before a place is shown do nothing there`() throws {
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-reading"])
    try terminal.see("1-4, t text, g words, ? >")
    // The option, then keys that would overrule the verdict, continue and leave.
    terminal.type("1uoq")
    try terminal.see("x Yanlış")
    try terminal.see("? >")
    terminal.type("\r1")
    try terminal.see("2/3")
    try terminal.seePrompt("1-4, t text, g words, ? >")
    terminal.type("q")
    #expect(terminal.end() == 0)
    let export = try learner.run(["export"]).output
    #expect(export.ranges(of: #""event":"answered""#).count == 1)
    #expect(!export.contains("undone") && !export.contains("overruled"))
  }

  @Test func `at a question and at a mark b goes back`() throws {
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-reading"])
    try terminal.see("1-4, t text, g words, ? >")
    terminal.type("4")
    try terminal.see("+ Doğru")
    terminal.type("b")
    #expect(terminal.end() == 0)
    let again = try PseudoTerminal(learner, ["lesson", "a1-u1-reading"])
    try again.see("2/3")
    again.type("b")
    try again.see("1 of 3 done; everything is kept.")
    try again.see("Görüşürüz!")
    #expect(again.end() == 0)
  }

  @Test func `w explains and o overrules`() throws {
    let terminal = try writing()
    terminal.type("Ben öğretmen\r")
    try terminal.see("x Yanlış")
    try terminal.see("w why, n note, u undo, o I was right, ? >")
    terminal.type("w")
    try terminal.see("Nouns, adjectives and places take the person too")
    try terminal.see("Wrong: Ben evde.")
    try terminal.seePrompt("Enter, w why, n note, u undo, o I was right, ? >")
    terminal.type("o")
    try terminal.see("Counted as right")
  }

  @Test func `a killed lesson continues at the same item`() throws {
    let terminal = try writing()
    terminal.type("öğretmenim\r")
    try terminal.see("+ Doğru")
    terminal.kill()
    let again = try writing()
    #expect(again.text.contains("Going on where you left off: 1 of 3 done."))
    #expect(again.text.contains("2/3  Put into Turkish:"))
    #expect(try learner.run(["export"]).output.ranges(of: "answered").count == 1)
  }

  @Test func `a line is edited with the usual keys, and no key leaves codes in the answer`() throws
  {
    let terminal = try writing()
    terminal.type("şğıİöüç")
    try terminal.seePrompt("> şğıİöüç")
    terminal.type("\u{7F}\(Self.left)x\(Self.home)y\u{5}z")
    try terminal.seePrompt("> yşğıİöxüz")
    terminal.type(" iki üç\u{17}")
    try terminal.seePrompt("> yşğıİöxüz iki")
    terminal.type("\u{15}")
    try terminal.seePrompt(">")
    terminal.type("öğretmensin\r")
    try terminal.see("? >")
    terminal.type("\r")
    try terminal.see("2/3")
    terminal.type(Self.up)
    try terminal.seePrompt("> öğretmensin")
    terminal.type("\u{15}Yorgun musun?\r")
    try terminal.see("+ Doğru")
    terminal.kill()
    #expect(!terminal.text.contains("[D"))
    #expect(try learner.run(["export"]).output.contains(#""answer":"öğretmensin""#))
    #expect(terminal.screen.complaints == [])
  }

  @Test func `letters that a keyboard lacks are typed with a prefix or chosen`() throws {
    let terminal = try writing()
    terminal.type(";o;gretmenim")
    try terminal.seePrompt("> öğretmenim")
    terminal.type("\u{15}otob;us, araba;;")
    try terminal.seePrompt("> otobüs, araba;")
    terminal.type("\u{15}\t")
    try terminal.seeAnywhere("1 ç")
    terminal.type("5")
    try terminal.seePrompt("> ş")
    terminal.type("\u{15}ogretmenim\r")
    try terminal.see("Mind the Turkish letters: Öğretmenim")
  }

  @Test func `a paste is one line of bounded length, and no answers`() throws {
    let terminal = try writing()
    terminal.type("\u{1B}[200~bir\niki\nüç\n\u{1B}[201~")
    try terminal.see("Only the first line of the paste was used.")
    terminal.type("\u{15}\u{1B}[200~\(String(repeating: "a", count: 5_000))\u{1B}[201~")
    try terminal.see("aaaa")
    terminal.type("\r")
    try terminal.see("x Yanlış")
    terminal.kill()
    let export = try learner.run(["export"]).output
    #expect(export.ranges(of: "answered").count == 1)
    #expect(export.contains(String(repeating: "a", count: 500) + "\""))
  }

  @Test func `an empty answer asks again and then shows the solution`() throws {
    let terminal = try writing()
    terminal.type("\r")
    try terminal.see("Nothing was typed.")
    try terminal.seePrompt(">")
    terminal.type("\r")
    try terminal.see("x Not known: here is the solution.")
    try terminal.see("Ben öğretmenim.")
  }

  @Test func `a resize keeps the input, and new lines fit`() throws {
    let terminal = try writing()
    terminal.type("Ben öğretmen")
    try terminal.seePrompt("> Ben öğretmen")
    terminal.resize(columns: 40, rows: 10)
    terminal.type("im")
    try terminal.seeAnywhere("> Ben öğretmenim")
    terminal.type("\r")
    try terminal.see("+ Doğru")
    terminal.type("\r")
    try terminal.see("2/3")
    terminal.type("elma armut kiraz\r")
    try terminal.see("w why")
    #expect(terminal.screen.complaints == [])
  }

  @Test(arguments: [(80, 24), (40, 10), (20, 5), (200, 50)])
  func `every line fits the terminal, broken between words, at most 80 columns`(
    columns: Int,
    rows: Int
  ) throws {
    for lesson in ["a1-u1-writing", "a1-u1-reading", "a1-u1-speaking", "a1-u1-vocabulary"] {
      let terminal = try PseudoTerminal(learner, ["lesson", lesson], columns: columns, rows: rows)
      try terminal.see(">")
      if lesson.hasSuffix("reading") || lesson.hasSuffix("vocabulary") {
        try terminal.seePages("? >")
        try terminal.typeThroughPages("?")
        #expect(terminal.text.contains("list the keys"))
      }
      if lesson.hasSuffix("reading") {
        for key in ["h", "1"] { try terminal.typeThroughPages(key) }
        #expect(terminal.text.contains("x Yanlış"))
      } else if !lesson.hasSuffix("vocabulary") {
        for key in ["?\r", ":hint\r", "xyz\r"] { terminal.type(key) }
        try terminal.seePages("x Yanlış")
      }
      terminal.type("\u{3}")
      #expect(terminal.end() == 130)
      #expect(terminal.screen.complaints == [], "\(lesson)")
      for row in terminal.screen.history { #expect(row.count <= min(columns, 80), "\(row)") }
    }
  }

  @Test(arguments: [["--plain"], []])
  func `plain output moves no cursor and draws nothing`(words: [String]) throws {
    let terminal = try PseudoTerminal(
      learner,
      ["lesson", "a1-u1-writing", "--no-color"] + words,
      with: words.isEmpty ? ["TERM": "dumb"] : [:]
    )
    try terminal.see("> ")
    terminal.type("öğretmenim\n")
    try terminal.see("+ Doğru")
    terminal.type(":quit\n")
    #expect(terminal.end() == 0)
    #expect(!terminal.bytes.contains(0x1B))
    #expect(!terminal.text.contains { "─│┌┐└┘═║█▌".contains($0) })
  }

  @Test func `keys pressed during a play answer no question that is not on the screen`() throws {
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-listening"])
    try terminal.seeAnywhere("Enter hides it")
    terminal.type("2\r")
    try terminal.seePrompt("1-4, p show, g words, ? >")
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(!(try learner.run(["export"]).output.contains("answered")))
  }

  @Test func `a transcript is hidden after a while, and the fourth play is refused`() throws {
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-listening"])
    try terminal.seeAnywhere("Merhaba, ben Elif.")
    terminal.type("\r")
    try terminal.seeAnywhere("(readings left: 2)")
    #expect(!terminal.text.contains("Merhaba, ben Elif."))
    for left in [1, 0] {
      try terminal.seePrompt("1-4, p show, g words, ? >")
      terminal.type("p")
      try terminal.seeAnywhere("Merhaba, ben Elif.")
      terminal.type("\r")
      try terminal.seeAnywhere("(readings left: \(left))")
    }
    try terminal.seePrompt("1-4, g words, ? >")
    terminal.type("p")
    try terminal.see(
      "That was the third time."
    )
    terminal.type("3")
    try terminal.see("Transcript:")
    try terminal.see("Merhaba, ben Elif.")
    #expect(terminal.screen.complaints == [])
  }

  @Test func `a lesson has the same verdicts in a terminal and in a pipe`() throws {
    let answers = [
      "ogretmenim", "yorgunmusun", "okulda gidiyorum", "yorgun musun?", "okula gidiyorum",
    ]
    let terminal = try writing()
    for answer in answers {
      try terminal.seePrompt(">")
      terminal.type(answer + "\r")
      try terminal.see("Enter")
      terminal.type("\r")
    }
    try terminal.see("done:")
    let piped = try Learner()
    let run = try piped.run(["lesson", "a1-u1-writing"], lines: answers)
    #expect(run.output.contains("done:"))
    let marks = try marks(in: learner)
    #expect(marks.count == 5)
    #expect(try marks == self.marks(in: piped))
  }

  private func marks(in learner: Learner) throws -> [String] {
    try learner.run(["export"]).lines.compactMap { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      guard var entry = object as? [String: Any], entry["event"] as? String == "answered" else {
        return nil
      }
      for key in ["milliseconds", "time", "session"] { entry[key] = nil }
      let data = try JSONSerialization.data(withJSONObject: entry, options: .sortedKeys)
      return String(decoding: data, as: UTF8.self)
    }
  }
}
