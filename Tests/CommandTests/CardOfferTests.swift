import Foundation
import Testing

/// `dilim cards add` with meanings of the lexicon.
struct CardOfferTests {
  let learner: Learner
  private let course: [String]

  init() throws {
    learner = try Learner()
    let path = try learner.write(
      """
      kasa\tn\t3\t-\t1:till,checkout; 2:safe; 3:crate\t-
      kravat\tn\t2\t-\t1:tie,necktie,cravat,neckwear\t-
      """,
      to: "course/lexicon.tsv"
    )
    _ = try learner.write("A1.1 | Ev | Home | plural\n", to: "course/syllabus.txt")
    course = ["--content", String(path.dropLast("/lexicon.tsv".count))]
  }

  private func meanings(of word: String) throws -> [String?] {
    try learner.run(["cards", "show", word, "--json"] + course).lines.map { line in
      let card = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return card?["meaning"] as? String
    }
  }

  @Test func `without a terminal the first meaning is taken and told`() throws {
    let one = try learner.run(["cards", "add", "kravatlar"] + course)
    #expect(one.code == 0 && one.output == "Added: kravat (noun): tie; necktie; cravat\n")
    #expect(one.errors == "")
    let many = try learner.run(["cards", "add", "kasa"] + course)
    #expect(many.output == "Added: kasa (noun): till; checkout\n")
    #expect(many.errors.contains("there are 2 more: dilim look kasa shows them."))
    #expect(try meanings(of: "kasa") == ["till; checkout"])
  }

  @Test func `the report for programs has the meaning`() throws {
    let run = try learner.run(["cards", "add", "kasa", "--json"] + course)
    let card = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(card?["meaning"] as? String == "till; checkout" && card?["fate"] as? String == "added")
  }

  @Test func `a line with a word alone takes the first meaning, an unknown one is refused`() throws
  {
    let lines = ["kravat", "ev\thouse", "zzzz"]
    let run = try learner.run(["cards", "add"] + course, lines: lines)
    #expect(run.code == 3 && run.output.contains("Added 2 words"), "\(run.output)")
    #expect(run.errors.contains("line 1: from the lexicon, kravat: tie; necktie; cravat"))
    #expect(run.errors.contains("line 3:"))
  }

  @Test func `a word that the lexicon lacks needs a meaning`() throws {
    let run = try learner.run(["cards", "add", "zzzz"] + course)
    #expect(run.code == 2 && run.errors.contains("The lexicon has no meaning for zzzz."))
    #expect(run.errors.contains("WORD MEANING"))
  }

  @Test(arguments: [
    ("2\r", "safe"), ("\r", "till; checkout"), ("9\r3\r", "crate"), ("cash box\r", "cash box"),
  ])
  func `at a terminal the learner chooses a meaning`(keys: String, meaning: String) throws {
    let terminal = try PseudoTerminal(learner, ["cards", "add", "kasa"] + course)
    try terminal.see("2 kasa: safe")
    try terminal.see("Which meaning?")
    terminal.type(keys)
    #expect(terminal.end() == 0)
    #expect(try meanings(of: "kasa") == [meaning])
  }

  @Test func `q adds nothing`() throws {
    let terminal = try PseudoTerminal(learner, ["cards", "add", "kasa"] + course)
    try terminal.see("Which meaning?")
    terminal.type("q\r")
    try terminal.see("Nothing was added.")
    #expect(terminal.end() == 0)
    #expect(try meanings(of: "kasa") == [])
  }
}
