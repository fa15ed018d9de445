package import TerminalUI

/// A key of a place, the command that does the same in a line, and what it does.
package struct KeyHelp: Sendable, Equatable {
  package let key: String
  package let command: String?
  package let text: String

  init(_ key: String, _ command: String? = nil, _ text: String) {
    self.key = key
    self.command = command
    self.text = text
  }

  static let item = [
    KeyHelp("h", ":hint", "a hint, in three steps"),
    KeyHelp("s", ":skip", "put the item off; never counts as wrong"),
    KeyHelp("u", ":undo", "take back the last answer"),
    KeyHelp("o", ":right", "\"I was right\": overrule the last mark"),
    KeyHelp("R", ":restart", "start the lesson over"),
    KeyHelp("Esc", ":back", "go back; the lesson keeps its place"),
    KeyHelp("q", ":quit", "leave; everything is kept"),
  ]
}

extension Frame {
  /// The keys of a place; at a text prompt only the commands, for there every key is text.
  package static func help(_ keys: [KeyHelp], input: Prompt.Input, isByLine: Bool) -> Frame {
    let isText = input != .key
    let lines = keys.compactMap { key -> Line? in
      let name = isText || isByLine ? key.command ?? (isText ? nil : key.key) : key.key
      return name.map { Line("  \($0)  \(key.text)", hangingIndent: $0.count + 4) }
    }
    let head = isText ? "Type the answer, then Enter. Commands:" : "Keys:"
    var frame = Frame([Line(head)] + lines)
    if input == .turkish && !isByLine {
      frame.lines.append(
        "  Turkish letters: ;s gives ş, ;c ç, ;g ğ, ;i ı, ;I İ, ;o ö, ;u ü; Tab shows them."
      )
    }
    return frame
  }
}
