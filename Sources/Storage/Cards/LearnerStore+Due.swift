package import Coordination
package import Memory

/// What is to be reviewed.
extension LearnerStore {
  /// What each deck has at a moment, in the order in which the decks came.
  ///
  /// One read; within the limits of the decks it looks at no more cards than it counts, so that a
  /// shell prompt may ask.
  package func tallies(at moment: Moment) throws(DatabaseError) -> [DeckTally] {
    var tallies: [DeckTally] = []
    try connection.statement(Self.tallies)
      .run([.init(moment.day.number), .integer(moment.seconds)]) { row in
        tallies.append(
          DeckTally(
            deck: row.text(0),
            title: row.text(1),
            due: row.int(2) + max(0, min(row.int(3), row.int(4) - row.int(5))),
            fresh: max(0, min(row.int(6), row.int(7) - row.int(8))),
            nextDay: row.optionalInt(9),
            nextStep: row.isNull(10) ? nil : row.integer(10)
          )
        )
      }
    return tallies
  }

  /// The cards of a deck that may be asked at a moment, without their texts; new ones come last.
  ///
  /// Cards that were put aside, are skipped, or are of a kind that the deck no longer asks are left
  /// out, and so are new ones beyond so many words. For another purpose than what is due, `all`
  /// that were ever answered.
  package func candidates(
    inDeck deck: String,
    kind: CardKind? = nil,
    at moment: Moment,
    newWords: Int,
    all: Bool = false
  ) throws(DatabaseError) -> [CardCandidate] {
    try connection.reading { () throws(DatabaseError) in
      let values: [Statement.Value] = [
        .init(moment.day.number), .text(deck), .init(kind?.rawValue),
      ]
      var found: [CardCandidate] = []
      let condition = all ? "c.state IS NOT NULL" : Self.isBegunAndDue
      try collect(Self.candidates + " AND \(condition)", values, into: &found)
      guard newWords > 0, !all else { return found }
      let new = Self.candidates + " AND \(Self.isNew) ORDER BY c.position, c.number"
      // Rows enough for the words unless one has very many cards.
      let enough = newWords.multipliedReportingOverflow(by: 8)
      let limit = enough.overflow ? Int.max : enough.partialValue
      var fresh: [CardCandidate] = []
      try collect(new + " LIMIT ?4", values + [.init(limit)], into: &fresh)
      if fresh.count == limit, Set(fresh.map(\.word)).count < newWords {
        fresh = []
        try collect(new, values, into: &fresh)
      }
      return found + fresh
    }
  }

  private func collect(
    _ sql: String,
    _ values: [Statement.Value],
    into candidates: inout [CardCandidate]
  ) throws(DatabaseError) {
    try connection.statement(sql).run(values) { (row) throws(DatabaseError) in
      candidates.append(
        CardCandidate(
          number: row.int(0),
          word: row.text(1),
          position: row.int(2),
          memory: row.isNull(3) ? nil : try row.value(3) { try? MemoryState($0) }
        )
      )
    }
  }

  /// The day's answers: what counts against the limits of the decks, and what was asked.
  package func asked(on day: StudyDay) throws(DatabaseError) -> AskedToday {
    var asked = AskedToday()
    try connection.statement("\(Self.today) SELECT card, deck, folded, fresh, counts FROM today")
      .run([.init(day.number)]) { row in
        asked.cards.insert(row.int(0))
        asked.words.insert(row.text(2))
        if row.integer(3) != 0 { asked.fresh[row.text(1), default: 0] += 1 }
        if row.integer(4) != 0 { asked.due[row.text(1), default: 0] += 1 }
      }
    return asked
  }

  private static let candidates = """
    SELECT c.number, e.folded, c.position, c.state
    FROM deck AS d CROSS JOIN card AS c ON c.deck = d.number AND c.status = 'active'
    CROSS JOIN card_entry AS e ON e.number = c.entry
    WHERE d.id = ?2 AND (?3 IS NULL OR c.kind = ?3) AND \(isShown)
    """

  /// The day's cards with their decks and words, told by their first answer of the day.
  private static let today = """
    WITH today AS MATERIALIZED (
      SELECT r.card AS card, d.id AS deck, e.folded AS folded, min(r.number),
        substr(r.before, -1) = char(9) AS fresh,
        r.in_session AND substr(r.before, instr(r.before, char(9)) + 1, 1) <> char(9) AS counts
      FROM review AS r JOIN card AS c ON c.number = r.card JOIN deck AS d ON d.number = c.deck
      JOIN card_entry AS e ON e.number = c.entry WHERE r.day = ?1 GROUP BY r.card
    )
    """

  /// Cards that are active, not skipped today and of a kind that their deck asks.
  private static let isShown = """
    (c.skipped_until IS NULL OR c.skipped_until <= ?1) AND instr(d.kinds, ' ' || c.kind || ' ')
    """

  private static let isNew = "c.due_day IS NULL AND c.due_at IS NULL"

  private static let isBegunAndDue = "(c.due_day <= ?1 OR c.due_at IS NOT NULL)"

  /// The words of which another card was asked today.
  private static let isSibling = """
    (e.folded IN (SELECT folded FROM today) AND c.number NOT IN (SELECT card FROM today))
    """

  /// By deck: steps that have ended, due words, their limit, those asked today, new words, their
  /// limit, those asked today, the next day and the next step.
  private static let tallies = """
    \(today)
    SELECT d.id, d.title,
      (SELECT count(*) FROM card AS c WHERE c.deck = d.number AND c.status = 'active'
        AND c.due_day IS NULL AND c.due_at <= ?2 AND \(isShown)),
      (SELECT count(*) FROM (SELECT DISTINCT e.folded FROM card AS c
        JOIN card_entry AS e ON e.number = c.entry
        WHERE c.deck = d.number AND c.status = 'active' AND c.due_day <= ?1
        AND \(isShown) AND NOT \(isSibling) LIMIT d.review_limit)),
      d.review_limit, (SELECT count(*) FROM today WHERE deck = d.id AND counts),
      (SELECT count(*) FROM (SELECT DISTINCT e.folded FROM card AS c
        JOIN card_entry AS e ON e.number = c.entry
        WHERE c.deck = d.number AND c.status = 'active'
        AND c.due_day IS NULL AND c.due_at IS NULL
        AND \(isShown) AND NOT \(isSibling) AND NOT EXISTS (
          SELECT 1 FROM card_entry AS o JOIN card AS k ON k.entry = o.number
          WHERE o.folded = e.folded AND k.status = 'active'
          AND (k.due_day <= ?1 OR k.due_at IS NOT NULL)
        ) LIMIT d.new_limit)),
      d.new_limit, (SELECT count(*) FROM today WHERE deck = d.id AND fresh),
      (SELECT min(c.due_day) FROM card AS c WHERE c.deck = d.number AND c.status = 'active'
        AND c.due_day > ?1),
      (SELECT min(c.due_at) FROM card AS c WHERE c.deck = d.number AND c.status = 'active'
        AND c.due_day IS NULL AND c.due_at > ?2)
    FROM deck AS d ORDER BY d.number
    """
}
