import Foundation
import Testing

struct CardFileTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = "\(learner.home)/\(name)"
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  @Test func `an import reports each row and can be repeated`() throws {
    let path = try file("words.csv", "word,meaning\nev,house\n,x\nyüz,face\nyüz,hundred\n")
    let run = try learner.run(["cards", "import", path])
    #expect(run.code == 3)
    #expect(
      run.output == """
        \(path):2: added ev
        \(path):3: refused: the first field, the word, is empty
        \(path):4: added yüz
        \(path):5: added yüz (one more meaning)
        3 added, 0 updated, 0 duplicate, 1 refused

        """
    )
    let again = try learner.run(["cards", "import", path, "--quiet"])
    #expect(again.output.hasSuffix("0 added, 0 updated, 3 duplicate, 1 refused\n"))
  }

  @Test func `a dry run creates nothing`() throws {
    let path = try file("words.tsv", "ev\thouse\n")
    let run = try learner.run(["cards", "import", path, "--dry-run"])
    #expect(run.code == 0 && run.output.contains("1 added"))
    #expect(run.output.contains("nothing was written"))
    let list = try learner.run(["cards", "list"])
    #expect(!list.output.contains("house"))
  }

  @Test(arguments: ["txt", "csv", "tsv", "jsonl", "apkg"])
  func `an export can be imported again unchanged`(ending: String) throws {
    let words = try file(
      "words.jsonl",
      """
      {"word": "#kare", "meaning": "a \\"square\\"", "deck": "Türkçe::A1", "tags": ["isim"]}
      {"word": "su", "meaning": "water\\ttwo", "example": "Su iç.", "part_of_speech": "noun"}

      """
    )
    #expect(try learner.run(["cards", "import", words]).code == 0)
    let path = "\(learner.home)/out.\(ending)"
    #expect(try learner.run(["cards", "export", path]).code == 0)
    let refused = try learner.run(["cards", "export", path])
    #expect(refused.code == 2 && refused.errors.contains("--yes overwrites it"))
    let known = try learner.run(["cards", "import", path, "--quiet"])
    #expect(known.output == "0 added, 0 updated, 2 duplicate, 0 refused\n", "\(known.errors)")
    let other = try Learner()
    #expect(try other.run(["cards", "import", path]).code == 0)
    let mine = try learner.run(["cards", "list", "--json"]).lines
    let theirs = try other.run(["cards", "list", "--json"]).lines
    #expect(mine.count == 2 && theirs.count == 2)
    for (one, other) in zip(mine, theirs) {
      for key in ["word", "meaning", "example", "part_of_speech", "tags"] {
        let left = try #require(
          try JSONSerialization.jsonObject(with: Data(one.utf8)) as? [String: Any]
        )
        let right = try #require(
          try JSONSerialization.jsonObject(with: Data(other.utf8)) as? [String: Any]
        )
        #expect("\(left[key] ?? "")" == "\(right[key] ?? "")", "\(key)")
      }
    }
  }

  @Test func `a file that can't be read is refused as a whole`() throws {
    for (name, text, message) in [
      ("a.apkg", "no zip", "not an Anki package"), ("a.doc", "x", "expected one of .apkg"),
    ] {
      let run = try learner.run(["cards", "import", try file(name, text)])
      #expect(run.code != 0 && run.errors.contains(message), "\(run.errors)")
    }
    let whole = try learner.run(["cards", "import", try file("all.colpkg", "PK")])
    #expect(
      whole.code == 2 && whole.errors.contains("export a deck as “Anki Deck Package (.apkg)”")
    )
    let path = "\(learner.home)/latin.csv"
    try Data([0x65, 0x76, 0x2C, 0x68, 0x0A, 0xFF, 0x2C, 0x61]).write(to: URL(filePath: path))
    let run = try learner.run(["cards", "import", path])
    #expect(run.code == 3 && run.errors.contains("latin.csv:2: not UTF-8"))
    #expect(try learner.run(["cards", "import", "\(learner.home)/none.csv"]).code == 3)
  }

  @Test(arguments: ["txt", "csv", "tsv", "jsonl", "apkg"])
  func `lines of a card and its tags stay as they were`(ending: String) throws {
    let add = ["cards", "add", "--plain-card", "bir\\niki", "a\\nb\\n\\nc", "--tag", "x y"]
    #expect(try learner.run(add).code == 0)
    let before = try learner.run(["cards", "list", "--json"]).output
    #expect(before.contains(#""a\nb\n\nc""#) && before.contains(#"["x","y"]"#), "\(before)")
    let path = "\(learner.home)/out.\(ending)"
    #expect(try learner.run(["cards", "export", path]).code == 0)
    let known = try learner.run(["cards", "import", path, "--quiet"])
    #expect(known.output == "0 added, 0 updated, 1 duplicate, 0 refused\n", "\(known.errors)")
    #expect(try learner.run(["cards", "list", "--json"]).output == before)
  }

  @Test func `other line separators are not line ends in JSON Lines`() throws {
    let path = try file("path.jsonl", #"{"word": "klasör", "meaning": "C:\\new"}"# + "\n")
    #expect(try learner.run(["cards", "import", path]).code == 0)
    #expect(try learner.run(["cards", "list", "--json"]).output.contains(#""C:\\new""#))
  }

  @Test func `data that a text format can't hold is reported`() throws {
    let path = try file("words.txt", "#separator:tab\n#notetpye:Basic\n# a remark: no\nev\thouse\n")
    let run = try learner.run(["cards", "import", path])
    #expect(run.code == 0 && run.errors == "\(path):2: ignored: #notetpye:Basic\n")
    let table = try file("words.csv", "word,meaning,colour\nsu,water,blue\n")
    let columns = try learner.run(["cards", "import", table])
    #expect(columns.errors == "\(table): left out: the column “colour”\n")
  }

  @Test(arguments: ["empty.csv", "empty.txt", "empty.jsonl"])
  func `a file without cards is refused`(name: String) throws {
    let path = try file(name, "\n")
    let run = try learner.run(["cards", "import", path])
    #expect(run.code == 3 && run.errors == "\(path): there are no cards in it.\n")
  }

  @Test func `cards go through pipes`() throws {
    let rows = ["ev;house;noun", #"{"word": "su", "meaning": "water"}"#]
    for row in rows {
      let run = try learner.run(["cards", "import", "-"], input: row + "\n")
      #expect(run.code == 0 && run.output.hasPrefix("standard input:1: added"), "\(run.errors)")
    }
    let other = try Learner()
    for options in [[], ["--json"]] {
      let sent = try learner.run(["cards", "export", "-"] + options)
      #expect(sent.code == 0 && sent.errors.isEmpty)
      let taken = try other.run(["cards", "import", "-", "--quiet"], input: sent.output)
      let count = options.isEmpty ? "2 added, 0 updated, 0" : "0 added, 0 updated, 2"
      #expect(taken.output == "\(count) duplicate, 0 refused\n", "\(taken.errors)")
    }
    let package = "\(learner.home)/out.apkg"
    #expect(try learner.run(["cards", "export", package]).code == 0)
    let shell = "\"$DILIM\" cards import - --quiet < '\(package)'"
    #expect(try learner.shell(shell).output.hasPrefix("0 added, 0 updated, 2 duplicate"))
  }

  @Test func `a damaged collection is reported once`() throws {
    // An archive whose collection.anki2 is not a database.
    let archive = """
      UEsDBBQAAAAAAAAAIQAwW3afBwAAAAcAAAAQAAAAY29sbGVjdGlvbi5hbmtpMm5vIGJhc2VQSwECFAMUAAAAAAAA\
      ACEAMFt2nwcAAAAHAAAAEAAAAAAAAAAAAAAAgAEAAAAAY29sbGVjdGlvbi5hbmtpMlBLBQYAAAAAAQABAD4AAAA1\
      AAAAAAA=
      """
    let path = "\(learner.home)/bad.apkg"
    try #require(Data(base64Encoded: archive)).write(to: URL(filePath: path))
    let run = try learner.run(["cards", "import", path])
    #expect(run.code == 3)
    #expect(run.errors == "\(path), collection.anki2: damaged; export it again.\n")
  }

  @Test func `words keep the kinds of card that they come with until the learner sets others`()
    throws
  {
    let path = try file(
      "words.txt",
      """
      #separator:tab
      #notetype column:1
      #deck:Words
      Dilim word: recognise\tev\thouse
      Dilim word: recognise, recall\tsu\twater

      """
    )
    #expect(try learner.run(["cards", "import", path]).code == 0)
    func kinds() throws -> [String] {
      try learner.run(["cards", "list", "--json"]).lines.map { line in
        line.matches(of: #/"kind":"([a-z]+)"/#).map { String($0.1) }.joined(separator: "+")
      }
    }
    #expect(try kinds() == ["recognise", "recognise+recall"])
    #expect(try learner.run(["decks", "set", "Words", "new=7"]).output == "Changed: Words.\n")
    #expect(try kinds() == ["recognise", "recognise+recall"])
    let told = "1 entry has the kinds of card from its import; kinds=… sets those of all"
    #expect(try learner.run(["decks", "show", "Words"]).output.contains(told))
    let set = ["decks", "set", "Words", "kinds=recognise,recall"]
    #expect(try learner.run(set + ["--dry-run"]).output == "Would change Words.\n")
    #expect(
      try learner.run(set).output == """
        Changed: Words.
        1 entry imported with other kinds of card has these now: recognise, recall.

        """
    )
    #expect(try kinds() == ["recognise+recall", "recognise+recall"])
    #expect(try learner.run(set).output == "Nothing changes.\n")
    #expect(try learner.run(["cards", "import", path, "--quiet"]).output.hasPrefix("0 added"))
    #expect(try kinds() == ["recognise+recall", "recognise+recall"])
  }

  @Test func `cloze cards of Anki are imported as Anki shows them, or refused`() throws {
    let path = try file(
      "gaps.txt",
      """
      #separator:tab
      #html:true
      #notetype column:1
      Cloze\tBen {{c1::geliyorum::come}}.\tmore
      Basic\tev\t{{c1::house}}

      """
    )
    let run = try learner.run(["cards", "import", path])
    #expect(
      run.output == """
        \(path):4: added Ben [come].
        \(path):5: refused: it shows a gap ({{c1::…}}) that its note type does not make
        1 added, 0 updated, 0 duplicate, 1 refused

        """
    )
  }
}
