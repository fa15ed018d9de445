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

  @Test func `an import tells of every row and can be repeated`() throws {
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

  @Test func `a rehearsal creates nothing`() throws {
    let path = try file("words.tsv", "ev\thouse\n")
    let run = try learner.run(["cards", "import", path, "--dry-run"])
    #expect(run.code == 0 && run.output.contains("1 added"))
    #expect(run.output.contains("nothing was written"))
    let list = try learner.run(["cards", "list"])
    #expect(!list.output.contains("house"))
  }

  @Test(arguments: ["txt", "csv", "tsv", "jsonl", "apkg"])
  func `what is exported comes in again as it was`(ending: String) throws {
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
    #expect(refused.code == 2 && refused.errors.contains("--yes writes over it"))
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
      ("a.apkg", "no zip", "no package of Anki"), ("a.doc", "x", "expected one of .apkg"),
    ] {
      let run = try learner.run(["cards", "import", try file(name, text)])
      #expect(run.code != 0 && run.errors.contains(message), "\(run.errors)")
    }
    let path = "\(learner.home)/latin.csv"
    try Data([0x65, 0x76, 0x2C, 0x68, 0x0A, 0xFF, 0x2C, 0x61]).write(to: URL(filePath: path))
    let run = try learner.run(["cards", "import", path])
    #expect(run.code == 3 && run.errors.contains("latin.csv:2: not UTF-8"))
    #expect(try learner.run(["cards", "import", "\(learner.home)/none.csv"]).code == 3)
  }
}
