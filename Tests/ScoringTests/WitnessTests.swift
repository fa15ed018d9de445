import Bilingual
import Foundation
import Patterns
import Scoring
import Testing

/// What the English of an item decides about an answer that nobody listed.
struct WitnessTests {
  private static let lexicon = BilingualLexicon(
    Array(
      """
      işaret\tn\t1\t-\t1:mark\t-
      kalem\tn\t1\t-\t1:pencil,pen\t-
      kitap\tn\t1\t-\t1:book\t-
      köpek\tn\t1\t-\t1:dog\t-
      okumak\tv\t1\t-\t1:read[acc]\t-
      yaşlı\tadj\t1\t-\t1:old{person}\t-

      """.utf8
    )
  )

  struct Row: CustomTestStringConvertible, Sendable {
    let english: String
    let listed: String
    let answer: String
    let verdict: String
    let finding: String

    var testDescription: String { "\(english) \(answer)" }
  }

  private static let rows: [Row] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/witness.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(
        english: cells[0],
        listed: cells[1],
        answer: cells[2],
        verdict: cells[3],
        finding: cells.count > 4 ? cells[4] : ""
      )
    }
  }()

  private static func judge(
    _ row: Row,
    practices: [Practice] = [],
    strict: Bool = false
  ) -> Judgement {
    let witness = Witness(english: row.english, lexicon: lexicon, practices: practices)
    return TranslationGrader(accepted: [AnswerPattern(literal: row.listed)])
      .judge(row.answer, strict: strict, witness: witness)
  }

  @Test func `the table is read`() { #expect(Self.rows.count == 25) }

  @Test(arguments: rows)
  func `an answer has the verdict and the finding of its row`(row: Row) {
    let judgement = Self.judge(row)
    #expect(judgement.verdict.rawValue == row.verdict)
    #expect(judgement.findings.first?.category.rawValue ?? "" == row.finding)
  }

  @Test(arguments: rows)
  func `an unsure answer has differences and no findings`(row: Row) {
    let judgement = Self.judge(row)
    guard judgement.verdict == .unsure else { return }
    #expect(judgement.findings.isEmpty)
    #expect(!judgement.differences.isEmpty)
  }

  @Test(arguments: rows)
  func `strict grading never makes an answer wrong that isn't`(row: Row) {
    let (judgement, strict) = (Self.judge(row), Self.judge(row, strict: true))
    #expect(strict.verdict == judgement.verdict || strict.verdict == .almost)
  }

  @Test func `the witness is not asked about a listed answer`() {
    var isAsked = false
    func witness() -> Witness? {
      isAsked = true
      return nil
    }
    let grader = TranslationGrader(accepted: [AnswerPattern(literal: "Kitap okuyorum.")])
    #expect(grader.judge("kitap okuyorum", witness: witness()).verdict == .correct)
    #expect(!isAsked)
    _ = grader.judge("defter okuyorum", witness: witness())
    #expect(isAsked)
  }

  @Test func `an item on a form asks again for it, and says what it practises`() throws {
    let row = Row(
      english: "I have to go.",
      listed: "Gitmeliyim.",
      answer: "Gitmek zorundayım.",
      verdict: "",
      finding: ""
    )
    #expect(Self.judge(row).verdict == .correctWithNote)
    let practice = try #require(Practice(tag: "necessity-mali"))
    let judgement = Self.judge(row, practices: [practice])
    #expect(judgement.verdict == .unsure)
    #expect(judgement.practised == "-mAlI")
    #expect(judgement.licences == [.necessity])
  }

  @Test func `a bracket that demands a form binds`() {
    let row = Row(
      english: "When I came, you were asleep. (with -dığı zaman)",
      listed: "Geldiğim zaman uyuyordun.",
      answer: "Geldiğimde uyuyordun.",
      verdict: "",
      finding: ""
    )
    #expect(Self.judge(row).verdict == .unsure)
    #expect(Self.judge(row).practised == "-dığı zaman")
  }

  @Test func `without English another word is unsure, another form is wrong`() {
    let grader = TranslationGrader(accepted: [AnswerPattern(literal: "Bu bir kalem.")])
    let witness = Witness(english: nil, lexicon: Self.lexicon)
    #expect(grader.judge("Bu bir kitap", witness: witness).verdict == .unsure)
    #expect(grader.judge("Bu bir kalemi", witness: witness).verdict == .wrong)
    #expect(grader.judge("Bu kalem", witness: witness).verdict == .wrong)
  }
}
