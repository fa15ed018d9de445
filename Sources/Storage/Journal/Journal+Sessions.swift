package import Coordination
import Curriculum

/// Sessions and their entries.
extension LearnerStore {
  /// Writes down what a sitting will work through.
  package func begin(_ plan: SessionPlan) throws(DatabaseError) {
    try prepareToWrite()
    guard try insert(SessionRow(plan)) else {
      throw DatabaseError(.sessionExists(plan.id), path: connection.path)
    }
  }

  /// Adds an entry for good.
  ///
  /// Throws `.sequenceTaken` without storing anything if another window has gone on with the
  /// session, and `.sequenceGap` if entries before this one are missing.
  package func append(_ entry: JournalEntry, to session: String) throws(DatabaseError) {
    try prepareToWrite()
    guard try !insert(EntryRow(entry), into: session) else { return }
    let reason: DatabaseError.Reason =
      switch try nextSequence(of: session) {
      case nil: .unknownSession(session)
      case let next? where entry.sequence < next: .sequenceTaken(next: next)
      case let next?: .sequenceGap(next: next)
      }
    throw DatabaseError(reason, path: connection.path)
  }

  /// Marks a session as one that is not to be resumed; its entries stay and still count.
  package func abandon(session: String) throws(DatabaseError) {
    try prepareToWrite()
    try connection.statement("UPDATE session SET abandoned = 1 WHERE id = ?").run([.text(session)])
    guard connection.changes > 0 else {
      throw DatabaseError(.unknownSession(session), path: connection.path)
    }
  }

  /// The session with this id.
  package func session(id: String) throws(DatabaseError) -> StoredSession? {
    try storedSession("WHERE id = ?", [.text(id)])
  }

  /// The session of this kind that was begun last and is neither finished nor abandoned.
  package func unfinishedSession(
    kind: SessionPlan.Kind
  ) throws(DatabaseError) -> StoredSession? {
    let row = SessionRow(SessionPlan(id: "", kind: kind, items: [], started: 0))
    return try storedSession(
      """
      WHERE open AND NOT abandoned AND lesson IS ? AND skill IS ? AND level IS ?
      ORDER BY started DESC, number DESC LIMIT 1
      """,
      [.init(row.lesson), .init(row.skill), .init(row.level)]
    )
  }

  /// The session that was begun last among those neither finished nor abandoned.
  package func latestUnfinished() throws(DatabaseError) -> StoredSession? {
    try storedSession(
      "WHERE open AND NOT abandoned ORDER BY started DESC, number DESC LIMIT 1",
      []
    )
  }

  /// The sequence number of the session's next entry; nil if there is no such session.
  func nextSequence(of session: String) throws(DatabaseError) -> Int? {
    try connection.statement(
      """
      SELECT (SELECT coalesce(max(sequence) + 1, 0) FROM entry WHERE session = number)
      FROM session WHERE id = ?
      """
    ).one([.text(session)]) { $0.int(0) }
  }

  /// Adds the session unless its id is known; says whether it was added.
  func insert(_ row: SessionRow) throws(DatabaseError) -> Bool {
    try connection.statement(SessionRow.insertion).run(row.values)
    return connection.changes > 0
  }

  /// Adds the entry if it is the session's next; says whether it was added.
  ///
  /// One statement, so that check and entry are one transaction.
  func insert(_ row: EntryRow, into session: String) throws(DatabaseError) -> Bool {
    try connection.statement(EntryRow.insertion).run([.text(session)] + row.values)
    return connection.changes > 0
  }

  private func storedSession(
    _ condition: String,
    _ values: [Statement.Value]
  ) throws(DatabaseError) -> StoredSession? {
    // Both reads see the same moment, whatever another window adds in between.
    try connection.reading { () throws(DatabaseError) -> StoredSession? in
      let sql = "SELECT \(SessionRow.columns), number FROM session \(condition)"
      let found = try connection.statement(sql).one(values) { (row) throws(DatabaseError) in
        (number: row.integer(8), session: try SessionRow(row))
      }
      guard let found else { return nil }
      return StoredSession(
        plan: found.session.plan,
        entries: try entries(of: found.number),
        isAbandoned: found.session.isAbandoned,
        isOpen: found.session.isOpen && !found.session.isAbandoned
      )
    }
  }

  private func entries(of number: Int64) throws(DatabaseError) -> [JournalEntry] {
    var entries: [JournalEntry] = []
    try connection.statement(
      "SELECT \(EntryRow.columns) FROM entry WHERE session = ? ORDER BY sequence"
    ).run([.integer(number)]) { (row) throws(DatabaseError) in
      entries.append(try EntryRow(row).entry)
    }
    return entries
  }
}
