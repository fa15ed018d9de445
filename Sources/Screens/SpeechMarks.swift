import Scoring
import TerminalUI
import TextSafety

/// The words of a spoken sentence, each marked as understood, unclear or missing.
enum SpeechMarks {
  static func lines(for judgement: SpeechJudgement) -> [Line] {
    let words = judgement.words.map { word -> Span in
      switch word.mark {
      case .ok: Span(text: word.text)
      case .unclear: Span("\(word.text)(?)", .warning)
      case .missing: Span("[\(word.text)]", .bad)
      }
    }
    let spaced = words.flatMap { [Span(" "), $0] }
    var lines = [
      Line("  \(judgement.percent) % understood"),
      Line([Span("  ")] + spaced.dropFirst(), hangingIndent: 2),
    ]
    if judgement.words.contains(where: { $0.mark != .ok }) {
      lines.append(Line("  (?) unclear  [ ] missing", .dim))
    }
    return lines
  }
}
