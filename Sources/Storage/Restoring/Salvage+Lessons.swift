import Coordination

/// Profile, sessions with their entries, and scores.
extension Salvage {
  mutating func takeProfile() throws(DatabaseError) {
    if let profile = try? LearnerStore.profile(in: source) { try add(.profile(profile)) }
  }

  mutating func takeSessions() throws(DatabaseError) {
    try takeEach("session", of: .lessons) { (salvage, number) throws(DatabaseError) in
      let sql = "SELECT \(SessionRow.columns) FROM session WHERE number = ?"
      let row = salvage.read(sql, number) { (row) throws(DatabaseError) in try SessionRow(row) }
      guard let row else { return false }
      try salvage.take(row, number)
      return true
    }
  }

  private mutating func take(_ row: SessionRow, _ number: Int64) throws(DatabaseError) {
    let id = row.plan.id
    if try !isKnown("SELECT 1 FROM session WHERE id = ?", id) {
      try add(.session(row))
    } else if row.isAbandoned {
      try target.abandon(session: id)
    }
    guard let next = try target.nextSequence(of: id) else { return }
    let sql = "SELECT \(EntryRow.columns) FROM entry WHERE session = ? AND sequence >= ? ORDER BY 1"
    var entries: [EntryRow] = []
    let isWhole = readAll(sql, [.integer(number), .init(next)]) { (row) throws(DatabaseError) in
      entries.append(try EntryRow(row))
    }
    for entry in entries { try add(.entry(entry, session: id)) }
    guard !isWhole else { return }
    // Where a session has ended nothing can be missing.
    if try isKnown("SELECT 1 FROM session WHERE id = ? AND open", id) {
      report.unread.insert(.lessons)
    }
  }

  mutating func takeScores() throws(DatabaseError) {
    var rows: [GameBestRow] = []
    let isWhole = readAll("SELECT \(GameBestRow.columns) FROM game_best", []) {
      rows.append(.init($0))
    }
    for row in rows { try add(.gameBest(row)) }
    if !isWhole { report.unread.insert(.scores) }
  }
}
