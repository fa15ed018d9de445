package import TextSafety

/// Text as it is written to a terminal: safe, and then styled and placed by this module.
///
/// Escape codes come in here alone, after the text was made safe; no other module can make them.
package struct Rendered: Sendable, Equatable {
  package private(set) var string: String

  /// Takes what is safe already, codes and all.
  init(trusted: String) { string = trusted }

  package init() { string = "" }

  package init(_ text: SafeText) { string = text.string }

  package var isEmpty: Bool { string.isEmpty }

  package static func + (first: Rendered, second: Rendered) -> Rendered {
    Rendered(trusted: first.string + second.string)
  }

  /// The code that takes away this many rows above the cursor, which ends on the first of them.
  package static func erasing(rows: Int) -> Rendered {
    Rendered(trusted: "\u{1B}[\(max(rows, 1))A\r\u{1B}[J")
  }
}

extension Line {
  /// The line in one piece, unwrapped and without an end, as a prompt.
  package func rendered(_ palette: Palette) -> Rendered {
    Rendered(trusted: cells.rendered(palette))
  }
}
