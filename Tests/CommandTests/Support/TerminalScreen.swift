/// A terminal emulator for scrolling text and the few sequences that the program may use.
///
/// It supports printing, line ends, cursor moves and erasing; anything else is an error.
struct TerminalScreen {
  private(set) var columns: Int
  private(set) var height: Int
  private(set) var complaints: [String] = []
  /// All rows; the last `height` are visible.
  private var rows: [[Character]] = [[]]
  private var row = 0
  private var column = 0
  /// The bytes of an incomplete letter or sequence.
  private var pending: [UInt8] = []

  init(columns: Int, height: Int) {
    self.columns = columns
    self.height = height
  }

  /// The text of all rows, without erased text.
  var history: [String] { rows.map { String($0) } }

  /// The visible rows.
  var visible: [String] { rows.suffix(height).map { String($0) } }

  /// The text of the row with the cursor.
  var cursorRow: String { String(rows[row]) }

  /// The column of the cursor, from 0.
  var cursorColumn: Int { column }

  mutating func resize(columns: Int, height: Int) {
    self.columns = columns
    self.height = height
  }

  mutating func write(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    while let length = completeLength() {
      let unit = Array(pending.prefix(length))
      pending.removeFirst(length)
      take(unit)
    }
  }

  /// The bytes of the next letter or sequence; nil if it is incomplete.
  private func completeLength() -> Int? {
    guard let first = pending.first else { return nil }
    if first == 0x1B {
      guard pending.count > 1 else { return nil }
      guard pending[1] == UInt8(ascii: "[") else { return 2 }
      let final = pending.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }
      return final.map { $0 + 1 }
    }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return pending.count >= length ? length : nil
  }

  private mutating func take(_ unit: [UInt8]) {
    switch unit[0] {
    case 0x1B: sequence(String(decoding: unit.dropFirst(), as: UTF8.self))
    case 0x0D: column = 0
    case 0x0A: lineFeed()
    case 0x07: break
    case 0x00..<0x20, 0x7F: complaints.append("control \(unit[0])")
    default: print(String(decoding: unit, as: UTF8.self))
    }
  }

  private mutating func sequence(_ text: String) {
    if text.hasPrefix("[?2004") || text.hasSuffix("m") { return }
    let number = Int(text.dropFirst().dropLast()) ?? 1
    switch text.last {
    case "A":
      if number > row - max(0, rows.count - height) { complaints.append("up out of sight") }
      row = max(row - number, 0)
    case "C": column = min(column + number, columns - 1)
    case "J":
      rows[row] = Array(rows[row].prefix(column))
      rows.removeSubrange((row + 1)...)
    default: complaints.append("sequence \(text)")
    }
  }

  private mutating func lineFeed() {
    row += 1
    if row == rows.count { rows.append([]) }
  }

  private mutating func print(_ text: String) {
    for character in text {
      if column >= columns {
        complaints.append("row \(row) is too long: \(String(rows[row]))")
        lineFeed()
        column = 0
      }
      while rows[row].count <= column { rows[row].append(" ") }
      rows[row][column] = character
      column += 1
    }
  }
}
