package import Coordination
package import Memory
import Scoring

/// The tallies for the page of progress.
extension Journal {
  /// All that was entered, in no order.
  ///
  /// `shift` is how far the beginning of the learner's day 0 lies before 1970-01-01 00:00 UTC, in
  /// milliseconds.
  package func studyEvents(shift: Int64) throws(DatabaseError) -> [StudyEvent] {
    try connection.all(Self.events, [.integer(shift)]) { row in
      StudyEvent(
        day: StudyDay(row.int(0)),
        time: row.integer(1),
        milliseconds: row.integer(2),
        isAnswer: row.int(3) == 1
      )
    }
  }

  /// The mistakes by week and kind, of answers from the time `start` on.
  ///
  /// An answer counts once for each kind. Answers that were undone or overruled don't count.
  package func mistakeTallies(
    since start: Int64,
    shift: Int64
  ) throws(DatabaseError) -> [MistakeTally] {
    try connection.all(Self.kinds, [.integer(shift), .integer(start)]) {
      (row) throws(DatabaseError) in
      MistakeTally(
        // Day 0 was a Thursday.
        week: StudyDay(row.int(0) * 7 - 3),
        category: try row.value(1) { Finding.Category(rawValue: $0) },
        answers: row.int(2)
      )
    }
  }

  /// The day of an answer `a`, where `?1` is the shift.
  private static let day = """
    ((a.time + ?1 - ((a.time + ?1) % 86400000 + 86400000) % 86400000) / 86400000)
    """

  /// Whether an answer `a` was not undone; the list of the few that were is made once.
  private static let isKept = """
    (a.session, a.sequence) NOT IN (
      SELECT u.session, u.target FROM entry AS u
      WHERE u.target IS NOT NULL AND u.event = 'undone'
    )
    """

  /// `NOT INDEXED`: all rows are read, and no index has all columns.
  private static let events = """
    SELECT \(day), a.time, coalesce(a.milliseconds, 0), a.event = 'answered' AND \(isKept)
    FROM entry AS a NOT INDEXED
    """

  private static let kinds = """
    WITH found AS (
      SELECT DISTINCT (\(day) + 3 - ((\(day) + 3) % 7 + 7) % 7) / 7 AS week,
        json_extract(f.value, '$.category') AS category,
        a.session AS session, a.sequence AS sequence
      FROM entry AS a NOT INDEXED, json_each(a.findings) AS f
      WHERE a.event = 'answered' AND a.time >= ?2 AND a.findings IS NOT NULL
      AND a.verdict NOT IN ('correct', 'correct_with_note') AND \(isKept) AND NOT \(overruled)
    )
    SELECT week, category, count(*) FROM found GROUP BY week, category ORDER BY week, category
    """
}

/// The whole journal.
extension Journal {
  /// All sessions in the order in which they entered the record, each with its entries.
  package func allSessions() throws(DatabaseError) -> [(
    plan: SessionPlan, entries: [JournalEntry]
  )] {
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    var places: [Int64: Int] = [:]
    var sessions: [(plan: SessionPlan, entries: [JournalEntry])] = []
    var plans = try connection.rows(
      "SELECT \(SessionRow.columns), number FROM session ORDER BY number"
    )
    while let row = try plans.next() {
      places[row.integer(8)] = sessions.count
      sessions.append((plan: try SessionRow(row).plan, entries: []))
    }
    var rows = try connection.rows(
      "SELECT \(EntryRow.columns), session FROM entry ORDER BY session, sequence"
    )
    while let row = try rows.next() {
      guard let place = places[row.integer(12)] else { continue }
      sessions[place].entries.append(try EntryRow(row).entry)
    }
    return sessions
  }
}
