import TerminalUI

/// A terminal as small as the prompt needs it: printing, line ends, relative moves, erasing below.
///
/// Wraps as real ones do: a full row leaves the cursor on its last cell until the next character.
/// Anything it doesn't know is recorded in `complaints`.
struct ScreenEmulator {
  private struct Row {
    var cells: [String] = []
    /// Whether the terminal itself broke the line after this row.
    var isWrapped = false
  }

  private(set) var columns: Int
  let height: Int
  private(set) var complaints: [String] = []
  private var rows = [Row()]
  private(set) var row = 0
  private(set) var column = 0
  private var isPastEnd = false

  init(columns: Int, height: Int) {
    self.columns = columns
    self.height = height
  }

  /// The rows as text, without the empty ones at the end; a wide character takes one place.
  var text: [String] {
    var lines = rows.map { $0.cells.joined() }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The text of the row where the cursor is, up to it.
  var beforeCursor: String { rows[row].cells.prefix(column).joined() }

  mutating func write(_ text: String) {
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": escape(&rest)
      case "\r\n":
        toStart()
        down()
      case "\r": toStart()
      case "\n": down()
      default: print(character)
      }
    }
  }

  /// Takes another width and rewraps what is shown, as most terminals do.
  mutating func resize(columns: Int) {
    self.columns = columns
    var longer: [Row] = []
    var cursor = (row: 0, column: 0)
    for (index, old) in rows.enumerated() {
      if index == 0 || !rows[index - 1].isWrapped { longer.append(Row()) }
      if index == row { cursor = (longer.count - 1, longer[longer.count - 1].cells.count + column) }
      longer[longer.count - 1].cells += old.cells
    }
    rows = []
    for (index, line) in longer.enumerated() {
      var pieces = stride(from: 0, to: line.cells.count, by: columns).map {
        Row(cells: Array(line.cells[$0..<min($0 + columns, line.cells.count)]), isWrapped: true)
      }
      if pieces.isEmpty { pieces = [Row()] }
      pieces[pieces.count - 1].isWrapped = false
      if index == cursor.row {
        row = rows.count + min(cursor.column / columns, pieces.count - 1)
        column = min(cursor.column - (row - rows.count) * columns, columns - 1)
      }
      rows += pieces
    }
    isPastEnd = false
  }

  private mutating func escape(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else { return complaints.append("no sequence") }
    let digits = rest.prefix { $0.isNumber }
    rest = rest.dropFirst(digits.count)
    let number = Int(digits) ?? 1
    isPastEnd = false
    switch rest.popFirst() {
    case "A":
      if number > row || number >= height { complaints.append("up \(number) from row \(row)") }
      row = max(row - number, 0)
    case "C": column = min(column + number, columns - 1)
    case "J":
      rows[row].cells = Array(rows[row].cells.prefix(column))
      rows[row].isWrapped = false
      rows.removeSubrange((row + 1)...)
    case let other: complaints.append("unknown sequence \(digits)\(other ?? " ")")
    }
  }

  private mutating func toStart() {
    column = 0
    isPastEnd = false
  }

  private mutating func down() {
    row += 1
    isPastEnd = false
    if row == rows.count { rows.append(Row()) }
  }

  private mutating func print(_ character: Character) {
    let width = DisplayWidth.of(character)
    if isPastEnd || column + width > columns {
      rows[row].isWrapped = true
      complaints.append("wrapped by the terminal at row \(row)")
      down()
      column = 0
    }
    while rows[row].cells.count < column { rows[row].cells.append(" ") }
    rows[row].cells.replaceSubrange(
      column..<min(column + width, rows[row].cells.count),
      with: [String(character)] + Array(repeating: "", count: max(width - 1, 0))
    )
    column += width
    if column >= columns {
      column = columns - 1
      isPastEnd = true
    }
  }
}
