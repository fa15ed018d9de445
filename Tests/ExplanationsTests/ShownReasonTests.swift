import Explanations
import Patterns
import Scoring
import Testing

/// Reasons as a learner reads them: what they say, and what they must not claim.
struct ShownReasonTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let accepted: String
    let answer: String
    /// What the reasons together contain.
    var says: [String] = []
    /// What none of the reasons contains.
    var lacks: [String] = []

    var testDescription: String { "\(accepted) ← \(answer)" }
  }

  static func reasons(_ row: Row, in language: ExplanationLanguage = .english) throws -> String {
    let patterns = try row.accepted.split(separator: ";").map { try AnswerPattern(String($0)) }
    return TranslationGrader(accepted: patterns).judge(row.answer).findings
      .map { FindingExplanation($0, in: language).sentence }.joined(separator: "\n")
  }

  private func check(_ row: Row) throws {
    let reasons = try Self.reasons(row)
    for part in row.says { #expect(reasons.contains(part), "\(reasons)") }
    for part in row.lacks { #expect(!reasons.contains(part), "\(reasons)") }
  }

  static let causes = [
    Row(
      accepted: "Ben aşçıyım, sen hemşiresin.",
      answer: "ben asciyim sen hemsireyim",
      says: ["With “sen” the personal ending is -sin"]
    ),
    Row(
      accepted: "Sen gelince ben gittim.",
      answer: "Sen gelince ben gittin.",
      says: ["With “ben” the personal ending is -m"]
    ),
    Row(
      accepted: "Ben geldim, hemen gittik.",
      answer: "Ben geldim, hemen gitti.",
      lacks: ["With “Ben”"]
    ),
    Row(
      accepted: "Ben geldim hemen gittik.",
      answer: "Ben geldim hemen gitti.",
      lacks: ["With “Ben”"]
    ),
    Row(
      accepted: "O yorgun kız geldi.",
      answer: "O yorgun kız geldin.",
      lacks: ["With “O”"]
    ),
    Row(
      accepted: "O anda uyandım.",
      answer: "O an uyandım.",
      says: ["locative"],
      lacks: ["With"]
    ),
    Row(
      accepted: "Paraya ihtiyacı var.",
      answer: "Para ihtiyacı var.",
      says: ["With “ihtiyacı var” the dative"]
    ),
    Row(
      accepted: "Sana yardım ediyorum.",
      answer: "Seni yardım ediyorum.",
      says: ["With “yardım ediyorum” the dative"]
    ),
  ]

  @Test(arguments: causes)
  func `the word that asks for a form belongs to its clause`(row: Row) throws { try check(row) }
}
