package import Coordination
import Curriculum
import Scoring

extension Journal {
  /// The first tries at items in all sessions but tests, in the order of the sessions.
  ///
  /// An answer that was undone does not count, and neither does one that is unsure, nor what follows
  /// it in its session; a solution that was shown without an answer is a
  /// failed try.
  package func firstTries() throws(DatabaseError) -> [FirstTry] {
    var tries: [FirstTry] = []
    var session: Int64?
    var tried: Set<String> = []
    var rows = try connection.rows(Self.attempts)
    while let row = try rows.next() {
      if row.integer(0) != session {
        session = row.integer(0)
        tried = []
      }
      guard tried.insert(row.text(2)).inserted, row.integer(4) == 0 else { continue }
      tries.append(
        FirstTry(
          item: try row.value(2) { ItemID($0) },
          time: row.integer(1),
          passes: row.integer(3) != 0
        )
      )
    }
    return tries
  }

  private static let attempts = """
    SELECT a.session, a.time, a.item,
      coalesce(a.verdict IN ('correct', 'correct_with_note') OR \(overruled), 0),
      coalesce(\(isUnsure), 0)
    FROM entry AS a
    WHERE a.event IN ('answered', 'revealed') AND NOT EXISTS (SELECT 1 FROM entry AS u
      WHERE u.session = a.session AND u.target = a.sequence AND u.event = 'undone')
      AND NOT \(isInTest)
    ORDER BY a.session, a.sequence
    """
}
