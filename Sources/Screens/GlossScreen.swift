package import TerminalUI

extension Screen {
  /// Words of a text with their meanings.
  package static func frame(ofGlosses glosses: [(word: String, meaning: String)]) -> Frame {
    guard !glosses.isEmpty else {
      return Frame(["  All words of this text are on cards of its level or below."])
    }
    return Frame(
      glosses.map { gloss in
        Line([Span("  "), Span(gloss.word, .strong), Span(" \(gloss.meaning)")], hangingIndent: 4)
      }
    )
  }
}
