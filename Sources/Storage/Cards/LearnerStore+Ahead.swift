package import Coordination
package import Memory

/// What comes after today.
extension LearnerStore {
  /// The first later day on which a deck has something to ask, if so many of its due cards and so
  /// many of its new ones are asked today; nil if nothing is to come.
  ///
  /// What the limits of the day or another card of the same word keep back comes tomorrow. Of such
  /// cards it looks at no more than it is told of. Cards due on a later day up to another are left
  /// out: they are studied ahead today.
  package func nextDay(
    inDeck deck: String,
    after day: StudyDay,
    asking asked: (due: Int, fresh: Int) = (0, 0),
    ahead last: StudyDay? = nil
  ) throws(DatabaseError) -> StudyDay? {
    let found = try connection.statement(Self.nextDay).one([
      .init(day.number), .text(deck), .init(asked.due), .init(asked.fresh),
      .init((last ?? day).number),
    ]) { $0.optionalInt(0) }
    return (found ?? nil).map { StudyDay($0) }
  }

  /// What of a deck is due but has no place in the day; nil if everything has.
  package func backlog(
    ofDeck deck: Deck,
    on day: StudyDay,
    asked: AskedToday
  ) throws(DatabaseError) -> Backlog? {
    let limit = deck.settings.reviewLimit
    let done = asked.due[deck.id] ?? 0
    let late = try connection.statement("SELECT count(*) FROM (\(Self.due("1")) LIMIT ?3)")
      .one([.init(day.number), .text(deck.id), .init(max(0, limit - done) + 1)]) { $0.int(0) }
    guard let late, late + done > limit else { return nil }
    var counts: [(StudyDay, Int)] = [(day, done)]
    try connection.statement(Self.dueByDay)
      .run([.init(day.number), .text(deck.id), .init(Backlog.horizon)]) { row in
        counts.append((StudyDay(row.int(0)), row.int(1)))
      }
    return Backlog(DueCounts(today: day, counts: counts), limit: limit)
  }

  /// Something of each card of the deck `?2` that may be asked and is due.
  private static func due(_ columns: String) -> String {
    """
    SELECT \(columns) FROM deck AS d CROSS JOIN card AS c ON c.deck = d.number
    WHERE d.id = ?2 AND c.status = 'active' AND c.due_day <= ?1 AND \(isShown("c", "d"))
    """
  }

  private static let dueByDay = """
    SELECT max(c.due_day, ?1, coalesce(c.skipped_until, ?1)) AS day, count(*)
    FROM deck AS d CROSS JOIN card AS c ON c.deck = d.number
    WHERE d.id = ?2 AND c.status = 'active' AND c.due_day <= ?1 + ?3
    AND instr(d.kinds, ' ' || c.kind || ' ') GROUP BY day
    """

  private static let nextDay = """
    SELECT CASE
      WHEN d.review_limit > 0
        AND (SELECT count(*) FROM (\(due("1")) LIMIT ?3 + 1)) > ?3 THEN ?1 + 1
      WHEN d.new_limit > 0 AND (
        SELECT total(free) FROM (
          SELECT \(newCards) AS free FROM card_entry AS e
          WHERE e.deck = d.number AND e.has_new = 1 AND free > 0 LIMIT ?4 + 1
        )
      ) > ?4 THEN ?1 + 1
      ELSE (
        SELECT min(day) FROM (
          SELECT * FROM (
            SELECT c.due_day AS day FROM card AS c
            WHERE c.deck = d.number AND c.status = 'active' AND c.due_day > max(?1, ?5)
            AND instr(d.kinds, ' ' || c.kind || ' ') AND d.review_limit > 0
            ORDER BY c.due_day LIMIT 1
          )
          UNION ALL
          SELECT c.skipped_until FROM card AS c
          WHERE c.deck = d.number AND c.status = 'active' AND c.due_day <= ?1
          AND c.skipped_until > ?1
          AND instr(d.kinds, ' ' || c.kind || ' ') AND d.review_limit > 0
          UNION ALL
          SELECT c.skipped_until FROM card AS c
          WHERE c.deck = d.number AND c.status = 'active' AND c.due_day IS NULL
          AND c.skipped_until > ?1
          AND instr(d.kinds, ' ' || c.kind || ' ') AND (c.state IS NOT NULL OR d.new_limit > 0)
        )
      )
    END
    FROM deck AS d WHERE d.id = ?2
    """

  /// How many new cards an entry `e` of a deck `d` has that may be asked.
  static let newCards = """
    (length(d.kinds) - length(replace(d.kinds, ' ', '')) - 1 - (
      SELECT count(*) FROM card AS c
      WHERE c.entry = e.number AND NOT \(isNew) AND instr(d.kinds, ' ' || c.kind || ' ')
    ))
    """
}
