import Foundation
import Testing

/// A learner over two weeks: each day a word list or a lesson, then all due cards.
struct FortnightTests {
  let learner: Learner

  init() throws {
    learner = try Learner()
    let units = ["a1-u1", "a1-u2", "a1-u3", "a1-u4"]
    for unit in units { try learner.learn("\(unit)-vocabulary", "\(unit)-writing", words: 24) }
  }

  /// The cards of a day by deck.
  private struct Day {
    var new: [String: Int] = [:]
    var due: [String: Int] = [:]
  }

  /// The days with their cards, from the answers in the record.
  private func days() throws -> [Int: Day] {
    var days: [Int: Day] = [:]
    var known: Set<String> = []
    var asked: Set<String> = []
    for line in try learner.run(["export"]).lines where line.contains(#""type":"review""#) {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let entry = try #require(object?["entry"] as? String)
      let card = "\(entry)/\(try #require(object?["kind"] as? String))"
      let day = try #require(object?["day"] as? Int)
      guard asked.insert("\(day) \(card)").inserted else { continue }
      let deck = String(card.prefix(5))
      if known.insert(card).inserted {
        days[day, default: Day()].new[deck, default: 0] += 1
      } else {
        days[day, default: Day()].due[deck, default: 0] += 1
      }
    }
    return days
  }

  /// Each line: the day with its list, the message, and the due and new cards by deck.
  @Test func `the decks of the lists that were read become due, day by day`() throws {
    // 1 March 2026 is the day 20,513.
    let lists = [1: "a1-u1", 4: "a1-u2", 7: "a1-u3", 10: "a1-u4"]
    var unit = ""
    var table: [String] = []
    for day in 1...14 {
      let now = ["DILIM_NOW": "2026-03-\(day < 10 ? "0" : "")\(day)T10:00:00Z", "TZ": "UTC"]
      if let list = lists[day] {
        unit = list
        #expect(try learner.ask("\(unit)-vocabulary", words: 24, with: now).code == 0)
      } else {
        _ = try learner.run(["lesson", "\(unit)-writing"], lines: ["bir", "iki"], with: now)
      }
      let told = try learner.run(["due"], with: now).lines.first ?? ""
      let review = try learner.run(
        ["review"],
        lines: (0..<150).flatMap { _ in ["", "3"] },
        with: now
      )
      #expect(review.code == 0 && review.output.contains("done: "))
      #expect(try learner.run(["due", "--prompt"], with: now).output == "")
      let asked = try days()[20_512 + day] ?? Day()
      let decks = Set(asked.new.keys).union(asked.due.keys).sorted()
      let line = [String(day), lists[day]].compactMap(\.self).joined(separator: " ")
      table.append(
        "\(line) | \(told.replacing(": dilim review", with: "")) | "
          + decks.map { "\($0) \(asked.due[$0] ?? 0)+\(asked.new[$0] ?? 0)" }
          .joined(separator: ", ")
      )
      #expect(asked.new.values.reduce(0, +) <= 20)
      // Every list that was read is asked on its day.
      for (first, list) in lists where first == day { #expect(decks.contains(list), "\(table)") }
    }
    #expect(
      table.joined(separator: "\n") == """
        1 a1-u1 | 20 new cards | a1-u1 0+20
        2 | 20 new cards | a1-u1 0+20
        3 | 20 cards due, 4 new cards | a1-u1 20+4
        4 a1-u2 | 20 cards due, 20 new cards | a1-u1 20+4, a1-u2 0+16
        5 | 4 cards due, 20 new cards | a1-u1 4+0, a1-u2 0+20
        6 | 20 cards due, 8 new cards | a1-u1 4+0, a1-u2 16+8
        7 a1-u3 | 20 cards due, 20 new cards | a1-u2 20+4, a1-u3 0+16
        8 | 8 cards due, 20 new cards | a1-u2 8+0, a1-u3 0+20
        9 | 20 cards due, 8 new cards | a1-u2 4+0, a1-u3 16+8
        10 a1-u4 | 20 cards due, 20 new cards | a1-u3 20+4, a1-u4 0+16
        11 | 8 cards due, 20 new cards | a1-u3 8+0, a1-u4 0+20
        12 | 26 cards due, 8 new cards | a1-u1 6+0, a1-u3 4+0, a1-u4 16+8
        13 | 25 cards due, 4 new cards | a1-u1 5+0, a1-u4 20+4
        14 | 11 cards due | a1-u1 3+0, a1-u4 8+0
        """
    )
  }
}
