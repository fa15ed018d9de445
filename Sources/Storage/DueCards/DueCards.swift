package import Cards
package import Memory

/// Queries for the cards that a review may ask: due cards and new ones.
package struct DueCards: RecordPart {
  let record: OpenRecord

  var decks: DeckBox { DeckBox(record: record) }
  var cards: CardBox { CardBox(record: record) }

  /// The cards of a deck that may be asked at a moment, without their texts; new ones come last.
  ///
  /// Leaves out cards that are marked as known, skipped, or of a kind that is no longer asked. Also
  /// leaves out new cards beyond `newWords` words or of a word with another due card. With `all`,
  /// the result is every card that was ever answered.
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
    let known = try knownCandidates(inDeck: deck, kind, on: moment.day, all: all)
    guard newWords > 0, !all else { return known }
    let asked = try asked(on: moment.day).words
    let new = try newCards(inDeck: deck, kind, on: moment.day, words: newWords, excluding: asked)
    return known + new.cards
  }

  /// The cards of a deck that are due or in learning steps; with `all`, those ever answered.
  func knownCandidates(
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

  /// The cards asked on a day, with the counts to subtract from the limits of the decks.
  package func asked(on day: StudyDay) throws(DatabaseError) -> AskedToday {
    var asked = AskedToday()
    var rows = try connection.rows(
      "\(Self.today) SELECT card, deck, word, fresh, counts FROM today",
      [.init(day.number)]
    )
    while let row = try rows.next() {
      asked.cards.insert(row.int(0))
      asked.words.insert(row.int(2))
      if row.integer(3) != 0 { asked.new[row.text(1), default: 0] += 1 }
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

  /// The cards asked on the day `?1` with their decks and words, from their first answers of the
  /// day.
  ///
  /// `fresh` says whether the card was new; `counts`, whether it was due and asked in a session.
  /// Both rely on the format of ``StandingRow/text``.
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
