/// A step of a grammar lesson: a few lines that fit a small window, tried by the items after it.
package struct GrammarScreen: Sendable, Equatable {
  package var title: LocatedText
  /// Sentences, rows and examples in the order of the file.
  package var lines: [Line] = []

  /// A line below the title.
  package enum Line: Sendable, Equatable {
    case sentence(LocatedText)
    case row([String], line: Int)
    case example(turkish: LocatedText, english: String)
  }

  /// The markers of the lines below the title.
  static let markers: Set<LineMarker> = [.statement, .row, .cue]

  /// Adds a line, or returns what is wrong with it.
  mutating func add(_ source: LocatedText, _ marker: LineMarker) -> ContentError.Reason? {
    var cells = source.text.split(at: "|").map(\.withoutSpaces)
    switch marker {
    case .row:
      // The sign after the last cell closes the row and begins none.
      if cells.last == "" { cells.removeLast() }
      if let expected = columns, expected != cells.count {
        return .noteRow(found: cells.count, expected: expected)
      }
      lines.append(.row(cells, line: source.line))
    case .cue:
      guard cells.count == 2, !cells.contains("") else { return .screenExample }
      let turkish = LocatedText(text: cells[0], line: source.line)
      lines.append(.example(turkish: turkish, english: cells[1]))
    default: lines.append(.sentence(source))
    }
    return nil
  }

  /// The number of cells in the row just before.
  private var columns: Int? {
    switch lines.last {
    case .row(let cells, line: _): cells.count
    case .sentence, .example, nil: nil
    }
  }
}
