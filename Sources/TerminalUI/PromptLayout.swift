/// The position of each character of a prompt on the screen.
struct PromptLayout: Sendable, Equatable {
  /// The rows, none wider than the terminal.
  private(set) var rows: [[Cell]] = [[]]
  private(set) var cursorRow = 0
  private(set) var cursorColumn = 0

  /// Lays out the cells; the cursor is before the cell with its index, or after the last one.
  init(_ cells: [Cell], cursor: Int, columns: Int) {
    var width = 0
    for (index, cell) in cells.enumerated() {
      if width + cell.width > columns && width > 0 {
        rows.append([])
        width = 0
      }
      if index == cursor { place(at: width) }
      rows[rows.count - 1].append(cell)
      width += cell.width
    }
    if cursor >= cells.count {
      // A terminal may delay the wrap after a full row, so the cursor gets a new row.
      if width >= columns {
        rows.append([])
        width = 0
      }
      place(at: width)
    }
  }

  private mutating func place(at column: Int) {
    cursorRow = rows.count - 1
    cursorColumn = column
  }

  /// Keeps only the rows around the cursor if there are more than `height`.
  mutating func limit(to height: Int) {
    guard rows.count > height else { return }
    let first = min(max(cursorRow - height / 2, 0), rows.count - height)
    rows = Array(rows[first..<first + height])
    cursorRow -= first
  }
}
