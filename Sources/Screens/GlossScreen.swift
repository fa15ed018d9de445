package import TerminalUI

extension Screen {
  /// Returns the glossed words of a text with their meanings.
  package static func frame(ofGlosses glosses: [(word: String, meaning: String)]) -> Frame {
    guard !glosses.isEmpty else {
      return Frame(["  The course has no glosses for this text."])
    }
    return Frame(
      glosses.map { gloss in
        Line([Span("  "), Span(gloss.word, .strong), Span(" \(gloss.meaning)")], hangingIndent: 4)
      }
    )
  }
}
