/// Where each character of a prompt stands on the screen.
struct PromptLayout: Sendable, Equatable {
  /// The rows, of at most as many columns as the terminal has.
  private(set) var rows: [[Cell]] = [[]]
  private(set) var cursorRow = 0
  private(set) var cursorColumn = 0

  /// The cursor stands before the cell of that index, or after the last one.
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
      // A full row leaves the terminal's cursor between two rows; a row of its own is certain.
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

  /// Only the rows around the cursor, if there are more than the screen holds.
  mutating func limit(to height: Int) {
    guard rows.count > height else { return }
    let first = min(max(cursorRow - height / 2, 0), rows.count - height)
    rows = Array(rows[first..<first + height])
    cursorRow -= first
  }
}
