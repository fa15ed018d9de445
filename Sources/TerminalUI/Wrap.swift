/// Wraps text at spaces.
package enum Wrap {
  /// Returns the rows of a text.
  ///
  /// Spaces at a break are dropped, those at the start of the text are kept. A word is broken only if
  /// it is wider than a row. The hanging indent is ignored if it is more than half of the width.
  package static func rows(_ text: String, columns: Int, hangingIndent: Int = 0) -> [String] {
    rows(Line(text: text).cells, columns: columns, hangingIndent: hangingIndent)
      .map { String($0.map(\.character)) }
  }

  /// Whether the indent leaves at least half of the width.
  static func leavesRoom(_ columns: Int, hangingIndent: Int) -> Bool {
    hangingIndent * 2 <= columns && hangingIndent + 2 <= columns
  }

  static func rows(_ cells: [Cell], columns: Int, hangingIndent: Int) -> [[Cell]] {
    let columns = max(columns, 1)
    let isIndented = leavesRoom(columns, hangingIndent: hangingIndent)
    let indent = isIndented ? max(hangingIndent, 0) : 0
    var wrapping = Wrapping(columns: columns, indent: indent)
    var index = 0
    while index < cells.count {
      let isSpace = cells[index].character == " "
      let end =
        cells[index...].firstIndex { ($0.character == " ") != isSpace } ?? cells.endIndex
      if isSpace {
        wrapping.addSpaces(cells[index..<end])
      } else {
        wrapping.addWord(cells[index..<end])
      }
      index = end
    }
    return wrapping.finished()
  }
}

/// The finished rows and the row being filled.
private struct Wrapping {
  let columns: Int
  let indent: Int
  private var rows: [[Cell]] = []
  private var row: [Cell] = []
  private var width = 0
  /// Spaces that are printed only if a word follows them on the same row.
  private var spaces: ArraySlice<Cell> = []

  init(columns: Int, indent: Int) {
    self.columns = columns
    self.indent = indent
  }

  mutating func addSpaces(_ run: ArraySlice<Cell>) { spaces = run }

  mutating func addWord(_ word: ArraySlice<Cell>) {
    if width + spaces.width + word.width <= columns || hasRoomOnlyHere(for: word) {
      append(spaces)
    } else if hasWords {
      breakRow()
    }
    spaces = []
    for cell in word {
      if width + cell.width > columns && hasWords { breakRow() }
      append([cell])
    }
  }

  mutating func finished() -> [[Cell]] { rows + [row] }

  /// Whether the row has more than its indent.
  private var hasWords: Bool { row.contains { $0.character != " " } }

  /// Whether a word that is too wide for any row starts on this row, because half of it is free.
  private func hasRoomOnlyHere(for word: ArraySlice<Cell>) -> Bool {
    word.width > columns - indent && width + spaces.width < columns / 2
  }

  private mutating func append(_ cells: ArraySlice<Cell>) {
    row += cells
    width += cells.width
  }

  private mutating func breakRow() {
    rows.append(row)
    row = Array(repeating: .space(), count: indent)
    width = indent
  }
}
