import TerminalUI
import TextSafety

/// Wraps text that arrives in pieces.
struct RunningText {
  private let columns: Int
  private let indent: String
  private var column = 0
  /// The beginning of a word that may go on in the next piece.
  private var word = ""
  private var hasSpace = false

  /// Creates a wrapper for rows of at least 20 columns, each with the indent.
  init(columns: Int, indent: String = "  ") {
    self.columns = max(columns, 20)
    self.indent = indent
  }

  /// Appends a piece and returns the text that can be printed now.
  mutating func append(_ piece: SafeText) -> SafeText {
    var output = SafeText()
    for character in piece.string {
      if character.isNewline {
        output += endWord()
        if column > 0 { output += "\n" }
        column = 0
        hasSpace = false
      } else if character.isWhitespace {
        output += endWord()
        hasSpace = true
      } else {
        word.append(character)
      }
    }
    return output
  }

  /// Returns the remaining text, with a newline.
  mutating func finish() -> SafeText {
    let rest = endWord()
    return column > 0 ? rest + "\n" : rest
  }

  private mutating func endWord() -> SafeText {
    guard !word.isEmpty else { return "" }
    let width = DisplayWidth.of(word)
    var output = SafeText()
    if column == 0 {
      output = SafeText(indent)
      column = indent.count
    } else if column + 1 + width > columns {
      output = "\n\(indent)"
      column = indent.count
    } else if hasSpace {
      output = " "
      column += 1
    }
    output += SafeText(word)
    column += width
    word = ""
    hasSpace = false
    return output
  }
}
