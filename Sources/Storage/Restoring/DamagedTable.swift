/// A table of a damaged database, which is read from both ends up to the damage.
struct DamagedTable {
  let connection: Connection
  let name: String

  /// The row numbers between the readable ends.
  enum Gap: Equatable {
    case none
    case between(first: Int64, last: Int64)
    /// No row can be read from the end, so the last number is unknown.
    case unknown
  }

  /// The row numbers that can be read, those from the beginning first, and the gap between the
  /// ends.
  func numbers() -> (found: [Int64], gap: Gap) {
    var found: [Int64] = []
    let first = "SELECT number FROM \(name) ORDER BY number"
    if append(to: &found, first, []) { return (found, .none) }
    let last = found.last ?? 0
    let count = found.count
    let rest = "SELECT number FROM \(name) WHERE number > ? ORDER BY number DESC"
    _ = append(to: &found, rest, [.integer(last)])
    guard found.count > count, let lowest = found.last else { return (found, .unknown) }
    return (found, lowest > last + 1 ? .between(first: last + 1, last: lowest - 1) : .none)
  }

  /// Appends the row numbers that a query gives until it fails; says whether it succeeded.
  private func append(
    to found: inout [Int64],
    _ sql: String,
    _ values: [Statement.Value]
  ) -> Bool {
    do throws(DatabaseError) {
      var rows = try connection.rows(sql, values)
      while let row = try rows.next() { found.append(row.integer(0)) }
      return true
    } catch {
      return false
    }
  }
}
