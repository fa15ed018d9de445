package import TerminalUI

extension Screen {
  /// Words of a text with their meanings.
  package static func frame(ofGlosses glosses: [(word: String, meaning: String)]) -> Frame {
    guard !glosses.isEmpty else {
      return Frame(["  The course glosses no word of this text."])
    }
    return Frame(
      glosses.map { gloss in
        Line([Span("  "), Span(gloss.word, .strong), Span(" \(gloss.meaning)")], hangingIndent: 4)
      }
    )
  }
}
