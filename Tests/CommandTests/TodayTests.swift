import Foundation
import Testing

/// Days in a pipe, under a clock that advances with each answer.
struct TodayCommandTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private func day(_ day: Int, lines: Int = 200) throws -> (output: String, report: [String: Any]) {
    let now = ["DILIM_NOW": "2026-01-0\(day)T18:00:00+20s", "TZ": "UTC"]
    let run = try learner.run(
      ["today", "--minutes", "10"],
      lines: Array(repeating: "1", count: lines),
      with: now
    )
    #expect(run.code <= 1 && run.errors == "", "\(run.errors)")
    let json = try learner.run(["today", "--json"], with: now).output
    let report = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return (run.output, try #require(report))
  }

  private func items(_ report: [String: Any]) throws -> [String] {
    try #require(report["items"] as? [[String: Any]]).map {
      "\($0["item"] as? String ?? "") \($0["reason"] as? String ?? "")"
    }
  }

  @Test func `three days bring words, the course, and what was wrong`() throws {
    for number in 5...7 {
      let (output, report) = try day(number)
      #expect(output.contains("Today is done: 10 min"), "\(output.suffix(400))")
      #expect(output.contains("Tomorrow: "))
      #expect(report["done"] as? Bool == true && report["streak"] as? Int == number - 4)
      let items = try items(report)
      #expect(items.count > 5)
      // Whoever gets everything wrong is asked what was wrong before anything new.
      #expect(items.contains { number == 5 ? $0.hasSuffix(" course") : $0.contains(" mistake ") })
    }
    #expect(try learner.run(["status"]).output.contains("on 3 days"))
  }

  @Test func `a day that was left goes on at the same item`() throws {
    let (first, begun) = try day(5, lines: 18)
    #expect(!first.contains("Today is done") && begun["begun"] as? Bool == true)
    let last = try #require(items(begun).last)
    let (second, report) = try day(5)
    #expect(second.contains("Today goes on where you left it."))
    #expect(try items(report).prefix(while: { $0 != last }).count < items(begun).count)
    #expect(second.contains("Today is done"))
  }

  @Test(arguments: ["x", "2026-01-05T18:00:00", "5+20", "5+s", "5+-1s", "5+99999s"])
  func `a clock that can't be read is refused`(text: String) throws {
    let run = try learner.run(["status"], with: ["DILIM_NOW": text])
    #expect(run.code == 2 && run.errors.contains("DILIM_NOW=\(text)"))
  }

  @Test func `minutes out of range are refused`() throws {
    #expect(try learner.run(["today", "--minutes", "0"]).code == 2)
  }
}
