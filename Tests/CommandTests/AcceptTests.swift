import Foundation
import Testing

/// Answers that a teacher accepts for the whole class.
struct AcceptTests {
  let learner: Learner
  private let folder: String

  private static let item = "a1-u1-writing#teacher"
  private static let answers = """
    name;item;answer
    Şule;\(item);Ben hocayım.
    Çınar;\(item);hocayım
    İpek;\(item);Öğretmenim.
    Can;\(item);
    Ece;a1-u1-writing#school;Ben hocayım.

    """

  init() throws {
    learner = try Learner()
    _ = try learner.write(Self.answers, to: "answers/a.csv")
    folder = "\(learner.home)/answers"
  }

  private var list: String {
    String(decoding: learner.files["answers/accepted.csv"] ?? Data(), as: UTF8.self)
  }

  private func accept(_ words: String...) throws -> Run {
    try learner.run(["accept", Self.item] + words + ["--csv", folder])
  }

  private func marks() throws -> [String] {
    let run = try learner.run(["grade", "--csv", folder, "--format", "csv"])
    return run.lines.dropFirst().map { line in
      let cells = line.split(separator: ";", omittingEmptySubsequences: false)
      return "\(cells[2]) \(cells[5]) \(cells[6])"
    }
  }

  @Test func `exactly the listed marks change, and the second time none`() throws {
    let before = try marks()
    let dry = try accept("(Ben) hocayım.", "--dry-run")
    #expect(dry.code == 0 && dry.output.contains("Marks that change: 2\nNothing was written."))
    #expect(try marks() == before && list == "")
    let run = try accept("(Ben) hocayım.")
    #expect(run.code == 0 && run.errors == "")
    let shown = run.unwrapped
    #expect(
      shown.contains("a.csv:2: Şule: “Ben hocayım.”: ? unsure → + accepted by the teacher (1)")
    )
    #expect(shown.contains("Marks that change: 2\nWritten:"))
    #expect(list.hasPrefix("\u{FEFF}item;answer;points;note\n"))
    let after = try marks()
    let changed = zip(before, after).filter { $0 != $1 }.map(\.1)
    #expect(changed == ["Şule accepted 1", "Çınar accepted 1"])
    let kept = list
    let again = try accept("(Ben) hocayım.")
    #expect(again.code == 0 && again.output == "Marks that change: 0\n" && list == kept)
    #expect(try marks() == after)
    let report = try learner.run(["grade", "--csv", folder])
    #expect(report.unwrapped.contains("accepted.csv: answers that you accept: 1"))
  }

  @Test func `an answer may have half a point and a note, and lose it again`() throws {
    _ = try accept("(Ben) hocayım.", "--points", "0.5", "--note", "hoca is less formal")
    #expect(try marks()[0] == "Şule accepted 0,5")
    #expect(list.contains("(Ben) hocayım.;0,5;hoca is less formal"))
    let text = try learner.run(["grade", "--csv", folder, "--feedback", "\(learner.home)/back"])
    #expect(text.code == 1)
    let page = String(decoding: learner.files["back/Şule.txt"] ?? Data(), as: UTF8.self)
    #expect(page.contains("Your teacher says: hoca is less formal"))
    let none = try accept("(Ben) hocayım.", "--points", "0")
    #expect(none.output.contains("(0.5) → + accepted by the teacher (0)") || none.code == 0)
    #expect(try marks()[0] == "Şule accepted 0")
    #expect(list.split(separator: "\n").count == 2)
  }

  @Test func `a list that the teacher edits is read, and its bad lines are told and kept`() throws {
    let edited = "item;answer;points\n\(Self.item);hocayım;2\n\(Self.item);Ben hocayım.;1\n"
    let path = try learner.write(edited, to: "answers/accepted.csv")
    let run = try learner.run(["grade", "--csv", folder])
    #expect(run.code == 3 && run.errors.hasPrefix("\(path):2: 2: points"))
    #expect(try marks()[0] == "Şule accepted 1")
    let refused = try accept("x")
    #expect(refused.code == 3 && refused.errors.contains("Correct \(path) first"))
    #expect(list == edited)
  }

  @Test func `an item without a name has its first accepted answer as its name`() throws {
    let text = "name,accept,answer\nCan,Geldim.;Vardım.,ulaştım\n"
    let path = try learner.write(text, to: "own/a.csv")
    let run = try learner.run(["accept", "geldim.", "Ulaştım.", "--csv", path])
    #expect(run.code == 0 && run.output.contains("Marks that change: 1"))
    #expect(learner.files["own/accepted.csv"] != nil)
    #expect(try learner.run(["grade", "--csv", path]).code == 0)
  }

  @Test func `a choice that could not be marked is accepted too`() throws {
    let text = "name,item,answer\nCan,a1-u1-reading#town,Ankarada\n"
    let path = try learner.write(text, to: "own/a.csv")
    let run = try learner.run(["accept", "a1-u1-reading#town", "Ankarada", "--csv", path])
    #expect(run.unwrapped.contains("not marked → + accepted by the teacher (1)"))
  }

  @Test func `another list may be named`() throws {
    let path = "\(learner.home)/list.csv"
    _ = try accept("(Ben) hocayım.", "--accepted", path)
    #expect(learner.files["list.csv"] != nil && list == "")
    let run = try learner.run(["grade", "--csv", folder, "--accepted", path, "--format", "csv"])
    #expect(run.output.contains(";accepted;1;"))
    let none = try learner.run(["grade", "--csv", folder, "--accepted", "\(path)x"])
    #expect(none.code == 3 && none.errors.contains("no such list"))
  }

  @Test func `what can't be accepted says why`() throws {
    let item = try learner.run(["accept", "a1-u1-writing#teachr", "x", "--csv", folder])
    #expect(item.code == 3 && item.errors.contains("Did you mean \(Self.item)?"))
    #expect(try accept("(").errors.contains("pattern ("))
    #expect(try accept("x", "--points", "2").code == 2)
    #expect(try learner.run(["accept", Self.item, "x", folder]).errors.contains("--csv"))
    #expect(list == "")
  }

  @Test func `changes are printed as JSON`() throws {
    let line = try #require(try accept("(Ben) hocayım.", "--json").lines.first)
    let reply = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    )
    let changes = try #require(reply["changes"] as? [[String: Any]])
    #expect(changes.map { $0["student"] as? String } == ["Şule", "Çınar"])
    #expect((changes[0]["after"] as? [String: Any])?["verdict"] as? String == "accepted")
    #expect(reply["written"] as? String == "\(folder)/accepted.csv")
  }
}
