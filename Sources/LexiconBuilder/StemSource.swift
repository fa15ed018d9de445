/// The table of stems as text, read and checked.
///
/// ``StemRow`` reads a row; lines that begin with `#` are comments.
package struct StemSource {
  /// The lines of the Swift table, in the order of the rows.
  private(set) var lines: [String] = []

  /// An invalid line.
  package struct Complaint: Error, Equatable, Sendable {
    /// The number of the line, from 1.
    package let line: Int
    package let fault: StemFault
  }

  /// All invalid lines of a table, in order.
  package struct Complaints: Error, Equatable, Sendable {
    package let all: [Complaint]
  }

  /// Reads a table, or throws all its invalid lines.
  package init(_ text: String) throws(Complaints) {
    var complaints: [Complaint] = []
    // The rows with the stem that was read last.
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
