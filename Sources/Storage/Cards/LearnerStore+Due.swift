package import Coordination
package import Memory

/// What is to be reviewed.
extension LearnerStore {
  /// What each deck has at a moment, in the order in which the decks came.
  ///
  /// Within the limits of the decks it looks at no more cards than it counts, so that the prompt of a
  /// shell may ask. A word in two decks counts in both.
  package func tallies(at moment: Moment) throws(DatabaseError) -> [DeckTally] {
    try connection.reading { () throws(DatabaseError) in
      let asked = try asked(on: moment.day)
      var tallies: [DeckTally] = []
      var limits: [(due: Int, fresh: Int)] = []
      try connection.statement(Self.steps)
        .run([.init(moment.day.number), .integer(moment.seconds)]) { row in
          let id = row.text(0)
          limits.append(
            (row.int(3) - (asked.due[id] ?? 0), row.int(4) - (asked.fresh[id] ?? 0))
          )
          tallies.append(
            DeckTally(
              deck: id,
              title: row.text(1),
              due: row.int(2),
              fresh: 0,
              nextDay: row.optionalInt(5),
              nextStep: row.isNull(6) ? nil : row.integer(6)
            )
          )
        }
      for (index, limit) in limits.enumerated() {
        let deck = tallies[index].deck
        tallies[index].due += try words(Self.dueWords, inDeck: deck, atMost: limit.due, moment)
        tallies[index].fresh = try words(Self.newWords, inDeck: deck, atMost: limit.fresh, moment)
      }
      return tallies
    }
  }

  /// The first day after another on which a card of a deck is due.
  package func nextDay(
    inDeck deck: String,
    after day: StudyDay
  ) throws(DatabaseError) -> StudyDay? {
    let found = try connection.statement(
      """
      SELECT min(c.due_day) FROM deck AS d CROSS JOIN card AS c ON c.deck = d.number
      WHERE d.id = ? AND c.status = 'active' AND c.due_day > ?
      """
    ).one([.text(deck), .init(day.number)]) { $0.optionalInt(0) }
    return (found ?? nil).map { StudyDay($0) }
  }

  /// Counts words that a query gives, no further than to the limit.
  private func words(
    _ sql: String,
    inDeck deck: String,
    atMost limit: Int,
    _ moment: Moment
  ) throws(DatabaseError) -> Int {
    guard limit > 0 else { return 0 }
    return try connection.statement(sql)
      .one([.init(moment.day.number), .text(deck), .init(limit)]) { $0.int(0) } ?? 0
  }

  /// The cards of a deck that may be asked at a moment, without their texts; new ones come last.
  ///
  /// Cards that were put aside, are skipped, or are of a kind that the deck no longer asks are left
  /// out, and so are new ones beyond so many words, or of words of which another card is due. For another purpose than what is due, `all`
  /// that were ever answered.
  package func candidates(
    inDeck deck: String,
    kind: CardKind? = nil,
    at moment: Moment,
    newWords: Int,
    all: Bool = false
  ) throws(DatabaseError) -> [CardCandidate] {
    try makeRoom()
    return try connection.reading { () throws(DatabaseError) in
      let values: [Statement.Value] = [
        .init(moment.day.number), .text(deck), .init(kind?.rawValue),
      ]
      var found: [CardCandidate] = []
      let condition = all ? "c.state IS NOT NULL" : Self.isBegunAndDue
      try collect(Self.candidates + " AND \(condition)", values, into: &found)
      guard newWords > 0, !all else { return found }
      return found + (try newCandidates(values, words: newWords))
    }
  }

  /// Keeps the pages of a large collection in memory, for they are read in no order.
  func makeRoom() throws(DatabaseError) { try connection.run("PRAGMA cache_size = -24000") }

