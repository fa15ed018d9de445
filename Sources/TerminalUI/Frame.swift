/// The lines of a screen, printed below the earlier output.
package struct Frame: Sendable, Equatable {
  /// The largest width in columns.
  package static let widest = 80

  package var lines: [Line]

  package init(_ lines: [Line] = []) { self.lines = lines }

  /// Returns the text to print, wrapped to the terminal or to 80 columns if that is less.
  ///
  /// Each row ends with a line feed.
  package func rendered(columns: Int, palette: Palette) -> Rendered {
    var result = ""
    for line in lines {
      let rows = Wrap.rows(
        line.cells,
        columns: min(columns, Self.widest),
        hangingIndent: line.hangingIndent
      )
      for row in rows {
        result += row.rendered(palette)
        result += "\n"
      }
    }
    return Rendered(trusted: result)
  }

  package static func + (first: Frame, second: Frame) -> Frame {
    Frame(first.lines + second.lines)
  }
}
