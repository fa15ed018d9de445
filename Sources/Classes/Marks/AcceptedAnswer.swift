import CardFiles
import Patterns
import Turkish

/// An answer to which the teacher has given its credit.
package struct AcceptedAnswer: Sendable, Equatable {
  package let item: String
  /// A pattern.
  package let answer: String
  package let points: Double
  package let note: String?

  package init(item: String, answer: String, points: Double, note: String?) {
    self.item = item
    self.answer = answer
    self.points = points
    self.note = note
  }
}

extension AcceptedAnswer {
  /// The answer as it comes back from a table.
  fileprivate var normalized: AcceptedAnswer {
    let note = note.map(\.composed.trimmed)
    return AcceptedAnswer(
      item: item.composed.trimmed,
      answer: answer.composed.trimmed,
      points: points,
      note: note.flatMap { $0.isEmpty ? nil : $0 }
    )
  }
}

/// The answers that the teacher accepts, in a table that they may edit: item, answer, points, note.
package struct AcceptedList: Sendable {
  private struct Entry: Sendable {
    let answer: AcceptedAnswer
    let pattern: AnswerPattern
    let row: Int
  }

  private var header = ["item", "answer", "points", "note"]
  /// All rows, with columns that only the teacher uses.
  private var rows: [[String]] = []
  private var delimiter: Delimiter
  private var entries: [String: [Entry]] = [:]
  private var columns = Columns(item: 0, answer: 1, points: 2, note: 3)
  /// The rows that can't be used.
  package private(set) var faults: [TableFault] = []

  private struct Columns: Sendable {
    var item: Int
    var answer: Int
    var points: Int?
    var note: Int?
  }

  /// An empty list, which will have this delimiter.
  package init(delimiter: Delimiter) { self.delimiter = delimiter }

  /// Reads a list.
  package init(_ table: AnswerTable) throws(TableFault) {
    delimiter = table.delimiter
    header = table.header
    faults = table.faults
    guard let item = try HeaderName.usualPlace(of: .item, in: header),
      let answer = try HeaderName.usualPlace(of: .answer, in: header)
    else { throw TableFault(ClassWording.noAcceptedColumns(in: header)) }
    columns = Columns(
      item: item,
      answer: answer,
      points: try HeaderName.usualPlace(of: .points, in: header),
      note: try HeaderName.usualPlace(of: .note, in: header)
    )
    for row in table.rows {
      let cells = row.cells.map { CSVText.unguarded($0.composed) }
      rows.append(cells)
      do throws(TableFault) { try add(cells, line: row.line) } catch { faults.append(error) }
    }
  }

  /// All answers, in the order of the table.
  package var answers: [AcceptedAnswer] {
    entries.values.joined().sorted { $0.row < $1.row }.map(\.answer)
  }

  /// The number of answers.
  package var count: Int { entries.values.reduce(0) { $0 + $1.count } }

  private mutating func add(_ cells: [String], line: Int) throws(TableFault) {
    let points = columns.points.map { cells[$0].trimmed } ?? ""
    guard let credit = points.isEmpty ? 1 : CreditScale.credit(points) else {
      throw TableFault(line: line, ClassWording.badPoints(points))
    }
    let note = columns.note.map { cells[$0].trimmed } ?? ""
    guard !cells[columns.item].isBlank else { throw TableFault(line: line, ClassWording.noItem) }
    let answer = AcceptedAnswer(
      item: cells[columns.item].trimmed,
      answer: cells[columns.answer].trimmed,
      points: credit,
      note: note.isEmpty ? nil : note
    )
    let pattern = try Self.pattern(answer.answer, line: line)
    entries[HeaderName.key(answer.item), default: []].append(
      Entry(answer: answer, pattern: pattern, row: rows.count - 1)
    )
  }

  private static func pattern(_ text: String, line: Int?) throws(TableFault) -> AnswerPattern {
    do { return try AnswerPattern(text) } catch {
      throw TableFault(line: line, ClassWording.badPattern(text, "\(error)"))
    }
  }

  /// Adds an answer, or changes the credit of one that is listed; false if it is listed as it is.
  package mutating func accept(_ answer: AcceptedAnswer) throws(TableFault) -> Bool {
    let answer = answer.normalized
    // Checked first: a row that is there and can't be read would make the whole list unreadable.
    guard !answer.item.isBlank else { throw TableFault(ClassWording.noItem) }
    _ = try Self.pattern(answer.answer, line: nil)
    let known = entries[HeaderName.key(answer.item)] ?? []
    if let same = known.last(where: { $0.answer.answer == answer.answer }) {
      if same.answer.points == answer.points && same.answer.note == answer.note { return false }
      remove(row: same.row)
    }
    addMissingColumns()
    var cells = [String](repeating: "", count: header.count)
    cells[columns.item] = answer.item
    cells[columns.answer] = answer.answer
    if let points = columns.points {
      cells[points] = Figures.decimal(answer.points, decimal: delimiter.decimal)
    }
    if let note = columns.note { cells[note] = answer.note ?? "" }
    rows.append(cells)
    try add(cells, line: rows.count + 1)
    return true
  }

  /// Takes an answer with this pattern out of the list, however often it is there.
  package mutating func withdraw(_ answer: AcceptedAnswer) {
    while let entry = entries[HeaderName.key(answer.item)]?
      .first(where: { $0.answer.answer == answer.answer })
    {
      remove(row: entry.row)
    }
  }

  /// Puts the answers into this order, after those that it lacks.
  ///
  /// The last one that fits an answer counts, so two teachers need the same order.
  package mutating func sort(as order: [AcceptedAnswer]) {
    var places: [String: Int] = [:]
    for (place, answer) in order.enumerated() { places[Self.key(answer)] = place }
    let answers = entries.values.joined().sorted { $0.row < $1.row }
    let ranks = answers.map { places[Self.key($0.answer)] ?? -1 }
    let sorted = answers.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    guard sorted != Array(answers.indices) else { return }
    let rows = sorted.map { self.rows[answers[$0].row] }
    self.rows = rows
    entries = [:]
    for (place, old) in sorted.enumerated() {
      let entry = answers[old]
      entries[HeaderName.key(entry.answer.item), default: []].append(
        Entry(answer: entry.answer, pattern: entry.pattern, row: place)
      )
    }
  }

  private static func key(_ answer: AcceptedAnswer) -> String {
    "\(HeaderName.key(answer.item))\n\(answer.answer)"
  }

  private mutating func remove(row: Int) {
    rows.remove(at: row)
    for (item, list) in entries {
      entries[item] = list.filter { $0.row != row }.map { entry in
        Entry(
          answer: entry.answer,
          pattern: entry.pattern,
          row: entry.row > row ? entry.row - 1 : entry.row
        )
      }
    }
  }

  private mutating func addMissingColumns() {
    if columns.points == nil { columns.points = addColumn("points") }
    if columns.note == nil { columns.note = addColumn("note") }
  }

  private mutating func addColumn(_ name: String) -> Int {
    header.append(name)
    for place in rows.indices { rows[place].append("") }
    return header.count - 1
  }

  /// Returns the last listed answer that accepts a text; nil if none does.
  package func answer(accepting text: String, to item: String) -> AcceptedAnswer? {
    guard let list = entries[HeaderName.key(item)] else { return nil }
    let bytes = Normalization.bytes(of: text)
    return list.last { $0.pattern.accepts(bytes) }?.answer
  }

  /// The table as a file, which spreadsheets read as UTF-8 by its byte order mark.
  package var text: String {
    var csv = CSVText(delimiter: delimiter)
    csv.add(header.map(CSVText.Cell.text))
    for row in rows {
      csv.add(
        row.enumerated().map { place, cell in
          place == columns.points ? .plain(cell) : .text(cell)
        }
      )
    }
    return "\u{FEFF}" + csv.text
  }
}