  /// New cards in their order, until there are so many words that may be asked.
  private func newCandidates(
    _ values: [Statement.Value],
    words: Int
  ) throws(DatabaseError) -> [CardCandidate] {
    var found: [CardCandidate] = []
    var known: Set<String> = []
    // Enough at once, unless many of the words can't be asked today.
    var (offset, length) = (0, min(words, 10_000) * 4)
    while known.count < words {
      var count = 0
      try connection.statement(Self.newCards).run(values + [.init(length), .init(offset)]) { row in
        count += 1
        guard row.integer(3) != 0 else { return }
        known.insert(row.text(1))
        found.append(
          CardCandidate(number: row.int(0), word: row.text(1), position: row.int(2), memory: nil)
        )
      }
      guard count == length else { break }
      offset += length
      length *= 8
    }
    return found
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

  /// New cards from the place `?5` on, at most `?4`, each with whether it may be asked today.
  private static let newCards = """
    \(today), fresh AS MATERIALIZED (
      SELECT c.number AS number, c.entry AS entry, c.position AS position
      FROM deck AS d CROSS JOIN card AS c ON c.deck = d.number AND c.status = 'active'
      WHERE d.id = ?2 AND (?3 IS NULL OR c.kind = ?3) AND \(isShown) AND \(isNew)
      ORDER BY c.position, c.number LIMIT ?4 OFFSET ?5
    )
    SELECT c.number, e.folded, c.position, \(isFree)
    FROM fresh AS c CROSS JOIN card_entry AS e ON e.number = c.entry
    ORDER BY c.position, c.number
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

  /// Whether no other card of the word was or will be asked today.
  private static let isFree = """
    NOT \(isSibling) AND NOT \(hasOther("(k.due_day <= ?1 OR k.due_at IS NOT NULL)"))
    """

  /// The words of which another card was asked today.
  private static let isSibling = """
    (e.folded IN (SELECT folded FROM today) AND c.number NOT IN (SELECT card FROM today))
    """

  /// By deck: steps that have ended, the limits, the next day and the next step.
  private static let steps = """
    SELECT d.id, d.title,
      (SELECT count(*) FROM card AS c WHERE c.deck = d.number AND c.status = 'active'
        AND c.due_day IS NULL AND c.due_at <= ?2 AND \(isShown)),
      d.review_limit, d.new_limit,
      (SELECT min(c.due_day) FROM card AS c WHERE c.deck = d.number AND c.status = 'active'
        AND c.due_day > ?1),
      (SELECT min(c.due_at) FROM card AS c WHERE c.deck = d.number AND c.status = 'active'
        AND c.due_day IS NULL AND c.due_at > ?2)
    FROM deck AS d ORDER BY d.number
    """

  private static let dueWords = words(
    """
    c.due_day <= ?1 AND NOT \(isSibling)
    AND NOT \(hasOther("k.due_at IS NOT NULL AND k.number <> c.number"))
    """
  )

  private static let newWords = words("\(isNew) AND \(isFree)")

  /// Whether the word has such a card that may be asked.
  private static func hasOther(_ condition: String) -> String {
    """
    EXISTS (
      SELECT 1 FROM card_entry AS o JOIN card AS k ON k.entry = o.number
      JOIN deck AS h ON h.number = k.deck
      WHERE o.folded = e.folded AND k.status = 'active' AND \(condition)
      AND (k.skipped_until IS NULL OR k.skipped_until <= ?1) AND instr(h.kinds, ' ' || k.kind || ' ')
    )
    """
  }

  /// The words of the deck `?2` with such cards; at most `?3`.
  private static func words(_ condition: String) -> String {
    """
    \(today) SELECT count(*) FROM (
      SELECT DISTINCT e.folded FROM deck AS d CROSS JOIN card AS c ON c.deck = d.number
      CROSS JOIN card_entry AS e ON e.number = c.entry
      WHERE d.id = ?2 AND c.status = 'active' AND \(condition) AND \(isShown) LIMIT ?3
    )
    """
  }
}
