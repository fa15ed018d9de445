import Foundation
import Testing

/// The forecast in `dilim due` and at the end of a review.
struct DueTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private func dilim(_ day: String, _ words: [String], _ lines: [String] = []) throws -> String {
    let run = try learner.run(
      words,
      lines: lines,
      with: ["DILIM_NOW": "2026-\(day)T10:00:00Z", "TZ": "UTC"]
    )
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
    return run.output
  }

  private func deck(_ words: Int, _ settings: String...) throws {
    for word in 1...words { _ = try dilim("03-01", ["cards", "add", "söz\(word)", "m\(word)"]) }
    _ = try dilim("03-01", ["decks", "set", "my-words", "fuzz=off"] + settings)
  }

  private func easy(_ count: Int) -> [String] { (0..<count).flatMap { _ in ["", "4"] } }

  @Test func `after a holiday both show the waiting cards and the days to come`() throws {
    try deck(5, "kinds=recognise", "reviews=2")
    _ = try dilim("03-01", ["review"], easy(5))
    let waiting =
      "3 more wait beyond today's limit; at this limit you will catch up by 1 Apr."
    #expect(try dilim("03-29", ["due"]) == "2 cards due: dilim review\n\(waiting)\n")
    #expect(
      try dilim("03-29", ["due", "--list"]) == "my-words  My words: 2 cards due, 3 more wait\n"
    )
    #expect(try dilim("03-29", ["due", "--prompt"]) == "2\n")
    let data = Data(try dilim("03-29", ["due", "--json"]).utf8)
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(report["waiting"] as? Int == 3 && report["clear_in"] as? Int == 3)
    let review = try dilim("03-29", ["review"], easy(2))
    #expect(review.contains("cards are due on 30 Mar.\n  3 more wait beyond today's limit"))
    #expect(
      try dilim("03-29", ["due"]) == "Nothing is due. The next cards come tomorrow.\n\(waiting)\n"
    )
  }

  @Test func `new words beyond the limit of the day come tomorrow`() throws {
    try deck(5, "kinds=recognise", "new=2")
    let review = try dilim("03-01", ["review"], easy(2))
    #expect(review.hasSuffix("  The next cards are due on 2 Mar.\n"))
    #expect(try dilim("03-01", ["due"]) == "Nothing is due. The next cards come tomorrow.\n")
  }

  @Test func `the other card of a word comes tomorrow`() throws {
    try deck(1)
    let review = try dilim("03-01", ["review"], easy(1))
    #expect(review.hasSuffix("  The next cards are due on 2 Mar.\n"))
    #expect(try dilim("03-01", ["due", "--list"]) == "my-words  My words: next tomorrow\n")
  }

  @Test func `a buried card comes tomorrow`() throws {
    try deck(2, "kinds=recognise")
    let review = try dilim("03-01", ["review"], [":skip", ":skip"])
    #expect(review.hasSuffix("done: 2 cards left out.\n  The next cards are due on 2 Mar.\n"))
    #expect(try dilim("03-01", ["due"]) == "Nothing is due. The next cards come tomorrow.\n")
  }

  @Test func `a step of hours is shown in hours`() throws {
    try deck(1, "kinds=recognise", "steps=2h")
    let review = try dilim("03-01", ["review"], ["", "1"])
    #expect(review.contains("  1 card comes back in 2 h.\n"))
    #expect(try dilim("03-01", ["due"]) == "Nothing is due. The next cards come in 2 h.\n")
    #expect(try dilim("03-01", ["due", "--list"]) == "my-words  My words: next in 2 h\n")
  }

  @Test func `after a part of the due cards more are left for today`() throws {
    try deck(3, "kinds=recognise")
    let review = try dilim("03-01", ["review", "--count", "1"], easy(1))
    #expect(review.hasSuffix("  More can be reviewed today.\n"))
    let whole = try dilim("03-01", ["review", "--count", "2"], easy(2))
    #expect(!whole.contains("More can be reviewed today."))
  }

  @Test func `due cards count among the cards of the next days`() throws {
    try deck(2, "kinds=recognise")
    _ = try dilim("03-01", ["review", "--count", "1"], easy(1))
    _ = try dilim("03-08", ["review", "--count", "1"], easy(1))
    let review = try dilim("03-12", ["review", "--ahead", "9"], easy(2))
    #expect(review.contains("2 to go") && review.contains("done: 2 answers"))
    #expect(!review.contains("16 Mar"), "\(review)")
  }

  @Test func `in a pipe the last answer can be taken back when nothing is due`() throws {
    try deck(1, "kinds=recognise")
    _ = try dilim("03-01", ["review"], easy(1))
    let undone = try dilim("03-01", ["review", "my-words"], [":undo", ":quit"])
    #expect(undone.contains("Taken back. Here it is again: söz1"))
    #expect(try dilim("03-01", ["due"]) == "1 new card: dilim review\n")
    let again = try dilim("03-01", ["review"], easy(1) + [":undo", ":quit"])
    #expect(again.contains("Taken back."))
    #expect(try dilim("03-01", ["due"]) == "1 new card: dilim review\n")
    // Any other line is unexpected.
    #expect(try dilim("03-01", ["review"], easy(1) + ["3", "3"]).hasSuffix("due on 9 Mar.\n"))
  }

  @Test func `practice without due cards says when a deck has one`() throws {
    try deck(1, "kinds=recognise")
    _ = try dilim("03-01", ["decks", "new", "Other", "kinds=recognise", "fuzz=off"])
    _ = try dilim("03-01", ["review"], easy(1))
    _ = try dilim("03-04", ["cards", "add", "kedi", "cat", "--deck", "Other"])
    _ = try dilim("03-04", ["review", "Other"], easy(1))
    let practice = try dilim("03-04", ["review"], easy(1))
    #expect(practice.contains("here is Other for practice"))
    #expect(practice.hasSuffix("  The next cards are due on 9 Mar.\n"), "\(practice)")
  }
}
