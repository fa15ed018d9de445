package import Coordination

/// What the learner model is computed from, and what was computed of it before.
extension Journal {
  /// A session with its entries.
  package typealias SessionEntries = (plan: SessionPlan, entries: [JournalEntry])

  /// All sessions in the order in which they entered the record, each with its entries.
  package func allSessions() throws(DatabaseError) -> [SessionEntries] {
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    return try sessions(Self.plans, Self.entries).map { (plan: $0.plan, entries: $0.entries) }
  }

  /// The snapshot that was kept, with the sessions that have newer entries; nil if there is none.
  package func snapshot() throws(DatabaseError) -> HistorySnapshot? {
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    let sql = "SELECT state FROM learner_snapshot"
    guard let bytes = try connection.one(sql, [], { $0.bytes(0) }) else { return nil }
    return HistorySnapshot(
      state: HistorySnapshot.words(bytes),
      sessions: try sessions(Self.freshPlans, Self.freshEntries)
    )
  }

  /// A number that changes when another process writes; see ``keep(_:until:ifUnchangedSince:)``.
  package func changeCount() throws(DatabaseError) -> Int64 {
    try connection.number("PRAGMA data_version") ?? 0
  }

  /// Keeps what was computed from the entries of each session before its first one at a time or
  /// later.
  ///
  /// Does nothing if another process has written since ``changeCount()`` was read, because its
  /// entries may not have been counted.
  package func keep(
    _ state: [UInt64],
    until time: Int64,
    ifUnchangedSince count: Int64
  ) throws(DatabaseError) {
    try record.change { () throws(DatabaseError) in
      guard try changeCount() == count else { return }
      try connection.run("DELETE FROM fresh_session", [])
      try connection.run(Self.marking, [.integer(time)])
      try connection.run(
        "INSERT OR REPLACE INTO learner_snapshot (id, state) VALUES (1, ?)",
        [.bytes(HistorySnapshot.bytes(state))]
      )
    }
  }

  /// Forgets the snapshot.
  package func forgetSnapshot() throws(DatabaseError) {
    try record.change { () throws(DatabaseError) in
      try connection.run("DELETE FROM learner_snapshot", [])
      try connection.run("DELETE FROM fresh_session", [])
    }
  }

  private func sessions(
    _ plans: String,
    _ entries: String
  ) throws(DatabaseError) -> [HistorySnapshot.Session] {
    var places: [Int64: Int] = [:]
    var sessions: [HistorySnapshot.Session] = []
    var rows = try connection.rows(plans)
    while let row = try rows.next() {
      places[row.integer(8)] = sessions.count
      sessions.append(
        HistorySnapshot.Session(
          plan: try SessionRow(row).plan,
          entries: [],
          firstNew: row.int(9)
        )
      )
    }
    var found = try connection.rows(entries)
    while let row = try found.next() {
      guard let place = places[row.integer(EntryRow.columnCount)] else { continue }
      sessions[place].entries.append(try EntryRow(row).entry)
    }
    return sessions
  }

  private static let plans = "SELECT \(SessionRow.columns), number, 0 FROM session ORDER BY number"

  private static let entries =
    "SELECT \(EntryRow.columns), session FROM entry ORDER BY session, sequence"

  private static let freshPlans = """
    SELECT \(SessionRow.columns), number, f.sequence
    FROM fresh_session AS f JOIN session AS s ON s.number = f.session ORDER BY number
    """

  private static let freshEntries = """
    SELECT \(EntryRow.columns(of: "e")), e.session
    FROM fresh_session AS f CROSS JOIN entry AS e ON e.session = f.session
    ORDER BY e.session, e.sequence
    """

  private static let marking = """
    INSERT INTO fresh_session SELECT session, min(sequence) FROM entry WHERE time >= ?
    GROUP BY session
    """
}
