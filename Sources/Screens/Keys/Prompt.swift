package import Coordination
package import TerminalUI
package import TextSafety

/// The line at which the program waits for the learner.
package struct Prompt: Sendable, Equatable {
  /// Names of keys, the most important first; the last one, the help, is always shown.
  private let keys: [String]
  private let lead: SafeText
  package let input: Input

  package init(_ text: SafeText, _ input: Input) { self.init(keys: [], lead: text, input) }

  init(keys: [String], lead: SafeText, _ input: Input) {
    self.keys = keys
    self.lead = lead
    self.input = input
  }

  /// Returns the prompt for a terminal of this width, with a column left for the cursor.
  ///
  /// Keys that don't fit are omitted; the help lists them.
  package func line(columns: Int) -> Line {
    var shown = keys
    while shown.count > 2, text(shown).count >= min(columns, Frame.widest) {
      shown.remove(at: shown.count - 2)
    }
    for place in [shown.startIndex, shown.endIndex - 1] where !shown.isEmpty {
      if text(shown).count >= columns { shown[place] = String(shown[place].prefix { $0 != " " }) }
    }
    return Line(text: text(shown), .accent)
  }

  private func text(_ keys: [String]) -> String {
    keys.isEmpty ? lead.string : "\(keys.joined(separator: ", ")) \(lead)"
  }

  /// The way in which the learner answers.
  package enum Input: Sendable, Equatable {
    /// One key, without Enter.
    case key
    /// A line of text in any language.
    case text
    /// A line of Turkish, with help for keyboards that lack Turkish letters.
    case turkish
  }
}

/// The meaning of a key or a line in a place.
package enum InputMeaning: Sendable, Equatable {
  case intent(Intent)
  /// The learner wants the keys listed and the place shown again.
  case help
  /// A command after a colon that does not exist.
  case unknownCommand(String)
}
