import Bilingual
import Foundation
import Patterns
import RandomTestSupport
import Scoring
import Testing

/// No answer crashes the judgement by meaning, however its words are mixed.
@Suite(.seeded) struct MeaningFuzzTests {
  private static let lexicon: BilingualLexicon = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Content/lexicon.tsv")
    return BilingualLexicon(Array((try? Data(contentsOf: file)) ?? Data()))
  }()

  /// English sentences with an answer each.
  private static let rows: [(english: String, answer: String)] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    return ["free-answers", "more-free-answers", "third-free-answers"].flatMap { name in
      let text = try? String(contentsOf: folder.appending(path: "\(name).tsv"), encoding: .utf8)
      return (text ?? "").split(separator: "\n").dropFirst().map { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        return (String(cells[1]), String(cells[2]))
      }
    }
  }()

  private func judgement(_ english: String?, _ listed: String, _ answer: String) -> Judgement {
    TranslationGrader(accepted: [AnswerPattern(literal: listed)]).judge(
      answer,
      witness: Witness(english: english, lexicon: Self.lexicon)
    )
  }

  @Test(arguments: [
    ("I think I know her.", "Sanırım onu tanıyorum.", "Onu tanıdığımı düşünüyorum."),
    ("I think I look old.", "Sanırım yaşlı görünüyorum.", "Yaşlı göründüğümü düşünüyorum."),
  ])
  func `an opinion that a filter has moved is judged`(
    english: String,
    listed: String,
    answer: String
  ) {
    #expect(judgement(english, listed, answer).verdict != .wrong)
    #expect(judgement(english, answer, listed).verdict != .wrong)
  }

  @Test func `any mixture of sentences is judged`() {
    #expect(Self.rows.count > 500)
    var random = TestRandom(31)
    for _ in 0..<GraderPropertyTests.rounds / 2 {
      let row = Self.rows.randomElement(using: &random) ?? ("", "")
      let other = Self.rows.randomElement(using: &random) ?? ("", "")
      var words = row.answer.split(separator: " ") + other.answer.split(separator: " ")
      words = words.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      if Bool.random(using: &random) { words.shuffle(using: &random) }
      let english = Int.random(in: 0..<4, using: &random) > 0 ? row.english : nil
      let judgement = judgement(english, row.answer, words.joined(separator: " "))
      #expect(judgement.score >= 0 && judgement.score <= 1)
    }
  }
}
