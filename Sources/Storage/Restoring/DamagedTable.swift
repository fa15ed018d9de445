/// A table of a damaged database, read from both ends as far as each goes.
struct DamagedTable {
  let connection: Connection
  let name: String

  /// What lies between the ends.
  enum Gap: Equatable {
    case none
    case between(first: Int64, last: Int64)
    /// Nothing tells how far the table goes.
    case unknown
  }

  /// The numbers that can be read, those from the beginning first, and what could not.
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

  /// Whether all could be read.
  private func append(
    to found: inout [Int64],
    _ sql: String,
    _ values: [Statement.Value]
  ) -> Bool {
    do throws(DatabaseError) {
      try connection.statement(sql).run(values) { (row) throws(DatabaseError) in
        found.append(row.integer(0))
      }
      return true
    } catch {
      return false
    }
  }
}
