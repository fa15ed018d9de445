package import Coordination
package import TerminalUI

/// The line at the bottom that waits for the learner.
package struct Prompt: Sendable, Equatable {
  package var line: Line
  package var input: Input

  package init(_ text: String, _ input: Input) {
    line = Line([Span(text, .accent)])
    self.input = input
  }

  /// How an answer is given.
  package enum Input: Sendable, Equatable {
    /// One key, without Enter.
    case key
    /// A line of text in the learner's own letters.
    case text
    /// A line of Turkish, for which a foreign keyboard gets help.
    case turkish
  }
}

/// What a key or a line means in a place.
package enum Meaning: Sendable, Equatable {
  case intent(Intent)
  /// List the keys and show the place again.
  case help
  /// A command after a colon that does not exist.
  case unknownCommand(String)
}
