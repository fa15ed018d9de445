/// The line being typed, at the bottom of a stream that scrolls.
///
/// Keeps what stands on the screen and says what to write so that something else stands there. Moves
/// the cursor only relative to where it is, and never above its own first row.
package struct PromptLine: Sendable, Equatable {
  /// Widths of the rows on the screen, and the cursor among them; empty if nothing is painted.
  private var painted: [Int] = []
  private var cursorRow = 0
  private var cursorColumn = 0

  package init() {}

  package var isPainted: Bool { !painted.isEmpty }

  /// What to write so that prompt, text and, below them, the note stand on the screen.
  ///
  /// Works at any size, whatever it was before: after a resize the same call paints anew. It takes
  /// the terminal to have rewrapped the rows, as most do. Of more rows than the screen holds those
  /// around the cursor are shown.
  package mutating func paint(
    prompt: Line,
    editor: LineEditor,
    note: Line? = nil,
    size: TerminalSize,
    palette: Palette
  ) -> Rendered {
    let lead = prompt.cells
    let typed = Line(editor.text).cells
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

  /// What to write to leave the text where it stands and go on below it; the note goes.
  ///
  /// Paints once more, with the cursor at the end, so that a long text is left as it was typed.
  package mutating func finish(
    prompt: Line,
    text: String,
    size: TerminalSize,
    palette: Palette
  ) -> Rendered {
    let result = erase(columns: size.columns)
    let cells = prompt.cells + Line(text).cells
    let layout = PromptLayout(cells, cursor: 0, columns: size.columns)
    let text = layout.rows.map { $0.rendered(palette) }.joined(separator: "\r\n")
    return result + Rendered(trusted: text + "\r\n")
  }

  /// What to write so that nothing of it stands on the screen.
  package mutating func erase(columns: Int) -> Rendered {
    guard isPainted else { return Rendered() }
    let codes = toStart(columns: columns) + "\u{1B}[J"
    forget()
    return Rendered(trusted: codes)
  }

  /// Takes the screen to be empty, or the cursor to stand on a new row: after a stop, or Ctrl-L.
  package mutating func forget() { self = PromptLine() }

  /// To the first column of the first row, at the width that the terminal has now.
  private func toStart(columns: Int) -> String {
    guard isPainted else { return "\r" }
    let above = painted.prefix(cursorRow).reduce(0) { $0 + max(1, ($1 + columns - 1) / columns) }
    // At the end of a row that the rewrap filled exactly, the cursor stays on that row.
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
