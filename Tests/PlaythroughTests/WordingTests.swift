import Coordination
import Curriculum
import Explanations
import Patterns
import Scoring
import Screens
import TerminalUI
import TestSupport
import Testing

@Suite struct WordingTests {
  private func text(of frame: Frame) -> String {
    frame.lines.map { $0.spans.map(\.text).joined() }.joined(separator: "\n")
  }

  @Test func `a hint to the sounds of a sentence does not say where its stress is`() {
    let text = text(of: Screen.frame(for: .hint(.letters([]), step: 3)))
    #expect(text.contains("none of c ç ğ ı j ö ş ü") && !text.contains("stress"))
  }

  @Test func `a text without glosses is not said to have a card for every word`() {
    #expect(text(of: Screen.frame(ofGlosses: [])) == "  The course glosses no word of this text.")
  }

  @Test(arguments: Finding.Category.allCases)
  func `every finding is told with both forms and without the name of another`(
    category: Finding.Category
  ) {
    let finding = Finding(
      category: category,
      expected: "evde",
      found: "evda",
      expectedSpan: 0..<4,
      foundSpan: 0..<4,
      facts: [.letterReplaced(at: 3, expected: "e", found: "a")]
    )
    let sentence = FindingExplanation(finding).sentence
    let needsBoth = ![.missingWord, .extraWord, .wordOrder].contains(category)
    #expect(sentence.contains("evde") || sentence.contains("evda"))
    if needsBoth { #expect(sentence.contains("evde") && sentence.contains("evda")) }
    #expect(sentence.hasSuffix("."))
  }

  @Test(arguments: [
    (
      "okula", "okulda",
      "A wrong word or form: “okula” belongs here, not “okulda”; after “okul” comes “a”, not “da”."
    ),
    (
      "Okula", "okul",
      "A wrong word or form: “Okula” belongs here, not “okul”, which stops before “a”."
    ),
    (
      "okul", "okulda",
      "A wrong word or form: “okul” belongs here, not “okulda”; “da” at its end is too much."
    ),
    ("çay", "kahve", "“kahve” is the wrong word here; “çay” belongs."),
  ])
  func `another word is told by where it begins to differ`(
    expected: String,
    found: String,
    sentence: String
  ) {
    let finding = Finding(
      category: .wrongWord,
      expected: expected,
      found: found,
      expectedSpan: nil,
      foundSpan: nil
    )
    #expect(FindingExplanation(finding).sentence == sentence)
  }

  @Test(arguments: [
    (
      "Rüzgâr var.", "Rüzgar var",
      "“Rüzgâr” is written with a circumflex; “Rüzgar” is often seen too."
    ),
    ("Kapı açık.", "Kâpı açık", "“Kapı” is written without a circumflex, not “Kâpı”."),
  ])
  func `a circumflex too few and one too many are told apart`(
    accepted: String,
    answer: String,
    sentence: String
  ) {
    let judgement = TranslationGrader(accepted: [AnswerPattern(literal: accepted)]).judge(answer)
    #expect(judgement.verdict == .correctWithNote)
    #expect(judgement.findings.map { FindingExplanation($0).sentence } == [sentence])
  }

  @Test func `what the letters of a typo are is said in words`() {
    let patterns = ["Oturuyorum.", "Ankara'da."].compactMap { try? AnswerPattern($0) }
    let judgement = TranslationGrader(accepted: patterns).judge("Otuuryorum")
    let lines = AnswerDiff.lines(for: judgement).map(\.plainText)
    #expect(
      lines == [
        "  Yours: Otu[ur]yorum", "  Right: Otu[ru]yorum.",
        "  - A spelling slip: r comes before u; “Oturuyorum”, not “Otuuryorum”.",
      ]
    )
  }
}
