package import Cards
package import Memory

/// Forecasts for the days after today.
extension DueCards {
  /// The forecast for a deck, if `asking` due and new cards are asked today.
  ///
  /// - `nextDay`: the first later day on which the deck has cards to ask; nil if there is none.
  ///   Cards held back by the limits of the day or by another card of the same word come tomorrow.
  ///   Cards due up to the day `last` are left out because they are studied ahead today.
  /// - `backlog`: the due cards beyond the limit of the deck today; nil if there are none.
  package func outlook(
    ofDeck deck: Deck,
    on today: StudyDay,
    asking: (due: Int, new: Int),
    within limits: DayLimits = DayLimits(),
    asked: AskedToday,
    ahead last: StudyDay? = nil
  ) throws(DatabaseError) -> (nextDay: StudyDay?, backlog: Backlog?) {
    let due = try count([deck], from: StudyDay(.min), to: today)
    let backlog = try forecast(
      of: [deck],
      on: today,
      due: due,
      done: asked.due[deck.id] ?? 0,
      limit: deck.settings.reviewLimit
    )
    let begun = try connection.one(Self.begunWithoutAnswer, [.text(deck.id)]) { $0.int(0) }
    let values: [Statement.Value] = [
      .init(today.number), .text(deck.id), .init(due.shown > asking.due ? 1 : 0),
      .init(asking.new), .init((last ?? today).number), .init(asking.new + (begun ?? 0)),
      .init(limits.newCards == 0 ? 0 : 1),
    ]
    let found = try connection.one(Self.nextDay, values) { $0.optionalInt(0) }
    return ((found ?? nil).map { StudyDay($0) }, backlog)
  }

  /// The backlog of decks with `count` due words that the limits of the day hold back; nil if there
  /// are none.
  package func backlog(
    of decks: [Deck],
    heldBack count: Int,
    on today: StudyDay,
    within limits: DayLimits,
    asked: AskedToday
  ) throws(DatabaseError) -> Backlog? {
    guard count > 0 else { return nil }
    let found = try forecast(
      of: decks,
      on: today,
      due: self.count(decks, from: StudyDay(.min), to: today),
      done: asked.due.values.reduce(0, +),
      limit: limits.total(over: decks.map(\.settings.limits)).reviews
    )
    return Backlog(waiting: count, clearOn: found?.clearOn)
  }

  /// The backlog if each day asks at most `limit` cards; nil if there is none.
  private func forecast(
    of decks: [Deck],
    on today: StudyDay,
    due: (shown: Int, skipped: Int),
    done: Int,
    limit: Int
  ) throws(DatabaseError) -> Backlog? {
    // The number of due cards that are skipped until a later day, by that day.
    var skipped: [StudyDay: Int] = [:]
    func skip(_ count: Int, from first: StudyDay, to last: StudyDay) throws(DatabaseError) {
      guard count > 0 else { return }
      for deck in decks {
        var rows = try connection.rows(
          "\(Self.dueCards("c.skipped_until")) AND c.skipped_until > ?1",
          Self.values(deck, first, last)
        )
        while let row = try rows.next() { skipped[StudyDay(row.int(0)), default: 0] += 1 }
      }
    }
    try skip(due.skipped, from: StudyDay(.min), to: today)
    return try Backlog(today: today, due: due.shown + done, limit: limit) {
      (day) throws(DatabaseError) in
      let due = try count(decks, from: day, to: day)
      try skip(due.skipped, from: day, to: day)
      return due.shown + (skipped.removeValue(forKey: day) ?? 0)
    }
  }

  /// The numbers of cards that are due on a range of days: those that can be asked on the last day,
  /// and those that are skipped until later.
  private func count(
    _ decks: [Deck],
    from first: StudyDay,
    to last: StudyDay
  ) throws(DatabaseError) -> (shown: Int, skipped: Int) {
    let sql = Self.dueCards("count(*), count(*) FILTER (WHERE c.skipped_until > ?1)")
    var sum = (shown: 0, skipped: 0)
    for deck in decks {
      var rows = try connection.rows(sql, Self.values(deck, first, last))
      while let row = try rows.next() {
        sum.shown += row.int(0) - row.int(1)
        sum.skipped += row.int(1)
      }
    }
    return sum
  }

  private static func values(_ deck: Deck, _ first: StudyDay, _ last: StudyDay) -> [Statement.Value]
  {
    [.init(last.number), .text(deck.id), .init(first.number)]
  }

  /// A query for the cards of the deck `?2` that are due from the day `?3` to the day `?1`.
  private static func dueCards(_ columns: String) -> String {
    """
    SELECT \(columns) FROM deck AS d CROSS JOIN card AS c ON c.deck = d.number
    WHERE d.id = ?2 AND c.status = 'active' AND c.due_day BETWEEN ?3 AND ?1
    AND \(asks("d", card: "c"))
    """
  }

  /// All statuses: a condition on the status, the second column of the index, lets SQLite use it.
  private static let statuses =
    CardStanding.Status.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")

  /// Counts the cards of the deck `?1` that have a row but no answer, such as skipped ones.
  private static let begunWithoutAnswer = """
    SELECT count(*) FROM deck AS d CROSS JOIN card AS c ON c.deck = d.number
    WHERE d.id = ?1 AND c.status IN (\(statuses))
    AND c.due_day IS NULL AND c.due_at IS NULL
    """

  private static let nextDay = """
    SELECT CASE
      WHEN d.review_limit > 0 AND ?3 THEN ?1 + 1
      -- Even if each card that has a row holds back an entry, there are enough of them.
      WHEN ?7 AND d.new_limit > 0 AND (
        SELECT count(*) FROM (
          SELECT 1 FROM card_entry AS e WHERE e.deck = d.number AND e.has_new = 1 LIMIT ?6 + 1
        )
      ) > ?6 THEN ?1 + 1
      WHEN ?7 AND d.new_limit > 0 AND (
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
            AND \(asks("d", card: "c")) AND d.review_limit > 0
            ORDER BY c.due_day LIMIT 1
          )
          UNION ALL
          SELECT c.skipped_until FROM card AS c
          WHERE c.deck = d.number AND c.status = 'active' AND c.due_day <= ?1
          AND c.skipped_until > ?1
          AND \(asks("d", card: "c")) AND d.review_limit > 0
          UNION ALL
          SELECT c.skipped_until FROM card AS c
          WHERE c.deck = d.number AND c.status = 'active' AND c.due_day IS NULL
          AND c.skipped_until > ?1
          AND \(asks("d", card: "c")) AND (c.state IS NOT NULL OR ?7 AND d.new_limit > 0)
        )
      )
    END
    FROM deck AS d WHERE d.id = ?2
    """

  /// The number of new cards of an entry `e` of a deck `d` that may be asked.
  static let newCards = """
    (length(\(askedKinds)) - length(replace(\(askedKinds), ' ', '')) - 1 - (
      SELECT count(*) FROM card AS c
      WHERE c.entry = e.number AND NOT \(isNew) AND instr(\(askedKinds), c.kind)
    ))
    """
}
