import Cards
import Memory

extension DueCards {
  /// The new cards of a deck in their order, up to a number of words, without the words `others`.
  ///
  /// The limit is `words`, or `urgent`, if larger, for words that must come before all others.
  func newCards(
    inDeck deck: String,
    _ kind: CardKind? = nil,
    on day: StudyDay,
    words: Int,
    urgent: Int = 0,
    excluding others: Set<Int>
  ) throws(DatabaseError) -> NewCardChoice {
    let kinds = try decks.find(id: deck)?.settings.kinds ?? []
    var choice = NewCardChoice(kinds: kinds, only: kind, excluding: others)
    var last: NewCardChoice.Entry?
    var rows = try connection.rows(Self.newEntries, [.init(day.number), .text(deck)])
    while let row = try rows.next() {
      if last?.number != row.int(0) {
        if let entry = last { try add(entry, to: &choice, on: day) }
        last = nil
        let limit = row.int(1) < 0 ? max(words, urgent) : words
        guard choice.words.count < limit else { break }
        last = try NewCardChoice.Entry(row)
      }
      guard !row.isNull(3) else { continue }
      last?.add(card: row.int(3), isNew: row.integer(4) != 0, isDue: row.integer(5) != 0)
    }
    if let last { try add(last, to: &choice, on: day) }
    return choice
  }

  private func add(
    _ entry: NewCardChoice.Entry,
    to choice: inout NewCardChoice,
    on day: StudyDay
  ) throws(DatabaseError) {
    if let word = entry.sharedWord, try isDue(sharedWord: word, on: day) { return }
    choice.add(entry)
  }

  /// Whether a card of any entry with a shared word may be asked on the day.
  private func isDue(sharedWord word: Int, on day: StudyDay) throws(DatabaseError) -> Bool {
    try connection.hasRow(
      """
      SELECT 1 FROM shared_word AS s JOIN card AS c ON c.entry = s.entry
      JOIN deck AS d ON d.number = c.deck WHERE s.word = ?2 AND \(Self.isDue) LIMIT 1
      """,
      [.init(day.number), .init(word)]
    )
  }

  /// A query for entries with new cards, in their order, each with its cards that have a row.
  private static let newEntries = """
    SELECT e.number, e.position, s.word, c.number, \(isNew), \(isDue), e.kinds
    FROM deck AS d CROSS JOIN card_entry AS e ON e.deck = d.number AND e.has_new = 1
    LEFT JOIN shared_word AS s ON s.entry = e.number LEFT JOIN card AS c ON c.entry = e.number
    WHERE d.id = ?2 ORDER BY e.position, e.number
    """
}

extension NewCardChoice.Entry {
  /// Reads the entry of a row.
  fileprivate init(_ row: Statement.Row) throws(DatabaseError) {
    self.init(
      number: row.int(0),
      position: row.int(1),
      sharedWord: row.optionalInt(2),
      kinds: row.isNull(6) ? nil : try row.value(6, DeckRow.kinds)
    )
  }
}
