package import Coordination
import Curriculum

extension Journal {
  /// Begins a session by storing its plan.
  package func begin(_ plan: SessionPlan) throws(DatabaseError) {
    try record.prepareToWrite()
    guard try insert(SessionRow(plan)) else { throw record.error(.sessionExists(plan.id)) }
  }

  /// Adds an entry to a session.
  ///
  /// Throws `.sequenceTaken` without storing anything if another window has continued the session,
  /// and `.sequenceGap` if entries before this one are missing.
  package func append(_ entry: JournalEntry, to session: String) throws(DatabaseError) {
    try record.prepareToWrite()
    guard try !insert(EntryRow(entry), into: session) else { return }
    let reason: DatabaseError.Reason =
      switch try nextSequence(of: session) {
      case nil: .unknownSession(session)
      case let next? where entry.sequence < next: .sequenceTaken(next: next)
      case let next?: .sequenceGap(next: next)
      }
    throw record.error(reason)
  }

  /// Marks a session as abandoned: it is not resumed, but its entries still count.
  package func abandon(session: String) throws(DatabaseError) {
    let isKnown = try record.change(
      "UPDATE session SET abandoned = 1 WHERE id = ?",
      [.text(session)]
    )
    if !isKnown { throw record.error(.unknownSession(session)) }
  }

  /// The session with this id.
  package func session(id: String) throws(DatabaseError) -> StoredSession? {
    try storedSession("WHERE id = ?", [.text(id)])
  }

  /// The latest session of this kind that is neither finished nor abandoned.
  package func unfinishedSession(
    kind: SessionPlan.Kind
  ) throws(DatabaseError) -> StoredSession? {
    let row = SessionRow(SessionPlan(id: "", kind: kind, items: [], started: 0))
    return try storedSession(
      """
      WHERE open AND NOT abandoned AND lesson IS ? AND skill IS ? AND level IS ?
      AND focus IS ?
      ORDER BY started DESC, number DESC LIMIT 1
      """,
      [.init(row.lesson), .init(row.skill), .init(row.level), .init(row.focus)]
    )
  }

  /// The latest session of this kind that is finished.
  package func finishedSession(kind: SessionPlan.Kind) throws(DatabaseError) -> StoredSession? {
    let row = SessionRow(SessionPlan(id: "", kind: kind, items: [], started: 0))
    return try storedSession(
      """
      WHERE NOT open AND lesson IS ? AND skill IS ? AND level IS ?
      ORDER BY started DESC, number DESC LIMIT 1
      """,
      [.init(row.lesson), .init(row.skill), .init(row.level)]
    )
  }

  /// Whether there is a placement or level test, which earlier exports can't hold.
  func hasTests() throws(DatabaseError) -> Bool {
    let names = [SessionRow.placement, SessionRow.levelTest]
    return try connection.hasRow(
      "SELECT 1 FROM session WHERE skill IN (?, ?) LIMIT 1",
      names.map { .text($0) }
    )
  }

  /// The latest session that is neither finished nor abandoned, and is not a learner's day.
  ///
  /// Home asks how far it is, so its answers come without what the grader said of them.
  package func latestUnfinished() throws(DatabaseError) -> StoredSession? {
    try storedSession(
      "WHERE open AND NOT abandoned AND \(SessionRow.isNotToday) ORDER BY started DESC, number DESC LIMIT 1",
      [],
      entries: EntryRow.columnsWithoutFindings
    )
  }

  /// The sequence number of the session's next entry; nil if there is no such session.
  func nextSequence(of session: String) throws(DatabaseError) -> Int? {
    try connection.one(
      """
      SELECT (SELECT coalesce(max(sequence) + 1, 0) FROM entry WHERE session = number)
      FROM session WHERE id = ?
      """,
      [.text(session)]
    ) { $0.int(0) }
  }

  /// Adds the session unless its id is known; says whether it was added.
  func insert(_ row: SessionRow) throws(DatabaseError) -> Bool {
    try connection.modify(SessionRow.insertion, row.values)
  }

  /// Adds the entry if it is the session's next; says whether it was added.
  ///
  /// The check and the insertion are one statement and therefore one transaction.
  func insert(_ row: EntryRow, into session: String) throws(DatabaseError) -> Bool {
    try connection.modify(EntryRow.insertion, [.text(session)] + row.values)
  }

  func storedSession(
    _ condition: String,
    _ values: [Statement.Value],
    entries columns: String = EntryRow.columns
  ) throws(DatabaseError) -> StoredSession? {
    // Both queries must read the same state, even if another window adds an entry in between.
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    let sql = "SELECT \(SessionRow.columns), number FROM session \(condition)"
    var rows = try connection.rows(sql, values)
    guard let row = try rows.next() else { return nil }
    let session = try SessionRow(row)
    return StoredSession(
      plan: session.plan,
      entries: try entries(of: row.integer(8), columns),
      isAbandoned: session.isAbandoned,
      isOpen: session.isOpen && !session.isAbandoned
    )
  }

  private func entries(
    of number: Int64,
    _ columns: String
  ) throws(DatabaseError) -> [JournalEntry] {
    try connection.all(
      "SELECT \(columns) FROM entry WHERE session = ? ORDER BY sequence",
      [.integer(number)],
      EntryRow.init
    ).map(\.entry)
  }
}
