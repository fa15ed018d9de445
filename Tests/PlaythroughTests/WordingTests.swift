import Coordination
import Curriculum
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
    let text = text(
      of: Screen.frame(
        for: .hint(.letters([]), step: 3),
        in: Screen.Setting(isByLine: false, hasTranscriptSource: false)
      )
    )
    #expect(text.contains("none of c ç ğ ı j ö ş ü") && !text.contains("stress"))
  }

  @Test func `a text without glosses is not said to have a card for every word`() {
    let text = text(
      of: Screen.frame(
        for: .noGlosses,
        in: Screen.Setting(isByLine: false, hasTranscriptSource: false)
      )
    )
    #expect(text == "  This text has no rare words to explain.")
  }

  @Test func `all words without Turkish letters share one line`() {
    func letterLines(_ answer: String, _ letters: LetterNotes) -> [Line] {
      let grader = TranslationGrader(accepted: [AnswerPattern(literal: "İyi akşamlar, aşçı.")])
      let judgement = grader.judge(answer)
      return AnswerDiff.lines(for: judgement, letters: letters)
        .filter { $0.plainText.contains("Turkish letters") }
    }
    let passed = "iyi aksamlar asci"
    let all = "  - Mind the Turkish letters: akşamlar, aşçı."
    #expect(letterLines(passed, .whole).map(\.plainText) == [all])
    let quiet = letterLines(passed, .brief)
    #expect(quiet.map(\.plainText) == [all])
    #expect(quiet.first?.spans.allSatisfy { $0.style == .dim } == true)
    #expect(letterLines(passed, .none).isEmpty)
    let failed = "iyi aksamlar ascilar"
    #expect(letterLines(failed, .whole).count == 1)
    #expect(letterLines(failed, .brief).isEmpty && letterLines(failed, .none).isEmpty)
  }

  @Test func `plain letters are in no brackets where nothing is said of them`() {
    let grader = TranslationGrader(accepted: [AnswerPattern(literal: "Öğrenci değilim.")])
    func typed(_ letters: LetterNotes) -> String? {
      AnswerDiff.lines(for: grader.judge("ogrenci degildim"), letters: letters).first?.plainText
    }
    #expect(typed(.whole) == "  Yours: [og]renci de[g]il[d]im")
    #expect(typed(.brief) == "  Yours: ogrenci degil[d]im")
    #expect(typed(.none) == "  Yours: ogrenci degil[d]im")
    let particle = TranslationGrader(accepted: [AnswerPattern(literal: "Aşçı Alman mı?")])
    let lines = AnswerDiff.lines(for: particle.judge("aşçı Alman mi"), letters: .none)
    #expect(lines.first?.plainText == "  Yours: aşçı Alman m[i]")
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
