/// How much of a frame stands on the screen, so that one that grows at its end is printed once.
package struct FrameProgress: Sendable {
  private var lines: [Line] = []
  /// Lines that are printed to their end.
  private var printed = 0
  /// Characters of the line after them that are printed.
  private var column = 0

  package init() {}

  /// The text to print: what a longer frame adds, or the whole of another one.
  ///
  /// Of a line that still grows only full rows are printed, for a stream has no way back. After a
  /// resize what is left of it is broken to the new width.
  package mutating func advance(to frame: Frame, columns: Int, palette: Palette) -> Rendered {
    if !continues(in: frame) { forget() }
    lines = frame.lines
    let columns = min(columns, Frame.widest)
    var text = ""
    while printed < lines.count {
      let isGrowing = frame.isGrowing && printed == lines.count - 1
      let rows = isGrowing ? fullRows(columns) : lastRows(columns)
      for row in rows { text += row.rendered(palette) + "\n" }
      if isGrowing { break }
      printed += 1
      column = 0
    }
    return Rendered(trusted: text)
  }

  /// Prints whatever comes next from its beginning.
  package mutating func forget() { self = FrameProgress() }

  private func continues(in frame: Frame) -> Bool {
    guard frame.lines.starts(with: lines.prefix(printed)) else { return false }
    if column == 0 { return true }
    guard frame.lines.count > printed else { return false }
    return frame.lines[printed].cells.starts(with: lines[printed].cells.prefix(column))
  }

  private func lastRows(_ columns: Int) -> [[Cell]] {
    let cells = lines[printed].cells
    return column > 0 && column == cells.count ? [] : rows(of: cells, columns)
  }

  /// Rows that no further word can change; marks what they hold as printed.
  private mutating func fullRows(_ columns: Int) -> [[Cell]] {
    var words = lines[printed].cells
    while let last = words.last, last.character != " " { words.removeLast() }
    while words.last?.character == " " { words.removeLast() }
    guard words.count > column else { return [] }
    var rows = rows(of: words, columns)
    let open = rows.removeLast().drop { $0.character == " " }
    if !rows.isEmpty { column = words.count - open.count }
    return rows
  }

  private func rows(of cells: [Cell], _ columns: Int) -> [[Cell]] {
    let indent = lines[printed].hangingIndent
    guard column > 0 else { return Wrap.rows(cells, columns: columns, hangingIndent: indent) }
    let rest = cells.dropFirst(column).drop { $0.character == " " }
    let isIndented = Wrap.leavesRoom(columns, hangingIndent: indent)
    let lead = Array(repeating: Cell.space(), count: isIndented ? indent : 0)
    return Wrap.rows(lead + rest, columns: columns, hangingIndent: indent)
  }
}
