package import Coordination
import Turkish

/// Entries: words with their meanings, fronts with their backs.
extension LearnerStore {
  /// Adds an entry with its cards to a deck unless its id is known; says whether it was added.
  @discardableResult
  package func add(_ entry: CardEntry, to deck: String) throws(DatabaseError) -> Bool {
    try prepareToWrite()
    return try connection.transaction { () throws(DatabaseError) in
      guard try self.deck(id: deck) != nil else { throw unknownDeck(deck) }
      guard try insert(CardEntryRow(entry), into: deck) else { return false }
      try makeCards(inDeck: deck)
      return true
    }
  }

  /// Puts other texts in the place of an entry's; its progress stays as it is.
  package func update(_ entry: CardEntry) throws(DatabaseError) {
    try prepareToWrite()
    try connection.transaction { () throws(DatabaseError) in
      guard try number(ofEntry: entry.id) != nil else { throw unknownCard(entry.id) }
      try connection.statement(CardEntryRow.update).run(CardEntryRow(entry).values)
    }
  }

  /// Puts an entry with its cards and their progress into another deck.
  package func move(entry id: String, to deck: String) throws(DatabaseError) {
    try prepareToWrite()
    try connection.transaction { () throws(DatabaseError) in
      guard try self.deck(id: deck) != nil else { throw unknownDeck(deck) }
      try connection.statement(
        "UPDATE card_entry SET deck = (SELECT number FROM deck WHERE id = ?) WHERE id = ?"
      ).run([.text(deck), .text(id)])
      guard connection.changes > 0 else { throw unknownCard(id) }
      try makeCards(inDeck: deck)
    }
  }

  /// Deletes an entry with its cards and their answers; says whether it was there.
  @discardableResult
  package func deleteEntry(id: String) throws(DatabaseError) -> Bool {
    try delete("DELETE FROM card_entry WHERE id = ?", [.text(id)]) > 0
  }

  /// The entry with this id and how far the learner is with it.
  package func entry(id: String) throws(DatabaseError) -> EntryInDeck? {
    try found("e.id = ?", [.text(id)]).first
  }

  /// Entries of a word, whatever its case and spaces, in the order in which they came.
  package func entries(ofWord word: String) throws(DatabaseError) -> [EntryInDeck] {
    try found("e.folded = ?", [.text(CardEntry.folded(word))])
  }

  /// Entries in which all of these words occur, also without their marks: `sehir` finds `şehir`.
  ///
  /// In the order of the Turkish alphabet, those whose word begins with the text first.
  package func search(_ text: String, limit: Int) throws(DatabaseError) -> [EntryInDeck] {
    let words = CardEntry.searchable(text).split(whereSeparator: \.isWhitespace).map(String.init)
    let condition = words.map { _ in "instr(e.search, ?)" }.joined(separator: " AND ")
    let entries = try found(condition.isEmpty ? "1" : condition, words.map { .text($0) })
    let beginning = CardEntry.searchable(text)
    let ranked = entries.map { found in
      let isFirst = CardEntry.searchable(found.entry.word).hasPrefix(beginning)
      return (rank: isFirst ? 0 : 1, key: CollationKey(found.entry.word), found: found)
    }
    return ranked.sorted { ($0.rank, $0.key) < ($1.rank, $1.key) }.prefix(limit).map(\.found)
  }

  /// The entries of a deck, or of all, in the order of the Turkish alphabet.
  package func entries(
    inDeck deck: String? = nil,
    category: String? = nil
  ) throws(DatabaseError) -> [EntryInDeck] {
    let entries =
      if let deck { try found("d.id = ?", [.text(deck)]) } else { try found("1", []) }
    let chosen = entries.filter { found in
      guard let category = category.map(CardEntry.folded) else { return true }
      return found.entry.categories.contains { CardEntry.folded($0) == category }
    }
    return chosen.map { (key: CollationKey($0.entry.word), found: $0) }
      .sorted { $0.key < $1.key }.map(\.found)
  }

  /// The entries of a deck in the order in which they came.
  func entriesAsAdded(inDeck deck: String) throws(DatabaseError) -> [EntryInDeck] {
    try found("d.id = ?", [.text(deck)])
  }

  func insert(_ row: CardEntryRow, into deck: String) throws(DatabaseError) -> Bool {
    try connection.statement(CardEntryRow.insertion).run(row.values + [.text(deck)])
    return connection.changes > 0
  }

  func number(ofEntry id: String) throws(DatabaseError) -> Int64? {
    try connection.statement("SELECT number FROM card_entry WHERE id = ?")
      .one([.text(id)]) { $0.integer(0) }
  }

  func unknownCard(_ id: String) -> DatabaseError {
    DatabaseError(.unknownCard(id), path: connection.path)
  }

  /// Entries with their cards, in the order in which they came.
  private func found(
    _ condition: String,
    _ values: [Statement.Value]
  ) throws(DatabaseError) -> [EntryInDeck] {
    var entries: [EntryInDeck] = []
    try connection.statement(
      """
      SELECT \(CardEntryRow.columns(of: "e")), d.id, c.kind, \(StandingRow.columns(of: "c"))
      FROM card_entry AS e JOIN deck AS d ON d.number = e.deck
      LEFT JOIN card AS c ON c.entry = e.number
      WHERE \(condition) ORDER BY e.number, c.number
      """
    ).run(values) { (row) throws(DatabaseError) in
      if entries.last?.entry.id != row.text(0) {
        entries.append(
          EntryInDeck(deck: row.text(12), entry: try CardEntryRow(row).entry, cards: [])
        )
      }
      guard !row.isNull(13) else { return }
      let kind = try row.value(13) { CardKind(rawValue: $0) }
      let standing = try StandingRow(row, from: 14).standing(failing: unknownValue)
      entries[entries.count - 1].cards.append(.init(kind: kind, standing: standing))
    }
    return entries
  }

  func unknownValue(_ column: String, _ value: String) -> DatabaseError {
    DatabaseError(.unknownValue(column: column, value: value), path: connection.path)
  }
}
