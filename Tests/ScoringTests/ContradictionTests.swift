import Bilingual
import Foundation
import Patterns
import Scoring
import Testing

/// What an answer says although the English excludes it, and what mustn't be claimed, with the
/// lexicon that is shipped.
struct ContradictionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
  private static let lexicon: BilingualLexicon = {
    let file = root.appending(path: "../../Content/lexicon.tsv")
    return BilingualLexicon((try? Data(contentsOf: file)).map { Array($0) } ?? [])
  }()

  struct Row: CustomTestStringConvertible, Sendable {
    let english: String
    let listed: String
    let answer: String
    let verdict: String
    let finding: String

    var testDescription: String { "\(english) \(answer)" }
  }

  private static let rows: [Row] = {
    let file = root.appending(path: "Fixtures/contradictions.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(
        english: cells[0],
        listed: cells[1],
        answer: cells[2],
        verdict: cells[3],
        finding: cells[4]
      )
    }
  }()

  @Test func `the table and the lexicon are read`() {
    #expect(Self.rows.count == 145)
    #expect(Self.lexicon.count > 5_000)
  }

  @Test(arguments: rows)
  func `an answer has the verdict and the finding of its row`(row: Row) {
    let witness = Witness(english: row.english, lexicon: Self.lexicon)
    let judgement = TranslationGrader(accepted: [AnswerPattern(literal: row.listed)])
      .judge(row.answer, witness: witness)
    #expect(judgement.verdict.rawValue == row.verdict, "\(judgement.findings)")
    #expect(
      judgement.findings.contains { $0.category.rawValue == row.finding } || row.finding.isEmpty
    )
  }

  @Test func `a trap catches its answer in another order too`() throws {
    let trap = Trap(
      pattern: AnswerPattern(literal: "Yarın okula gittim."),
      feedback: "Yarın is still to come."
    )
    let grader = TranslationGrader(
      accepted: [AnswerPattern(literal: "Dün okula gittim.")],
      traps: [trap]
    )
    let witness = Witness(english: "I went to school yesterday.", lexicon: Self.lexicon)
    #expect(grader.judge("Okula yarın gittim.", witness: witness).trap == trap.feedback)
    #expect(grader.judge("Okula dün gittim.", witness: witness).trap == nil)
  }
}
