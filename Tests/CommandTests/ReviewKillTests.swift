import Foundation
import RandomTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `kill -9` during reviews.
@Suite(.seeded) struct ReviewKillTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  /// `DILIM_KILL_ROUNDS=1000 swift test --filter ReviewKillTests` tries longer.
  @Test func `killed after any answer, every answer that was seen is kept, and none twice`() throws
  {
    let rounds = ProcessInfo.processInfo.environment["DILIM_KILL_ROUNDS"].flatMap { Int($0) } ?? 12
    let words = (0..<max(40, rounds)).map { "söz\($0)\tmeaning \($0)" }
    #expect(try learner.run(["cards", "add"], lines: words).code == 0)
    _ = try learner.run([
      "decks", "set", "my-words", "kinds=recognise", "new=10000", "reviews=10000",
    ])
    var chance = TestRandom(3)
    var seen = 0
    var answered = 0
    for round in 0..<rounds {
      let terminal = try PseudoTerminal(learner, ["review", "--seed", "\(round)"])
      try terminal.see("Enter shows it")
      for _ in 0..<Int.random(in: 0...2, using: &chance) {
        terminal.type("\r")
        try terminal.see("Enter good")
        terminal.type("\(Int.random(in: 1...4, using: &chance))")
        // The next question is shown only after the answer is kept.
        try terminal.see("Enter shows it")
        seen += 1
      }
      terminal.type("\r")
      try terminal.see("Enter good")
      terminal.type("3")
      answered += 1
      Delay.spin(for: .microseconds(Int.random(in: 0..<4_000, using: &chance)))
      terminal.kill()
      let kept = try answers()
      #expect(Set(kept.map(\.id)).count == kept.count)
      #expect(kept.count >= seen && kept.count <= seen + answered)
      // An answer is in the log and on its card, or in neither.
      #expect(try Set(begun()) == Set(kept.map(\.card)))
      seen = kept.count
      answered = 0
    }
  }

  private func export() throws -> [[String: Any]] {
    try learner.run(["export"]).lines.compactMap {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  private func answers() throws -> [(id: String, card: String)] {
    try export().filter { $0["type"] as? String == "review" }.map {
      (try #require($0["id"] as? String), try #require($0["entry"] as? String))
    }
  }

  /// Entries with a card that counts its answers.
  private func begun() throws -> [String] {
    try export().filter { $0["type"] as? String == "card" && $0["reps"] as? Int ?? 0 > 0 }
      .compactMap { $0["entry"] as? String }
  }
}
