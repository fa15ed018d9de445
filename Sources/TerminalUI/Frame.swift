/// What a screen shows: lines to print below what is already there.
package struct Frame: Sendable, Equatable {
  package static let widest = 80

  package var lines: [Line]

  package init(_ lines: [Line] = []) { self.lines = lines }

  /// The text to print: wrapped to the terminal but never wider than 80 columns, each row ended by
  /// a line feed.
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
