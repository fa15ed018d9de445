import Foundation
import Testing

/// `dilim proposals`: answers that nobody listed, and how one gets into a course.
struct ProposalTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let answer = "Ders veren biriyim"

  /// Gives an unsure answer and proposes it; returns its name.
  private func propose() throws -> String {
    let lines = [Self.answer, ":proposal", ":quit"]
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: lines)
    let line = try #require(try learner.run(["proposals", "--json"]).lines.first)
    let id = try #require(
      line.range(of: #"a1-u1-writing#teacher~[0-9a-f]{6}"#, options: .regularExpression)
    )
    return String(line[id])
  }

  /// A copy of the course that can be changed.
  private func course() throws -> String {
    let path = "\(learner.home)/course"
    try FileManager.default.copyItem(atPath: Learner.content, toPath: path)
    return path
  }

  private func lesson(in course: String) throws -> String {
    try String(contentsOfFile: "\(course)/a1/a1-u1-writing.lesson", encoding: .utf8)
  }

  @Test func `without answers it says so and creates nothing`() throws {
    let run = try learner.run(["proposals"])
    #expect(run.code == 0 && run.output.hasPrefix("No answer is waiting."))
    #expect(try learner.run(["proposals", "--json"]).output.isEmpty)
    #expect(learner.files == [:])
  }

  @Test func `an unsure answer fails no lesson but its exit status, and is listed with counts`()
    throws
  {
    let run = try learner.run(
      ["lesson", "a1-u1-writing"],
      lines: [Self.answer, ":proposal", ":quit"]
    )
    #expect(run.code == 1 && run.output.contains("? Emin değilim (unsure)"))
    #expect(run.output.contains("Yours may be right too."))
    let listed = try learner.run(["proposals"]).output
    #expect(listed.contains("I am a teacher.") && listed.contains("(1 unsure, 1 proposed)"))
    #expect(try learner.run(["mistakes"]).output == "No mistakes yet.\n")
    #expect(try learner.run(["status", "--json"]).output.contains(#""unsure":1}"#))
  }

  @Test func `an undone answer is no longer listed`() throws {
    let lines = [Self.answer, ":proposal", ":undo", ":quit"]
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: lines)
    #expect(try learner.run(["proposals", "--json"]).output.isEmpty)
  }

  @Test func `an accepted answer is a line of the lesson, which then accepts it`() throws {
    let id = try propose()
    let course = try course()
    let before = try lesson(in: course)
    let run = try learner.run(["proposals", "--accept", id, "--into", course])
    #expect(run.code == 0 && run.output.contains("= Ders veren biriyim."))
    let after = try lesson(in: course)
    #expect(
      after.split(separator: "\n").filter { !before.contains($0) } == ["= Ders veren biriyim."]
    )
    let words = ["grade", "--item", "a1-u1-writing#teacher", "--content", course, Self.answer]
    #expect(try learner.run(words).code == 0)
    let again = try learner.run(["proposals", "--accept", id, "--into", course])
    #expect(again.code == 0 && again.output.contains("accepts it already"))
    #expect(try lesson(in: course) == after)
  }

  @Test func `an author reads what a learner sends`() throws {
    let id = try propose()
    let file = try learner.write(try learner.run(["proposals", "--json"]).output, to: "sent.jsonl")
    let author = try Learner()
    let twice =
      try String(contentsOfFile: file, encoding: .utf8)
      + String(contentsOfFile: file, encoding: .utf8)
    let run = try author.run(["proposals", "--from", "-", "--json"], input: twice)
    #expect(run.output.contains(#""id":"\#(id)""#) && run.output.contains(#""proposed":2"#))
    let bad = try author.run(["proposals", "--from", "-"], input: "{}\n")
    #expect(
      bad.code == 3 && bad.errors.contains("line 1: expected a line of dilim proposals --json")
    )
  }

  @Test func `what can't be done is an error with a remedy, and changes nothing`() throws {
    let id = try propose()
    let course = try course()
    let before = try lesson(in: course)
    for (words, code, message) in [
      (["--accept", id], 2, "--into DIR"), (["--into", course], 2, "--accept ID"),
      (["--accept", "a1-u1-writing#teacher~000000", "--into", course], 2, "There is no answer"),
      (["--accept", id, "--into", "\(course)/nowhere"], 3, "nowhere"),
      (["nonsense"], 2, "nonsense"),
    ] as [([String], Int32, String)] {
      let run = try learner.run(["proposals"] + words)
      #expect(run.code == code && run.errors.contains(message), "\(words): \(run.errors)")
    }
    #expect(try lesson(in: course) == before)
  }
}
