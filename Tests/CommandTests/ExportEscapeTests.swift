import Foundation
import Testing

/// Exports lose nothing, and have no raw escape sequences if their format can escape them.
struct ExportEscapeTests {
  let learner: Learner

  init() throws {
    learner = try Learner()
    try HostileWorld.imported(into: learner)
  }

  @Test
  func `an export of the record has no escape sequences, and its import is equal byte for byte`()
    throws
  {
    let export = try learner.run(["export"])
    #expect(export.code == 0 && Calm().fault(in: export.outputBytes) == nil)
    #expect(export.output.contains(#"\u009b"#) && export.output.contains(#"\u202e"#))
    let other = try Learner()
    #expect(try other.run(["import"], input: export.output).code == 0)
    #expect(try other.run(["export"]).outputBytes == export.outputBytes)
  }

  @Test(arguments: ["-", "~/cards.jsonl"])
  func `cards as JSON Lines have no escape sequences, and their import is equal byte for byte`(
    place: String
  ) throws {
    let before = try learner.run(["cards", "export", "-", "--json"]).outputBytes
    let path = place.replacing("~", with: learner.home)
    let export = try learner.run(["cards", "export", path, "--json"])
    #expect(export.code == 0 && export.errors == "")
    let bytes =
      place == "-" ? export.outputBytes : try Array(Data(contentsOf: .init(filePath: path)))
    #expect(bytes == before && Calm().fault(in: bytes) == nil)
    let other = try Learner()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(try other.run(["cards", "import", "-"], input: text).code == 0)
    #expect(try other.run(["cards", "export", "-", "--json"]).outputBytes == before)
  }

  @Test(arguments: ["txt", "csv", "tsv"])
  func `an export to a file keeps what its format can't escape`(form: String) throws {
    let path = "\(learner.home)/cards.\(form)"
    let export = try learner.run(["cards", "export", path])
    #expect(export.code == 0 && export.errors == "" && Calm().fault(in: export.outputBytes) == nil)
    let file = String(decoding: try Data(contentsOf: .init(filePath: path)), as: UTF8.self)
    #expect(file.contains("\u{1B}[2J") && file.contains("\u{9B}2J") && file.contains("\u{202E}"))
    let other = try Learner()
    #expect(try other.run(["cards", "import", path]).code == 0)
    let words = try [learner, other].map { learner in
      try learner.run(["cards", "search", "eczane", "--json"]).object()["word"] as? String
    }
    // Inside a row each line end becomes a line feed.
    #expect(words[1] == words[0]?.replacing("\r", with: "\n"))
  }

  @Test func `a package can be imported again, and its report has no escape sequences`() throws {
    let path = "\(learner.home)/cards.apkg"
    let other = try Learner()
    for run in [
      try learner.run(["cards", "export", path]), try other.run(["cards", "import", path]),
      try other.run(["cards", "list"]), try other.run(["cards", "list", "--json"]),
    ] {
      #expect(run.code == 0, "\(run.errors)")
      #expect(Calm().fault(in: run.outputBytes + run.errorBytes) == nil)
    }
    #expect(try other.run(["cards", "list"]).lines.count == 2)
  }

  @Test func `an export to standard output leaves it out, and says so`() throws {
    let export = try learner.run(["cards", "export", "-"])
    #expect(export.code == 0)
    #expect(Calm(allowsTabs: true, allowsLines: true).fault(in: export.outputBytes) == nil)
    #expect(
      export.errors == """
        2 words printed without terminal control sequences; a file keeps \
        them, and so does --json.

        """
    )
    // No field hides the fields after it.
    #expect(export.output.contains("pharmacy") && export.output.contains("Where is it?"))
    let other = try Learner()
    _ = try other.run(["cards", "add", "ev", "house"])
    #expect(try other.run(["cards", "export", "-"]).errors == "")
  }
}
