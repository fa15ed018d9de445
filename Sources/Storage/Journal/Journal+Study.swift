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

  /// All rows are read; the index of moments has all columns.
  private static let events = """
    SELECT \(day), a.time, coalesce(a.milliseconds, 0), a.event = 'answered' AND \(isKept)
    FROM entry AS a
    """

  /// The plus sign makes SQLite read the last weeks, and not all answers.
  private static let kinds = """
    WITH found AS (
      SELECT DISTINCT (\(day) + 3 - ((\(day) + 3) % 7 + 7) % 7) / 7 AS week,
        json_extract(f.value, '$.category') AS category,
        a.session AS session, a.sequence AS sequence
      FROM entry AS a, json_each(a.findings) AS f
      WHERE +a.event = 'answered' AND a.time >= ?2 AND a.findings IS NOT NULL
      AND a.verdict NOT IN ('correct', 'correct_with_note', 'unsure') AND \(isKept) AND NOT \(overruled)
    )
    SELECT week, category, count(*) FROM found GROUP BY week, category ORDER BY week, category
    """
}
