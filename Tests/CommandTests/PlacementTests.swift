import Foundation
import Testing

/// `dilim placement` and `dilim test`.
struct PlacementTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let course = Learner.content + "/../../../../Content"

  /// The environment of the whole course on a day of March 2026.
  private func world(day: Int = 1) -> [String: String] {
    ["DILIM_CONTENT": Self.course, "DILIM_NOW": "2026-03-0\(day)T10:00:00Z", "TZ": "UTC"]
  }

  private func json(_ words: [String], day: Int = 1) throws -> [String: Any] {
    let run = try learner.run(words + ["--json"], with: world(day: day))
    #expect(run.code == 0 && run.errors == "")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
  }

  @Test func aPlacementInAPipeIsKeptAndItsEmptyLineSetsTheLevel() throws {
    _ = try learner.run(["level", "B1"])
    let first = try learner.run(["placement"], lines: [":skip", ":skip"], with: world())
    #expect(first.code == 0 && first.errors == "")
    #expect(first.output.contains("Item 1, at most 20"))
    #expect(first.output.contains("2 answers so far; every one is kept."))
    let lines = Array(repeating: ":skip", count: 6) + [""]
    let second = try learner.run(["placement"], lines: lines, with: world())
    #expect(second.code == 0 && second.output.contains("Going on where you left off: 2 answers"))
    #expect(second.output.contains("Begin with A1"))
    #expect(
      second.output.hasSuffix("Your level is A1 now. The lessons of the levels below stay open.\n")
    )
    #expect(try learner.run(["level"]).output == "A1\n")
    let report = try json(["placement"])
    #expect(report["level"] as? String == "A1" && report["taken"] as? String == "2026-03-01")
  }

  @Test func theEndOfThePipeKeepsTheOldLevel() throws {
    _ = try learner.run(["level", "B1"])
    let lines = Array(repeating: ":skip", count: 8)
    let run = try learner.run(["placement", "--plain"], lines: lines, with: world())
    #expect(run.output.contains("Your level stays B1; `dilim level A1` sets the one found."))
    #expect(try learner.run(["level"]).output == "B1\n")
  }

  @Test func aLevelTestComesAgainAfterThreeDays() throws {
    let lines = Array(repeating: ":skip", count: 24)
    let run = try learner.run(["test", "A2"], lines: lines, with: world())
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output.contains("A2 test, item 24 of 24"))
    #expect(run.output.contains("A2 test not yet passed: 0 of 24 right."))
    let report = try json(["test", "A2"], day: 3)
    #expect(report["passed"] as? Bool == false && report["again"] as? String == "2026-03-04")
    let early = try learner.run(["test", "A2"], lines: lines, with: world(day: 3))
    #expect(early.code == 3 && early.output == "")
    #expect(early.errors.contains("the next one is from 2026-03-04"))
    #expect(try learner.run(["test", "A1"], with: world(day: 3)).code == 0)
    let late = try learner.run(["test", "A2"], with: world(day: 4))
    #expect(late.code == 0 && late.output.contains("item 1 of 24"))
  }

  @Test func aCourseWithFewExercisesHasNoLevelTest() throws {
    let run = try learner.run(["test", "A1"])
    #expect(run.code == 3 && run.errors.contains("A1 has too few exercises for a test"))
  }
}
