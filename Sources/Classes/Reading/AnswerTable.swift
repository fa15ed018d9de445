// The reader of quoted cells.
import CardFiles
import TextSafety
import Turkish

/// A table with a header, read from text with delimiters.
package struct AnswerTable: Sendable {
  package let header: [String]
  /// The line of the header, from 1.
  package let headerLine: Int
  package private(set) var rows: [Row] = []
  /// The rows that are left out.
  package private(set) var faults: [TableFault] = []
  package let delimiter: Delimiter

  /// A row with as many cells as the header.
  package struct Row: Sendable, Equatable {
    /// The line on which it starts, from 1.
    package let line: Int
    package let cells: [String]
  }

  /// The rows that are read to find the delimiter.
  private static let sample = 200
  /// How often the reader goes back after a row that takes in the rows after it.
  private static let mostReturns = 100

  /// Reads a table; the delimiter is found by the consistency of the rows unless it is given.
  package init(_ text: String, delimiter asked: Delimiter? = nil) throws(TableFault) {
    // Excel writes the delimiter in a first line of its own.
    let named = Delimiter.allCases.first { text.lowercased().hasPrefix("sep=\($0.scalar)") }
    delimiter = asked ?? named ?? Self.delimiter(of: text)
    var reader = DelimitedText(text, separator: delimiter.scalar)
    if named != nil { _ = reader.next() }
    guard let first = reader.next(), !first.fields.allSatisfy(\.isBlank) else {
      throw TableFault(ClassWording.noHeader)
    }
    header = Self.cells(first.fields).map { $0.composed.trimmed }
    headerLine = first.line
    read(&reader)
  }

  private mutating func read(_ reader: inout DelimitedText) {
    var returns = 0
    while let row = reader.next() {
      let cells = Self.cells(row.fields, atLeast: header.count)
      if cells.allSatisfy(\.isBlank) { continue }
      let hasLines = row.fields.contains { $0.contains("\n") }
      let isOpen = row.isUnclosed || row.isLoose && hasLines
      if !isOpen, cells.count == header.count {
        rows.append(Row(line: row.line, cells: cells))
        continue
      }
      let reason =
        isOpen
        ? ClassWording.openQuote : ClassWording.wrongCount(cells.count, columns: header.count)
      faults.append(TableFault(line: row.line, reason))
      // A quotation mark that was forgotten must not hide the rows after it.
      if returns < Self.mostReturns, hasLines {
        returns += 1
        reader.returnToSecondLine()
      }
    }
  }

  /// Drops blank cells at the end, down to a number of cells.
  private static func cells(_ fields: [String], atLeast count: Int = 0) -> [String] {
    var cells = fields
    while cells.count > count, let last = cells.last, last.isBlank { cells.removeLast() }
    return cells
  }

  /// Returns the delimiter by which most rows have as many cells as the first one.
  private static func delimiter(of text: String) -> Delimiter {
    var best = (delimiter: Delimiter.comma, share: 0.0, columns: 1)
    for delimiter in Delimiter.allCases {
      var reader = DelimitedText(text, separator: delimiter.scalar)
      guard let header = reader.next().map({ cells($0.fields).count }), header > 1 else { continue }
      var (rows, alike) = (1, 1)
      while rows < sample, let row = reader.next() {
        rows += 1
        if cells(row.fields, atLeast: header).count == header { alike += 1 }
      }
      let share = Double(alike) / Double(rows)
      if (share, header) > (best.share, best.columns) { best = (delimiter, share, header) }
    }
    return best.delimiter
  }
}
