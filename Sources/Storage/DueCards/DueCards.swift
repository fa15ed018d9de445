package import Cards
package import Memory

/// The cards that a review may ask: those that are due, and new ones.
package struct DueCards: RecordPart {
  let record: OpenRecord

  var decks: DeckBox { DeckBox(record: record) }
  var cards: CardBox { CardBox(record: record) }

  /// The cards of a deck that may be asked at a moment, without their texts; new ones come last.
  ///
  /// Leaves out cards that are marked as known, skipped, or of a kind that the deck no longer asks,
  /// and new cards beyond `newWords` words or of a word that has another due card. With `all`, gives
  /// every card that was ever answered instead.
  package func candidates(
    inDeck deck: String,
    kind: CardKind? = nil,
    at moment: Moment,
    newWords: Int,
    all: Bool = false
  ) throws(DatabaseError) -> [CardCandidate] {
    try cards.enlargePageCache()
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    let known = try known(inDeck: deck, kind, on: moment.day, all: all)
    guard newWords > 0, !all else { return known }
    let asked = try asked(on: moment.day).words
    let new = try newCards(inDeck: deck, kind, on: moment.day, words: newWords, besides: asked)
    return known + new.cards
  }

  /// Cards of a deck that are due or in their steps; or all that were ever answered.
  func known(
    inDeck deck: String,
    _ kind: CardKind?,
    on day: StudyDay,
    all: Bool
  ) throws(DatabaseError) -> [CardCandidate] {
    let values: [Statement.Value] = [.init(day.number), .text(deck), .init(kind?.rawValue)]
    var found: [CardCandidate] = []
    let conditions = all ? ["c.state IS NOT NULL"] : ["c.due_day <= ?1", Self.isInSteps]
    for condition in conditions {
      found += try connection.all(
        "\(Self.candidates) AND \(condition)",
        values,
        CardCandidate.init
      )
    }
    return found
  }

  /// The cards asked on a day, and the numbers that count against the limits of the decks.
  package func asked(on day: StudyDay) throws(DatabaseError) -> AskedToday {
    var asked = AskedToday()
    var rows = try connection.rows(
      "\(Self.today) SELECT card, deck, word, fresh, counts FROM today",
      [.init(day.number)]
    )
    while let row = try rows.next() {
      asked.cards.insert(row.int(0))
      asked.words.insert(row.int(2))
      if row.integer(3) != 0 { asked.fresh[row.text(1), default: 0] += 1 }
      if row.integer(4) != 0 { asked.due[row.text(1), default: 0] += 1 }
    }
    return asked
  }

  private static let candidates = """
    SELECT c.number, coalesce(s.word, c.entry), c.state
    FROM deck AS d CROSS JOIN card AS c ON c.deck = d.number AND c.status = 'active'
    LEFT JOIN shared_word AS s ON s.entry = c.entry
    WHERE d.id = ?2 AND (?3 IS NULL OR c.kind = ?3) AND \(isShown("c", "d"))
    """

  /// The cards asked on the day `?1` with their decks and words; their first answer of the day says
  /// whether they were new.
  static let today = """
    WITH today AS MATERIALIZED (
      SELECT r.card AS card, d.id AS deck, coalesce(s.word, c.entry) AS word, min(r.number),
        substr(r.before, -1) = char(9) AS fresh,
        r.in_session AND substr(r.before, instr(r.before, char(9)) + 1, 1) <> char(9) AS counts
      FROM review AS r JOIN card AS c ON c.number = r.card JOIN deck AS d ON d.number = c.deck
      LEFT JOIN shared_word AS s ON s.entry = c.entry WHERE r.day = ?1 GROUP BY r.card
    )
    """
}

extension CardCandidate {
  /// Reads a row of the candidates.
  fileprivate init(_ row: Statement.Row) throws(DatabaseError) {
    self.init(
      number: row.int(0),
      word: row.int(1),
      position: 0,
      memory: row.isNull(2) ? nil : try row.value(2) { try? MemoryState($0) }
    )
  }
}
