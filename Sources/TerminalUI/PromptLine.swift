/// The line being typed, at the bottom of scrolling output.
///
/// It remembers the painted rows and returns the text that replaces them. It moves the cursor only
/// relative to its position, and never above its own first row.
package struct PromptLine: Sendable, Equatable {
  /// The widths of the painted rows; empty if nothing is painted.
  private var painted: [Int] = []
  private var cursorRow = 0
  private var cursorColumn = 0

  package init() {}

  package var isPainted: Bool { !painted.isEmpty }

  /// Returns the text that shows the prompt, the typed text and, below them, the note.
  ///
  /// After a resize the same call paints again; it assumes that the terminal has rewrapped the rows,
  /// as most do. If there are more rows than the screen has, those around the cursor are shown.
  package mutating func paint(
    prompt: Line,
    editor: LineEditor,
    note: Line? = nil,
    size: TerminalSize,
    palette: Palette
  ) -> Rendered {
    let lead = prompt.cells
    let typed = Line(text: editor.text).cells
    var layout = PromptLayout(
      lead + typed,
      cursor: lead.count + editor.cursor,
      columns: size.columns
    )
    let below = Self.rows(note, columns: size.columns).prefix(size.rows - 1)
    layout.limit(to: size.rows - below.count)
    let start = toStart(columns: size.columns) + "\u{1B}[J"
    let rows = layout.rows + below
    painted = rows.map(\.width)
    cursorRow = layout.cursorRow
    cursorColumn = layout.cursorColumn
    let text = rows.map { $0.rendered(palette) }.joined(separator: "\r\n")
    let end = Self.up(rows.count - 1 - cursorRow) + "\r" + Self.right(cursorColumn)
    return Rendered(trusted: start + text + end)
  }

  /// Returns the text that leaves the typed line on the screen, removes the note and begins a new row.
  ///
  /// It paints the line once more, so that a long text is visible whole.
  package mutating func finish(
    prompt: Line,
    text: String,
    size: TerminalSize,
    palette: Palette
  ) -> Rendered {
    let result = erase(columns: size.columns)
    let cells = prompt.cells + Line(text: text).cells
    let layout = PromptLayout(cells, cursor: 0, columns: size.columns)
    let text = layout.rows.map { $0.rendered(palette) }.joined(separator: "\r\n")
    return result + Rendered(trusted: text + "\r\n")
  }

  /// Returns the text that erases the prompt and the note.
  package mutating func erase(columns: Int) -> Rendered {
    guard isPainted else { return Rendered() }
    let codes = toStart(columns: columns) + "\u{1B}[J"
    forget()
    return Rendered(trusted: codes)
  }

  /// Forgets the painted rows, because the screen is empty or the cursor is on a new row: after a
  /// stop, or Ctrl-L.
  package mutating func forget() { self = PromptLine() }

  /// Returns the move to the first column of the first row at the present width of the terminal.
  private func toStart(columns: Int) -> String {
    guard isPainted else { return "\r" }
    let above = painted.prefix(cursorRow).reduce(0) { $0 + max(1, ($1 + columns - 1) / columns) }
    // At the end of a row that rewrapping filled exactly, the cursor stays on that row.
    let isAtEnd = cursorColumn > 0 && cursorColumn == painted[cursorRow]
    let within = (isAtEnd ? cursorColumn - 1 : cursorColumn) / columns
    return Self.up(above + within) + "\r"
  }

  private static func rows(_ note: Line?, columns: Int) -> [[Cell]] {
    guard let note else { return [] }
    return Wrap.rows(note.cells, columns: columns, hangingIndent: note.hangingIndent)
  }

  private static func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }

  private static func right(_ columns: Int) -> String {
    columns > 0 ? "\u{1B}[\(columns)C" : ""
  }
}
