package import Coordination
package import Memory

/// What may be asked.
extension LearnerStore {
  /// The cards of a deck that may be asked at a moment, without their texts; new ones come last.
  ///
  /// Cards that were put aside, are skipped, or are of a kind that the deck no longer asks are left
  /// out, and so are new ones beyond so many words, or of words of which another card is due. For
  /// another purpose than what is due, `all` that were ever answered.
  package func candidates(
    inDeck deck: String,
    kind: CardKind? = nil,
    at moment: Moment,
    newWords: Int,
    all: Bool = false
  ) throws(DatabaseError) -> [CardCandidate] {
    try makeRoom()
    return try connection.reading { () throws(DatabaseError) in
      let known = try known(inDeck: deck, kind, on: moment.day, all: all)
      guard newWords > 0, !all else { return known }
      let asked = try asked(on: moment.day).words
      return known
        + (try newCards(inDeck: deck, kind, on: moment.day, words: newWords, besides: asked).cards)
    }
  }

  /// Keeps the pages of a large collection in memory, for they are read in no order.
  func makeRoom() throws(DatabaseError) { try connection.run("PRAGMA cache_size = -24000") }

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
      try collect("\(Self.candidates) AND \(condition)", values, into: &found)
    }
    return found
  }

  /// New cards in their order, until there are so many words, of words that are not among others.
  ///
  /// Those that come before all others are taken until there are so many `urgent` ones.
  func newCards(
    inDeck deck: String,
    _ kind: CardKind? = nil,
    on day: StudyDay,
    words: Int,
    urgent: Int = 0,
    besides others: Set<Int>
  ) throws(DatabaseError) -> NewCardChoice {
    var choice = NewCardChoice(
      kinds: try self.deck(id: deck)?.settings.kinds ?? [],
      only: kind,
      besides: others
    )
    var last: NewCardChoice.Entry?
    try connection.statement(Self.newEntries)
      .read([.init(day.number), .text(deck)]) { (row) throws(DatabaseError) -> Statement.Next in
        if last?.number != row.int(0) {
          if let entry = last { try take(entry, into: &choice, on: day) }
          last = nil
          let limit = row.int(1) < 0 ? max(words, urgent) : words
          guard choice.words.count < limit else { return .stop }
          last = NewCardChoice.Entry(
            number: row.int(0),
            position: row.int(1),
            sharedWord: row.optionalInt(2),
            kinds: row.isNull(6) ? nil : try row.value(6, DeckRow.kinds)
          )
        }
        guard !row.isNull(3) else { return .goOn }
        last?.take(card: row.int(3), isNew: row.integer(4) != 0, isDue: row.integer(5) != 0)
        return .goOn
      }
    if let last { try take(last, into: &choice, on: day) }
    return choice
  }

  private func take(
    _ entry: NewCardChoice.Entry,
    into choice: inout NewCardChoice,
    on day: StudyDay
  ) throws(DatabaseError) {
    if let word = entry.sharedWord, try isDue(sharedWord: word, on: day) { return }
    choice.take(entry)
  }

  /// Whether an entry of a word that several share has a card that may be asked on the day.
  private func isDue(sharedWord word: Int, on day: StudyDay) throws(DatabaseError) -> Bool {
    try connection.statement(
      """
      SELECT 1 FROM shared_word AS s JOIN card AS c ON c.entry = s.entry
      JOIN deck AS d ON d.number = c.deck WHERE s.word = ?2 AND \(Self.isDue) LIMIT 1
      """
    ).one([.init(day.number), .init(word)]) { _ in true } ?? false
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
          word: row.int(1),
          position: 0,
          memory: row.isNull(2) ? nil : try row.value(2) { try? MemoryState($0) }
        )
      )
    }
  }

  /// The day's answers: what counts against the limits of the decks, and what was asked.
  package func asked(on day: StudyDay) throws(DatabaseError) -> AskedToday {
    var asked = AskedToday()
    try connection.statement("\(Self.today) SELECT card, deck, word, fresh, counts FROM today")
      .run([.init(day.number)]) { row in
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

  /// Entries with new cards in their order, each with those of its cards that have a row.
  private static let newEntries = """
    SELECT e.number, e.position, s.word, c.number, \(isNew), \(isDue), e.kinds
    FROM deck AS d CROSS JOIN card_entry AS e ON e.deck = d.number AND e.has_new = 1
    LEFT JOIN shared_word AS s ON s.entry = e.number LEFT JOIN card AS c ON c.entry = e.number
    WHERE d.id = ?2 ORDER BY e.position, e.number
    """

  /// The day's cards with their decks and words, told by their first answer of the day.
  static let today = """
    WITH today AS MATERIALIZED (
      SELECT r.card AS card, d.id AS deck, coalesce(s.word, c.entry) AS word, min(r.number),
        substr(r.before, -1) = char(9) AS fresh,
        r.in_session AND substr(r.before, instr(r.before, char(9)) + 1, 1) <> char(9) AS counts
      FROM review AS r JOIN card AS c ON c.number = r.card JOIN deck AS d ON d.number = c.deck
      LEFT JOIN shared_word AS s ON s.entry = c.entry WHERE r.day = ?1 GROUP BY r.card
    )
    """

  /// Cards that are not skipped today and of a kind that their deck asks.
  static func isShown(_ card: String, _ deck: String) -> String {
    """
    (\(card).skipped_until IS NULL OR \(card).skipped_until <= ?1)
    AND \(asks(deck, card: card))
    """
  }

  /// Whether a card with a row is of a kind that its deck asks, or its entry for itself; no kind's
  /// name is within another's.
  ///
  /// The entry is looked at where the deck does not ask the kind, which is rare.
  static func asks(_ deck: String, card: String) -> String {
    """
    (instr(\(deck).kinds, \(card).kind) OR EXISTS (SELECT 1 FROM card_entry AS own
      WHERE own.number = \(card).entry AND instr(own.kinds, \(card).kind)))
    """
  }

  /// The kinds that are asked of an entry `e` of a deck `d`.
  static let askedKinds = "coalesce(e.kinds, d.kinds)"

  /// Cards with a row that are asked as one without would be.
  static let isNew = """
    (c.state IS NULL AND c.status = 'active'
      AND (c.skipped_until IS NULL OR c.skipped_until <= ?1))
    """

  /// Cards `c` of a deck `d` that are due on the day, or in their steps.
  private static let isDue = """
    (c.status = 'active' AND (c.due_day <= ?1 OR c.due_at IS NOT NULL) AND \(isShown("c", "d")))
    """

  private static let isInSteps = "c.due_day IS NULL AND c.due_at IS NOT NULL"
}
