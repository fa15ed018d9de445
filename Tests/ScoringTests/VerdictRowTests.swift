import Foundation
import Patterns
import Scoring
import Testing

/// Answers labelled by hand from the rules of the marks, read a second time before any run.
///
/// The table has the columns id, level, prompt, patterns and traps (several parted by ` ;; `, a trap
/// as `pattern :: feedback`), answer, verdict, category and reason. A row that a rule contradicts is
/// changed with the reason in the commit, never for the sake of the grader.
@Suite struct VerdictRowTests {
  let rows: [VerdictRow]
  /// The mark that the grader gives to each of ``rows``.
  let given: [Verdict]

  init() throws {
    rows = try VerdictRow.read()
    given = try rows.map { try $0.judge().verdict }
  }

  @Test func `the rows span all levels and verdicts`() {
    #expect(Set(rows.map(\.id)).count == rows.count)
    for level in ["A1", "A2", "B1", "B2", "C1", "C2"] {
      #expect(rows.count { $0.level == level } >= 50, "\(level)")
    }
    for verdict in Verdict.allCases where verdict != .unsure {
      #expect(rows.count { $0.verdict == verdict } >= 60, "\(verdict)")
    }
  }

  @Test func `97 in a hundred answers get exactly their verdict`() {
    let missed = mismatches { _, _ in true }
    #expect(missed.count * 100 <= rows.count * 3, "\(report(missed))")
  }

  @Test func `no wrong answer passes`() {
    let missed = mismatches { right, given in right == .wrong && given.passes }
    #expect(missed.isEmpty, "\(report(missed))")
  }

  @Test func `no right answer is refused`() {
    let missed = mismatches { right, given in right.passes && !given.passes }
    #expect(missed.isEmpty, "\(report(missed))")
  }

  private func mismatches(
    where counts: (_ right: Verdict, _ given: Verdict) -> Bool
  ) -> [(VerdictRow, Verdict)] {
    zip(rows, given).filter { $0.verdict != $1 && counts($0.verdict, $1) }
  }

  private func report(_ missed: [(VerdictRow, Verdict)]) -> Comment {
    let lines = missed.map { row, verdict in
      "\(row.id) \(row.verdict.rawValue) -> \(verdict.rawValue): \(row.answer) (\(row.reason))"
    }
    return "\(missed.count) of \(rows.count)\n\(lines.joined(separator: "\n"))"
  }
}

/// A line of `Fixtures/verdicts.tsv`.
struct VerdictRow {
  let id: String
  let level: String
  let patterns: [String]
  let traps: [String]
  let answer: String
  let verdict: Verdict
  let reason: String

  static func read() throws -> [VerdictRow] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/verdicts.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { try VerdictRow($0) }
  }

  init(_ line: Substring) throws {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    try #require(cells.count == 9, "\(line)")
    id = cells[0]
    level = cells[1]
    patterns = Self.parts(cells[3], at: " ;; ")
    traps = Self.parts(cells[4], at: " ;; ")
    answer = cells[5]
    verdict = try #require(Verdict(rawValue: cells[6]), "\(line)")
    reason = cells[8]
  }

  func judge() throws -> Judgement {
    let accepted = try patterns.map { try AnswerPattern($0) }
    let expected = try traps.map { trap in
      let halves = Self.parts(trap, at: " :: ")
      return Trap(pattern: try AnswerPattern(halves[0]), feedback: halves[1])
    }
    return TranslationGrader(accepted: accepted, traps: expected).judge(answer)
  }

  private static func parts(_ text: String, at separator: String) -> [String] {
    text.isEmpty ? [] : text.components(separatedBy: separator)
  }
}
