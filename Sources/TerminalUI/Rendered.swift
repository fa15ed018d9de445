package import TextSafety

/// Text for a terminal: safe text to which this module has added escape codes.
///
/// Only this module can add escape codes, and only after the text was made safe.
package struct Rendered: Sendable, Equatable {
  package private(set) var string: String

  /// Wraps text that is already safe, including its escape codes.
  init(trusted: String) { string = trusted }

  package init() { string = "" }

  package init(_ text: SafeText) { string = text.string }

  package var isEmpty: Bool { string.isEmpty }

  /// Whether nothing is to be seen.
  package var isBlank: Bool { string.allSatisfy(\.isWhitespace) }

  /// The rows of the text, each with its line feed.
  package var rows: [Rendered] {
    let rows = string.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.dropLast().map { Rendered(trusted: $0 + "\n") }
      + rows.suffix(1).filter { !$0.isEmpty }.map { Rendered(trusted: String($0)) }
  }

  /// The rows as one text.
  package static func joined(_ rows: some Sequence<Rendered>) -> Rendered {
    Rendered(trusted: rows.map(\.string).joined())
  }

  package static func + (first: Rendered, second: Rendered) -> Rendered {
    Rendered(trusted: first.string + second.string)
  }

  /// Returns the code that erases this many rows above the cursor and leaves it on the first of them.
  package static func erasing(rows: Int) -> Rendered {
    Rendered(trusted: "\u{1B}[\(max(rows, 1))A\r\u{1B}[J")
  }

  /// Forgets all that the terminal has scrolled away, of other programs too; the window stays.
  package static let clearingScrollback = Rendered(trusted: "\u{1B}[3J")
}

extension Line {
  /// Returns the line without wrapping and without a line end, for a prompt.
  package func rendered(_ palette: Palette) -> Rendered {
    Rendered(trusted: cells.rendered(palette))
  }
}
