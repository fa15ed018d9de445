import Foundation
import Testing

/// `dilim progress`: text, JSON and the page for the browser.
struct ProgressTests {
  let learner: Learner

  init() throws {
    learner = try Learner()
    learner.environment["TZ"] = "UTC"
    learner.environment["DILIM_NOW"] = "2026-03-04T10:00:00Z"
  }

  private func dilim(_ words: String..., lines: [String] = []) throws -> Run {
    let run = try learner.run(words, lines: lines)
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
    return run
  }

  private func report() throws -> [String: Any] {
    let data = Data(try dilim("progress", "--json").outputBytes)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func answer() throws {
    try learner.learn("a1-u1-writing", "a1-u1-vocabulary")
    _ = try learner.write(
      "A1.1 | Ders | Lesson | copula-present, plural\n",
      to: "course/syllabus.txt"
    )
    _ = try dilim("level", "A1")
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: ["bir", "ikin", "iki", ":quit"])
  }

  @Test func `without a record the page says so and nothing is created`() throws {
    try learner.learn("a1-u1-writing")
    _ = try learner.write("A1.1 | Ders | Lesson | plural\n", to: "course/syllabus.txt")
    let text = try dilim("progress").output
    #expect(text.contains("Not enough answers yet."))
    #expect(text.contains("Nothing this week yet."))
    #expect(!FileManager.default.fileExists(atPath: learner.record))
  }

  @Test func `answers are in the text`() throws {
    try answer()
    let lines = try dilim("progress").lines
    #expect(lines.contains("Course mastery by skill, percent"))
    #expect(lines.contains { $0.hasPrefix("Streak 1 day, best 1") })
    #expect(lines.contains { $0.hasPrefix("In all 1 min") || $0.hasPrefix("In all 0 min") })
  }

  @Test func `the JSON has all parts`() throws {
    try answer()
    let report = try report()
    #expect(report["schema"] as? Int == 1)
    #expect(report["day"] as? String == "2026-03-04")
    let points = try #require(report["points"] as? [[String: Any]])
    #expect(points.map { $0["tag"] as? String } == ["copula-present", "plural"])
    #expect(points.map { $0["state"] as? String }.last == "new")
    #expect((points.first?["answers"] as? Int ?? 0) >= 2)
    let retention = try #require(report["retention"] as? [String: Any])
    #expect(retention["answers"] as? Int == 0 && retention["predicted"] == nil)
    #expect((report["due"] as? [Any])?.count == 30)
    #expect((report["streak"] as? [String: Int]) == ["best": 1, "days": 1])
    for key in ["skills", "words", "days", "minutes", "mistakes", "weakest", "slipping"] {
      #expect(report[key] != nil, "\(key)")
    }
  }

  @Test func `streak and goals can be turned off`() throws {
    try answer()
    _ = try dilim("config", "set", "streak", "off")
    #expect(try report()["streak"] == nil)
    let text = try dilim("progress").output.lowercased()
    #expect(!text.contains("streak") && !text.contains("best"))
  }

  @Test func `the page is written for the learner alone`() throws {
    try answer()
    let path = "\(learner.home)/page.html"
    #expect(try dilim("progress", "--html", path).output == "Written: \(path)\n")
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    #expect(!page.contains("http:") && !page.contains("<script"))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let refused = try learner.run(["progress", "--html", "\(learner.home)/none/page.html"])
    #expect(refused.code == 3 && refused.errors.contains("none/page.html"))
  }

  @Test func `in a terminal it has pages`() throws {
    try answer()
    let terminal = try PseudoTerminal(learner, ["progress"])
    try terminal.seeAnywhere("> ")
    terminal.type("n")
    try terminal.seeAnywhere("2/")
    terminal.type("q")
    #expect(terminal.end() == 0)
  }
}
