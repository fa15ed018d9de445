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
    let text = text(of: Screen.frame(for: .hint(.letters([]), step: 3)))
    #expect(text.contains("none of c ç ğ ı j ö ş ü") && !text.contains("stress"))
  }

  @Test func `a text without glosses is not said to have a card for every word`() {
    #expect(text(of: Screen.frame(ofGlosses: [])) == "  The course has no glosses for this text.")
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
