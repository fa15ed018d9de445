import Foundation
import Testing

/// `dilim cards optimize` and `dilim cards simulate`.
struct FitTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  /// Answers of many days that are always good, better than the standard parameters predict.
  private func review(days: Int, words: Int) throws {
    let lines = (0..<words).map { "söz\($0)\tmeaning \($0)" }
    _ = try learner.run(["cards", "add"], lines: lines)
    _ = try learner.run(
      [
        "decks", "set", "my-words", "kinds=recognise", "new=100", "steps=none", "relearning=none",
        "leech=0", "fuzz=off", "--yes",
      ]
    )
    for day in 0..<days {
      let time = ["DILIM_NOW": String(1_772_359_200 + day * 3 * 86_400), "TZ": "UTC"]
      _ = try learner.run(
        ["review"],
        lines: Array(repeating: ["", "3"], count: words).flatMap { $0 },
        with: time
      )
    }
  }

  @Test func `with too few answers the parameters stay`() throws {
    #expect(
      try learner.run(["cards", "optimize"]).errors.contains("No deck is scheduled by FSRS yet")
    )
    _ = try learner.run(["cards", "add", "ev", "house"])
    let run = try learner.run(["cards", "optimize", "--yes"])
    #expect(run.code == 0)
    #expect(
      run.output == """
        0 answers to 0 cards give 0 predictions to test parameters with.
        That is too few: 8 are needed. The parameters stay.

        """
    )
    _ = try learner.run(["decks", "set", "my-words", "scheduler=ladder"])
    #expect(try learner.run(["cards", "optimize", "my-words"]).errors.contains("nothing to fit"))
    #expect(try learner.run(["cards", "optimize", "nowhere"]).code == 2)
  }

  @Test func `a fit is shown, confirmed, applied, and never worse than before`() throws {
    try review(days: 14, words: 40)
    let rehearsed = try learner.run(["cards", "optimize", "--dry-run"])
    let losses = rehearsed.output.matches(of: /\s\s(\d\.\d{4})\n/).compactMap { Double($0.1) }
    try #require(losses.count == 3)
    #expect(losses[2] < losses[0] && losses[0] == losses[1])
    #expect(rehearsed.output.contains("Fitted"))
    #expect(rehearsed.output.contains("Cards due:       now  after"))
    let shy = try learner.run(["cards", "optimize"])
    #expect(shy.code == 2 && shy.errors.contains("--yes"))
    #expect(try learner.run(["decks", "show", "my-words"]).output.contains("parameters=standard"))
    #expect(try learner.run(["cards", "optimize", "--yes"]).output.contains("Changed: 1 deck."))
    #expect(
      !(try learner.run(["decks", "show", "my-words"]).output.contains("parameters=standard"))
    )
    let again = try learner.run(["cards", "optimize", "--yes"])
    let now = again.output.matches(of: /\s\s(\d\.\d{4})\n/).compactMap { Double($0.1) }
    #expect(now.count == 3 && now[2] <= now[1] && now[1] <= losses[2])
    // Back to the standard parameters.
    #expect(
      try learner.run(["decks", "set", "my-words", "parameters=standard", "--yes"]).code == 0
    )
  }

  @Test func `a simulation shows each scheduler, and says where FSRS does not win`() throws {
    let words = ["cards", "simulate", "--count", "60", "--days", "120"]
    let run = try learner.run(words)
    #expect(run.code == 0 && learner.files == [:])
    for name in ["ladder, goes on", "ladder, restarts", "LearnIO", "FSRS at 0.90"] {
      #expect(run.output.ranges(of: "  \(name)").count >= 2)
    }
    #expect(run.output.contains("above 100 % it does not win"))
    #expect(run.lines.allSatisfy { $0.count <= 80 })
    #expect(try learner.run(words).output == run.output)
    let lines = try learner.run(words + ["--json"]).lines
    let rows = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(rows.count == 12)
    #expect(Set(rows.compactMap { $0["learner"] as? String }) == ["fsrs", "half_life"])
    #expect(try learner.run(["cards", "simulate", "--days", "0"]).code == 2)
  }
}
