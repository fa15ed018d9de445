/// The text of the table of stems, read and checked.
///
/// A row is what ``StemRow`` reads; lines that begin with `#` are comments.
package struct StemSource {
  /// The lines of the Swift table, in the order of the rows.
  private(set) var lines: [String] = []

  /// A line that can't be used, counted from 1.
  package struct Complaint: Error, Equatable, Sendable {
    package let line: Int
    package let fault: StemFault
  }

  /// All complaints about a table, in the order of its lines.
  package struct Complaints: Error, Equatable, Sendable {
    package let all: [Complaint]
  }

  /// Reads a whole table; reports every line that can't be used.
  package init(_ text: String) throws(Complaints) {
    var complaints: [Complaint] = []
    // The rows of the stem that was read last.
    var rows: [Substring] = []
    let all = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Substring.init)
    for (index, row) in all.enumerated() {
      let isLast = index == all.count - 1
      if isLast && row.isEmpty || row.utf8.first == UInt8(ascii: "#") { continue }
      do throws(StemFault) {
        if row.utf8.last == UInt8(ascii: "\r") { throw .carriageReturn }
        if isLast { throw .noLineFeed }
        try Self.checkOrder(of: row, after: &rows)
        lines.append(try StemRow(row).line)
      } catch {
        complaints.append(Complaint(line: index + 1, fault: error))
      }
    }
    guard complaints.isEmpty else { throw Complaints(all: complaints) }
  }

  private static func checkOrder(
    of row: Substring,
    after rows: inout [Substring]
  ) throws(StemFault) {
    let previous = rows.last.map(stem)
    if stem(row) == previous {
      if rows.contains(row) { throw .twice }
      rows.append(row)
      return
    }
    rows = [row]
    if let previous, stem(row).utf8.lexicographicallyPrecedes(previous.utf8) {
      throw .outOfPlace(after: String(previous))
    }
  }

  private static func stem(_ row: Substring) -> Substring { row.prefix { $0 != "\t" } }
}
