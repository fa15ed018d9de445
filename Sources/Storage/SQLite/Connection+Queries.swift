extension Connection {
  /// Runs a statement to its end without reading a row.
  func run(_ sql: String, _ values: [Statement.Value]) throws(DatabaseError) {
    try statement(sql).run(values)
  }

  /// Starts a query; its rows are read one by one.
  func rows(
    _ sql: String,
    _ values: [Statement.Value] = []
  ) throws(DatabaseError) -> Statement.Rows {
    try statement(sql).rows(values)
  }

  /// All rows of a query, each read by `read`.
  func all<Result>(
    _ sql: String,
    _ values: [Statement.Value] = [],
    _ read: (Statement.Row) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> [Result] {
    try statement(sql).all(values, read)
  }

  /// The last row of a query, read by `read`; nil if there is none.
  func one<Result>(
    _ sql: String,
    _ values: [Statement.Value] = [],
    _ read: (Statement.Row) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result? {
    try statement(sql).one(values, read)
  }

  /// Whether a query has a row.
  func hasRow(_ sql: String, _ values: [Statement.Value]) throws(DatabaseError) -> Bool {
    try one(sql, values) { _ in true } ?? false
  }

  /// The integer in the first column of a query; nil if it has no row.
  func number(_ sql: String, _ values: [Statement.Value] = []) throws(DatabaseError) -> Int64? {
    try one(sql, values) { $0.integer(0) }
  }

  /// Runs a statement; says whether it has changed a row.
  func modify(_ sql: String, _ values: [Statement.Value]) throws(DatabaseError) -> Bool {
    try run(sql, values)
    return changes > 0
  }
}
