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

  /// The cards that may be asked at a moment, without their texts.
  ///
  /// Cards that wait for another day, were put aside, or are of a kind that their deck no longer
  /// asks are left out; so are new ones beyond what the limit could take. For a deck's whole
  /// practice, whatever is due, `isCram`.
  package func candidates(
    inDeck deck: String?,
    at moment: Moment,
    isCram: Bool = false
  ) throws(DatabaseError) -> [CardCandidate] {
    var candidates: [CardCandidate] = []
    let condition = isCram ? "1" : Self.mayBeAsked
    try connection.statement(
      """
      SELECT c.number, d.id, e.folded, c.kind, e.id, \(StandingRow.columns(of: "c"))
      FROM deck AS d CROSS JOIN card AS c ON c.deck = d.number AND c.status = 'active'
      CROSS JOIN card_entry AS e ON e.number = c.entry
      WHERE (?3 IS NULL OR d.id = ?3) AND \(Self.isShown) AND \(condition)
      AND ?2 IS NOT NULL ORDER BY c.number
      """
    ).run([.init(moment.day.number), .integer(moment.seconds), .init(deck)]) {
      (row) throws(DatabaseError) in
      let kind = try row.value(3) { CardKind(rawValue: $0) }
      candidates.append(
        CardCandidate(
          number: row.integer(0),
          id: CardID(entry: row.text(4), kind: kind),
          deck: row.text(1),
          word: row.text(2),
          standing: try StandingRow(row, from: 5).standing(failing: unknownValue)
        )
      )
    }
    return candidates
  }

  /// The day's answers by deck: what counts against its limits, and the words that were asked.
  package func asked(on day: StudyDay) throws(DatabaseError) -> AskedToday {
    var asked = AskedToday()
    try connection.statement(
      """
      SELECT d.id, e.folded, e.id, c.kind, min(r.number), substr(r.before, -1) = char(9)
      FROM review AS r JOIN card AS c ON c.number = r.card
      JOIN card_entry AS e ON e.number = c.entry JOIN deck AS d ON d.number = c.deck
      WHERE r.day = ? GROUP BY c.number
      """
    ).run([.init(day.number)]) { (row) throws(DatabaseError) in
      let kind = try row.value(3) { CardKind(rawValue: $0) }
      asked.cards.insert(CardID(entry: row.text(2), kind: kind))
      asked.words.insert(row.text(1))
      if row.integer(5) != 0 {
        asked.fresh[row.text(0), default: 0] += 1
      } else {
        asked.due[row.text(0), default: 0] += 1
      }
    }
    return asked
  }

  /// Cards that are active, not skipped today and of a kind that their deck asks.
  private static let isShown = """
    (c.skipped_until IS NULL OR c.skipped_until <= ?1) AND instr(d.kinds, ' ' || c.kind || ' ')
    """

  private static let mayBeAsked = """
    (c.due_day <= ?1 OR c.due_at IS NOT NULL OR (c.due_day IS NULL AND c.due_at IS NULL))
    """

  /// The words of which another card was asked today.
  private static let isSibling = """
    (e.folded IN (SELECT folded FROM today) AND c.number NOT IN (SELECT card FROM today))
    """

  /// By deck: steps that have ended, due words, their limit, those asked today, new words, their
  /// limit, those asked today, the next day and the next step.
  private static let tallies = """
    WITH today AS MATERIALIZED (
      SELECT r.card AS card, c.deck AS deck, e.folded AS folded, min(r.number),
        substr(r.before, -1) = char(9) AS fresh
      FROM review AS r JOIN card AS c ON c.number = r.card
      JOIN card_entry AS e ON e.number = c.entry WHERE r.day = ?1 GROUP BY r.card
    )
    SELECT d.id, d.title,
      (SELECT count(*) FROM card AS c WHERE c.deck = d.number AND c.status = 'active'
        AND c.due_day IS NULL AND c.due_at <= ?2 AND \(isShown)),
      (SELECT count(*) FROM (SELECT DISTINCT e.folded FROM card AS c
        JOIN card_entry AS e ON e.number = c.entry
        WHERE c.deck = d.number AND c.status = 'active' AND c.due_day <= ?1
        AND \(isShown) AND NOT \(isSibling) LIMIT d.review_limit)),
      d.review_limit, (SELECT count(*) FROM today WHERE deck = d.number AND NOT fresh),
      (SELECT count(*) FROM (SELECT DISTINCT e.folded FROM card AS c
        JOIN card_entry AS e ON e.number = c.entry
        WHERE c.deck = d.number AND c.status = 'active'
        AND c.due_day IS NULL AND c.due_at IS NULL
        AND \(isShown) AND NOT \(isSibling) AND NOT EXISTS (
          SELECT 1 FROM card_entry AS o JOIN card AS k ON k.entry = o.number
          WHERE o.folded = e.folded AND k.status = 'active'
          AND (k.due_day <= ?1 OR k.due_at IS NOT NULL)
        ) LIMIT d.new_limit)),
      d.new_limit, (SELECT count(*) FROM today WHERE deck = d.number AND fresh),
      (SELECT min(c.due_day) FROM card AS c WHERE c.deck = d.number AND c.status = 'active'
        AND c.due_day > ?1),
      (SELECT min(c.due_at) FROM card AS c WHERE c.deck = d.number AND c.status = 'active'
        AND c.due_day IS NULL AND c.due_at > ?2)
    FROM deck AS d ORDER BY d.number
    """
}
