import Coordination
import Curriculum
package import Memory

/// The learner's days.
extension Journal {
  /// The latest unfinished day that began at a time or later.
  package func unfinishedDay(since time: Int64) throws(DatabaseError) -> StoredSession? {
    try storedSession(
      """
      WHERE open AND NOT abandoned AND skill = ? AND started >= ?
      ORDER BY started DESC, number DESC LIMIT 1
      """,
      [.text(SessionRow.today), .integer(time)]
    )
  }

  /// The sessions of days that began at a time or later, the earliest first.
  package func days(since time: Int64) throws(DatabaseError) -> [StoredSession] {
    let ids = try connection.all(
      "SELECT id FROM session WHERE skill = ? AND started >= ? ORDER BY started, number",
      [.text(SessionRow.today), .integer(time)]
    ) { $0.text(0) }
    var sessions: [StoredSession] = []
    for id in ids { if let session = try session(id: id) { sessions.append(session) } }
    return sessions
  }

  /// The sessions that began at a time or later, the earliest first.
  package func sessions(since time: Int64) throws(DatabaseError) -> [StoredSession] {
    let ids = try connection.all(
      "SELECT id FROM session WHERE started >= ? ORDER BY started, number",
      [.integer(time)]
    ) { $0.text(0) }
    var sessions: [StoredSession] = []
    for id in ids { if let session = try session(id: id) { sessions.append(session) } }
    return sessions
  }

  /// The ids of the unfinished days that began before a time.
  package func unfinishedDays(before time: Int64) throws(DatabaseError) -> [String] {
    try connection.all(
      "SELECT id FROM session WHERE open AND NOT abandoned AND skill = ? AND started < ?",
      [.text(SessionRow.today), .integer(time)]
    ) { $0.text(0) }
  }

  /// The time at which a day was last done, at a time or later.
  package func lastDayEnd(since time: Int64) throws(DatabaseError) -> Int64? {
    try connection.one(
      """
      SELECT e.time FROM entry AS e JOIN session AS s ON s.number = e.session
      WHERE e.time >= ? AND e.event = 'finished' AND s.skill = ?
      ORDER BY e.time DESC LIMIT 1
      """,
      [.integer(time), .text(SessionRow.today)]
    ) { $0.integer(0) }
  }

  /// The times of the entries at a time or later, in milliseconds since 1970, and what the first
  /// answer among them took; those of a placement are left out, since the day begins after it.
  package func times(
    since time: Int64
  ) throws(DatabaseError) -> [(time: Int64, milliseconds: Int64)] {
    try connection.all(
      """
      SELECT time, coalesce(milliseconds, 0) FROM entry AS a WHERE time >= ?
      AND NOT EXISTS (SELECT 1 FROM session AS s WHERE s.number = a.session AND s.skill = ?)
      ORDER BY time
      """,
      [.integer(time), .text(SessionRow.placement)]
    ) { ($0.integer(0), $0.integer(1)) }
  }

  /// The times of the entries of word lists at a time or later, in milliseconds since 1970.
  package func wordTimes(since time: Int64) throws(DatabaseError) -> Set<Int64> {
    let times = try connection.all(
      """
      SELECT e.time FROM entry AS e JOIN session AS s ON s.number = e.session
      WHERE e.time >= ? AND s.lesson LIKE '%-\(Skill.vocabulary.rawValue)'
      """,
      [.integer(time)]
    ) { $0.integer(0) }
    return Set(times)
  }

  /// The days of study in a range on which an item or a card was answered; an answer that was undone
  /// is none.
  ///
  /// `offset` is the time of the beginning of day 0, in milliseconds since 1970. The plus sign keeps
  /// SQLite from the index of all answers, where it would pass over those of other days.
  package func activeDays(
    _ range: ClosedRange<StudyDay>,
    offset: Int64
  ) throws(DatabaseError) -> Set<StudyDay> {
    let days = try connection.all(
      """
      WITH RECURSIVE days (n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM days WHERE n < ?2)
      SELECT n FROM days WHERE EXISTS (SELECT 1 FROM review WHERE day = n)
      OR EXISTS (SELECT 1 FROM entry AS a
        WHERE a.time >= n * 86400000 + ?3 AND a.time < (n + 1) * 86400000 + ?3
        AND +a.event = 'answered' AND NOT EXISTS (SELECT 1 FROM entry AS u
          WHERE u.event = 'undone' AND u.session = a.session AND u.target = a.sequence))
      """,
      [
        .init(range.lowerBound.number), .init(range.upperBound.number), .integer(offset),
      ]
    ) { StudyDay($0.int(0)) }
    return Set(days)
  }

  /// The time of the last entry before a time.
  package func lastEntry(before time: Int64) throws(DatabaseError) -> Int64? {
    try connection.one(
      "SELECT time FROM entry WHERE time < ? ORDER BY time DESC LIMIT 1",
      [.integer(time)]
    ) { $0.integer(0) }
  }

  /// Whether there is a session of a learner's day.
  func hasDays() throws(DatabaseError) -> Bool {
    try connection.hasRow(
      "SELECT 1 FROM session WHERE skill = ? LIMIT 1",
      [.text(SessionRow.today)]
    )
  }
}
