package import Coordination
package import TerminalUI
import TextSafety

extension Screen {
  /// Returns the glossed words of a text with their meanings.
  package static func frame(ofGlosses glosses: [Glossary.Gloss]) -> Frame {
    Frame(
      glosses.map { gloss in
        Line(
          [Span("  "), Span(text: gloss.word, .strong), Span(" \(gloss.meaning)")],
          hangingIndent: 4
        )
      }
    )
  }
}
