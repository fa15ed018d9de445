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
              learning: row.int(2),
              due: row.int(2),
              fresh: 0,
              nextStep: row.isNull(5) ? nil : row.integer(5)
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
      let values: [Statement.Value] = [
        .init(moment.day.number), .text(deck), .init(kind?.rawValue),
      ]
      var found: [CardCandidate] = []
      let conditions = all ? ["c.state IS NOT NULL"] : ["c.due_day <= ?1", Self.isInSteps]
      for condition in conditions {
        try collect("\(Self.candidates) AND \(condition)", values, into: &found)
      }
      guard newWords > 0, !all else { return found }
      return found + (try newCandidates(inDeck: deck, kind, on: moment.day, words: newWords))
    }
  }

  /// Keeps the pages of a large collection in memory, for they are read in no order.
  func makeRoom() throws(DatabaseError) { try connection.run("PRAGMA cache_size = -24000") }

  /// New cards in their order, until there are so many words that may be asked.
  private func newCandidates(
    inDeck deck: String,
    _ kind: CardKind?,
    on day: StudyDay,
    words: Int
  ) throws(DatabaseError) -> [CardCandidate] {
    var choice = NewCardChoice(
      kinds: try self.deck(id: deck)?.settings.kinds ?? [],
      only: kind,
      askedToday: try self.asked(on: day).words
    )
    var last: NewCardChoice.Entry?
    try connection.statement(Self.newEntries)
      .read([.init(day.number), .text(deck)]) { (row) throws(DatabaseError) -> Statement.Next in
        if last?.number != row.int(0) {
          if let entry = last { try take(entry, into: &choice, on: day) }
          last = nil
          guard choice.words.count < words else { return .stop }
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
    return choice.cards
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
  private static let today = """
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
  /// name stands within another's.
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

  /// Whether no card of the word was or will be asked today.
  private static let isFree = """
    (coalesce(s.word, e.number) NOT IN (SELECT word FROM today)
      AND NOT \(hasCard("k.due_day <= ?1 OR k.due_at IS NOT NULL", ofEntry: "e.number")))
    """

  /// By deck: steps that have ended, the limits and the next step.
  private static let steps = """
    SELECT d.id, d.title,
      (SELECT count(*) FROM card AS c WHERE c.deck = d.number AND c.status = 'active'
        AND c.due_day IS NULL AND c.due_at <= ?2 AND \(isShown("c", "d"))),
      d.review_limit, d.new_limit,
      (SELECT min(c.due_at) FROM card AS c WHERE c.deck = d.number AND c.status = 'active'
        AND c.due_day IS NULL AND c.due_at > ?2)
    FROM deck AS d ORDER BY d.number
    """

  /// The words of the deck `?2` with cards due on the day; at most `?3`.
  private static let dueWords = """
    \(today) SELECT count(*) FROM (
      SELECT DISTINCT coalesce(s.word, c.entry)
      FROM deck AS d CROSS JOIN card AS c ON c.deck = d.number
      LEFT JOIN shared_word AS s ON s.entry = c.entry
      WHERE d.id = ?2 AND c.status = 'active' AND c.due_day <= ?1 AND \(isShown("c", "d"))
      AND (coalesce(s.word, c.entry) NOT IN (SELECT word FROM today)
        OR c.number IN (SELECT card FROM today))
      AND NOT \(hasCard("k.due_at IS NOT NULL AND k.number <> c.number", ofEntry: "c.entry"))
      LIMIT ?3
    )
    """

  /// The words of the deck `?2` with new cards that may be asked; at most `?3`.
  private static let newWords = """
    \(today) SELECT count(*) FROM (
      SELECT DISTINCT coalesce(s.word, e.number)
      FROM deck AS d CROSS JOIN card_entry AS e ON e.deck = d.number AND e.has_new = 1
      LEFT JOIN shared_word AS s ON s.entry = e.number
      WHERE d.id = ?2 AND \(isFree) AND \(newCards) > 0
      LIMIT ?3
    )
    """

  /// Whether the word of an entry has a card `k` like this that may be asked, in whatever deck.
  private static func hasCard(_ condition: String, ofEntry entry: String) -> String {
    let isAsked = "k.status = 'active' AND (\(condition)) AND \(isShown("k", "h"))"
    return """
      (EXISTS (
        SELECT 1 FROM card AS k JOIN deck AS h ON h.number = k.deck
        WHERE k.entry = \(entry) AND \(isAsked)
      ) OR s.word IS NOT NULL AND EXISTS (
        SELECT 1 FROM shared_word AS o JOIN card AS k ON k.entry = o.entry
        JOIN deck AS h ON h.number = k.deck WHERE o.word = s.word AND \(isAsked)
      ))
      """
  }
}
