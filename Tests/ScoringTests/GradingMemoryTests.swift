import Bilingual
import Foundation
import Patterns
import Scoring
import Testing

/// Answers judged with one memory.
struct GradingMemoryTests {
  private static let rows: [(listed: String, answer: String)] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/errors.tsv")
    let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
    return lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return (cells[5], cells[6])
    }
  }()

  private func judgement(
    _ row: (listed: String, answer: String),
    _ memory: GradingMemory
  ) -> Judgement {
    TranslationGrader(accepted: [AnswerPattern(literal: row.listed)]).judge(
      row.answer,
      remembering: memory,
      witness: LexiconSource.none.witness(english: nil)
    )
  }

  @Test func `a memory changes no judgement`() {
    let memory = GradingMemory()
    let rows = Self.rows.enumerated().filter { $0.offset.isMultiple(of: 5) }.map(\.element)
    #expect(rows.count > 200)
    for row in rows + rows.reversed() {
      #expect(judgement(row, memory) == judgement(row, GradingMemory()), "\(row.answer)")
    }
  }

  @Test func `a memory that is full begins anew`() {
    let memory = GradingMemory()
    let row = Self.rows[0]
    let expected = judgement(row, GradingMemory())
    for number in 0..<2500 {
      // Two words each that nothing else has.
      _ = judgement(("okul\(number)a gidiyorum", "ev\(number)e gidiyorum"), memory)
    }
    #expect(judgement(row, memory) == expected)
  }
}
