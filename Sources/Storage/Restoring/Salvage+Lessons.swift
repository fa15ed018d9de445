import Coordination

/// Salvaging the profile, sessions with their entries, and scores.
extension Salvage {
  func salvageProfile() throws(DatabaseError) {
    if let profile = try? ProfileRow.read(from: source) { try add(.profile(profile)) }
  }

  func salvageSessions() throws(DatabaseError) {
    try salvageEach("session", of: .lessons, salvageSession)
  }

  private func salvageSession(_ number: Int64) throws(DatabaseError) -> Bool {
    func row(_ columns: String) -> SessionRow? {
      read("SELECT \(columns) FROM session WHERE number = ?", number, SessionRow.init)
    }
    guard let row = row(SessionRow.columns) ?? row(SessionRow.columnsWithoutFocus) else {
      return false
    }
    let id = row.plan.id
    if try !isKnown("SELECT 1 FROM session WHERE id = ?", id) {
      try add(.session(row))
    } else if row.isAbandoned {
      try target.journal.abandon(session: id)
    }
    try salvageEntries(of: id, number)
    return true
  }

  private func salvageEntries(of id: String, _ number: Int64) throws(DatabaseError) {
    guard let next = try target.journal.nextSequence(of: id) else { return }
    let sql = "SELECT \(entryColumns) FROM entry WHERE session = ? AND sequence >= ? ORDER BY 1"
    var entries: [EntryRow] = []
    let isWhole = readAll(sql, [.integer(number), .init(next)], into: &entries, EntryRow.init)
    for entry in entries { try add(.entry(entry, session: id)) }
    guard !isWhole else { return }
    // A finished session in the record already has all its entries.
    if try isKnown("SELECT 1 FROM session WHERE id = ? AND open", id) {
      report.unread.insert(.lessons)
    }
  }

  /// The columns of an entry, as far as the damaged database has them.
  private var entryColumns: String {
    let sql = "SELECT 1 FROM pragma_table_info('entry') WHERE name = 'differences' AND ? > 0"
    let isNew = read(sql, 1) { _ in true } ?? false
    return isNew ? EntryRow.columns : EntryRow.columnsBeforeUnsure
  }

  func salvageScores() throws(DatabaseError) {
    var rows: [GameBestRow] = []
    let sql = "SELECT \(GameBestRow.columns) FROM game_best"
    let isWhole = readAll(sql, [], into: &rows) { GameBestRow($0) }
    for row in rows { try add(.gameBest(row)) }
    if !isWhole { report.unread.insert(.scores) }
  }

  func salvageDrills() throws(DatabaseError) {
    // A record of an older version has no such table, and so nothing to lose.
    let sql = "SELECT 1 FROM sqlite_schema WHERE name = 'drill_answer' AND ? > 0"
    guard read(sql, 1, { _ in true }) == true else { return }
    var rows: [DrillAnswerRow] = []
    let query = "SELECT \(DrillAnswerRow.columns) FROM drill_answer"
    let isWhole = readAll(query, [], into: &rows) { DrillAnswerRow($0) }
    for row in rows { try add(.drillAnswer(row)) }
    if !isWhole { report.unread.insert(.scores) }
  }
}
