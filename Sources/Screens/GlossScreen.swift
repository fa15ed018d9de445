package import TerminalUI
import TextSafety

extension Screen {
  /// Returns the glossed words of a text with their meanings.
  package static func frame(ofGlosses glosses: [(word: String, meaning: String)]) -> Frame {
    guard !glosses.isEmpty else {
      return Frame(["  The course has no glosses for this text."])
    }
    return Frame(
      glosses.map { gloss in
        Line(
          [Span("  "), Span(text: gloss.word, .strong), Span(" \(gloss.meaning)")],
          hangingIndent: 4
        )
      }
    )
  }
}
