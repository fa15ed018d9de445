import Testing

/// Word lists in records of earlier versions, which asked nothing, and what a missed word becomes.
struct OldWordListTests {
  let learner: Learner

  init() throws {
    learner = try Learner()
    try learner.learn("a1-u1-vocabulary", "a1-u2-vocabulary")
  }

  private let now = ["DILIM_NOW": "2026-03-02T10:00:00Z", "TZ": "UTC"]

  /// An export with a list that was shown to its end, and one whose session has no entry.
  private var export: String {
    func session(_ id: String, _ unit: Int) -> String {
      let items = (1...6).map { "\"a1-u\(unit)-vocabulary#w\($0)\"" }.joined(separator: ",")
      return #"{"abandoned":false,"id":"\#(id)","items":[\#(items)],"#
        + #""kind":"lesson","lesson":"a1-u\#(unit)-vocabulary","started":1772359200000,"type":"session"}"#
    }
    let (done, left) = (String(repeating: "1", count: 32), String(repeating: "2", count: 32))
    return """
      {"dilim":"export","version":3}
      \(session(done, 1))
      \(session(left, 2))
      {"event":"finished","sequence":0,"session":"\(done)","time":1772359200000,"type":"entry"}

      """
  }

  @Test func `a list that was read stays done, and its deck begins`() throws {
    #expect(try learner.run(["import"], input: export).code == 0)
    let status = try learner.run(["status"], with: now).output
    #expect(status.contains("1 of 2 lessons"), "\(status)")
    #expect(status.contains("a1-u2-vocabulary"))
    #expect(try learner.run(["due"], with: now).output == "6 new cards: dilim review\n")
    // Done again, it is asked, and stays done.
    let again = try learner.ask("a1-u1-vocabulary", with: now)
    #expect(
      again.output.hasPrefix("\nNew words, 1/1\n")
    )
    #expect(again.output.contains("a1-u1-vocabulary done: "))
    #expect(try learner.run(["status"], with: now).output.contains("1 of 2 lessons"))
    #expect(try learner.run(["export"]).output.contains(#""event":"finished","sequence":0"#))
  }

  @Test func `a list that was only begun opens with its words to type, and can be finished`() throws
  {
    #expect(try learner.run(["import"], input: export).code == 0)
    let run = try learner.run(["lesson", "a1-u2-vocabulary"], lines: ["a1u2söz1"], with: now)
    #expect(run.output.contains("New words, 1/1") && run.output.contains("1/6  Put into Turkish:"))
    let done = try learner.ask("a1-u2-vocabulary", with: now)
    #expect(done.code == 0 && done.output.contains("a1-u2-vocabulary done: "))
    #expect(try learner.run(["status"], with: now).output.contains("2 of 2 lessons"))
  }

  @Test func `a word that was missed in its list comes first in the review, once the list is done`()
    throws
  {
    let choices = (0..<6).flatMap { _ in ["1", ":right"] }
    let typed = (1...5).map { "a1u1söz\($0)" }
    let wrong = try learner.run(
      ["lesson", "a1-u1-vocabulary"],
      lines: choices + typed + ["yanlış"],
      with: now
    )
    #expect(wrong.code == 1 && wrong.output.contains("It comes back at the end."))
    #expect(try learner.run(["due"], with: now).output == "Nothing is due.\n")
    let end = try learner.run(["lesson", "a1-u1-vocabulary"], lines: ["a1u1söz6"], with: now)
    #expect(end.code == 0 && end.output.contains("These words are cards now"))
    #expect(try learner.run(["review"], with: now).output.contains("a1u1söz6"))
    let other = try Learner()
    other.environment["DILIM_CONTENT"] = "\(learner.home)/course"
    _ = try other.ask("a1-u1-vocabulary", with: now)
    #expect(try other.run(["review"], with: now).output.contains("a1u1söz1"))
  }
}
