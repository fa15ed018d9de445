import Coordination

/// Export and import of the journal.
extension Journal {
  /// Writes each session followed by its entries; false if writing was stopped.
  func export(to write: ExportWriter) throws(DatabaseError) -> Bool {
    var sessions = try connection.rows(
      "SELECT \(SessionRow.columns), number FROM session ORDER BY number"
    )
    while let row = try sessions.next() {
      let session = try SessionRow(row)
      guard try write(.session(session)) else { return false }
      var entries = try connection.rows(
        "SELECT \(EntryRow.columns) FROM entry WHERE session = ? ORDER BY sequence",
        [.integer(row.integer(8))]
      )
      while let row = try entries.next() {
        let line = ExportLine.entry(try EntryRow(row), session: session.plan.id)
        guard try write(line) else { return false }
      }
    }
    return true
  }

  /// Whether a session has a focus, which exports before version 5 can't hold.
  func hasFocus() throws(DatabaseError) -> Bool {
    try connection.one("SELECT 1 FROM session WHERE focus IS NOT NULL LIMIT 1") { $0.int(0) } != nil
  }

  /// Whether an answer is unsure or has differences, which exports before version 6 can't hold.
  func hasUnsure() throws(DatabaseError) -> Bool {
    try connection.hasRow(
      """
      SELECT 1 FROM entry WHERE verdict = 'unsure' OR event = 'proposed' OR differences IS NOT NULL
      OR (event = 'planned' AND answer = 'unsure') LIMIT 1
      """,
      []
    )
  }

  /// How many texts were read in place of hearing them, which exports before version 8 can't hold.
  package func readTexts() throws(DatabaseError) -> Int {
    try connection.one("SELECT count(*) FROM entry WHERE event = 'read'", []) { $0.int(0) } ?? 0
  }

  /// Adds a session, or marks a known one as abandoned if the export says so.
  func merge(_ session: SessionRow) throws(DatabaseError) -> MergeResult {
    if try insert(session) { return .added }
    guard try connection.hasRow(SessionRow.comparison, session.values) else {
      return .refused(.conflict)
    }
    if session.isAbandoned { try abandon(session: session.plan.id) }
    return .known
  }

  /// Adds an entry if it is the next of its session.
  ///
  /// An earlier entry must be known with the same content.
  func merge(_ entry: EntryRow, into session: String) throws(DatabaseError) -> MergeResult {
    if try insert(entry, into: session) { return .added }
    guard let next = try nextSequence(of: session) else {
      return .refused(.unknownSession(session))
    }
    guard entry.entry.sequence < next else { return .refused(.gap(next: next)) }
    let isSame = try connection.hasRow(EntryRow.comparison, [.text(session)] + entry.values)
    return isSame ? .known : .refused(.conflict)
  }
}
