package import Coordination

/// Entries: words with their meanings, fronts with their backs.
extension LearnerStore {
  /// Adds an entry with its cards to a deck unless its id is known; says whether it was added.
  @discardableResult
  package func add(_ entry: CardEntry, to deck: String) throws(DatabaseError) -> Bool {
    try prepareToWrite()
    return try connection.transaction { () throws(DatabaseError) in
      guard try self.deck(id: deck) != nil else { throw unknownDeck(deck) }
      return try insert(CardEntryRow(entry), into: deck)
    }
  }

  /// Puts other texts in the place of an entry's; its progress stays as it is.
  package func update(_ entry: CardEntry) throws(DatabaseError) {
    try prepareToWrite()
    try connection.transaction { () throws(DatabaseError) in
      guard try number(ofEntry: entry.id) != nil else { throw unknownCard(entry.id) }
      try update(CardEntryRow(entry))
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

  /// The words of all entries, each once.
  package func words() throws(DatabaseError) -> [String] {
    var words: [String] = []
    try connection.statement("SELECT DISTINCT word FROM card_entry")
      .run { words.append($0.text(0)) }
    return words
  }

  /// Entries in which all of these words occur, also without their marks: `sehir` finds `şehir`.
  ///
  /// In the order of the Turkish alphabet, those whose word begins with the text first.
  package func search(_ text: String, limit: Int) throws(DatabaseError) -> [EntryInDeck] {
    let words = CardEntry.searchable(text).split(whereSeparator: \.isWhitespace).map(String.init)
    let condition = words.map { _ in "instr(e.search, ?)" }.joined(separator: " AND ")
    let entries = try found(condition.isEmpty ? "1" : condition, words.map { .text($0) })
    return Array(entries.ranked(for: text).prefix(limit))
  }

  /// The entries of a deck, or of all, in the order of the Turkish alphabet.
  package func entries(
    inDeck deck: String? = nil,
    category: String? = nil
  ) throws(DatabaseError) -> [EntryInDeck] {
    let entries =
      if let deck { try found("d.id = ?", [.text(deck)]) } else { try found("1", []) }
    return entries.listed(category: category)
  }

  /// The entries of a deck in the order in which they came.
  func entriesAsAdded(inDeck deck: String) throws(DatabaseError) -> [EntryInDeck] {
    try found("d.id = ?", [.text(deck)])
  }

  func insert(_ row: CardEntryRow, into deck: String) throws(DatabaseError) -> Bool {
    guard let number = try number(ofDeck: deck) else { return false }
    try connection.statement(CardEntryRow.insertion).run(row.values(inDeck: number))
    guard connection.changes > 0 else { return false }
    try share(word: row.entry.foldedWord)
    return true
  }

  /// Puts the texts of a row in place of those that are there, unless they are the same.
  func update(_ row: CardEntryRow) throws(DatabaseError) {
    let before = try connection.statement("SELECT folded FROM card_entry WHERE id = ?")
      .one([.text(row.entry.id)]) { $0.text(0) }
    try connection.statement(CardEntryRow.update).run(row.values)
    let word = row.entry.foldedWord
    guard let before, before != word else { return }
    try share(word: before)
    try share(word: word)
  }

  /// Notes which entries have this folded word in common.
  func share(word: String) throws(DatabaseError) {
    var entries: [Int64] = []
    try connection.statement("SELECT number FROM card_entry WHERE folded = ? ORDER BY number")
      .run([.text(word)]) { entries.append($0.integer(0)) }
    guard let first = entries.first else { return }
    for entry in entries {
      if entries.count > 1 {
        try connection.statement("INSERT OR REPLACE INTO shared_word VALUES (?, ?)")
          .run([.integer(entry), .integer(first)])
      } else {
        try connection.statement("DELETE FROM shared_word WHERE entry = ?").run([.integer(entry)])
      }
    }
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
      SELECT \(CardEntryRow.columns(of: "e")), d.id, k.name, \(StandingRow.columns(of: "c"))
      FROM \(Self.everyCard) WHERE \(condition) AND \(Self.isCard) ORDER BY e.number, k.place
      """
    ).run(values) { (row) throws(DatabaseError) in
      if entries.last?.entry.id != row.text(0) {
        entries.append(
          EntryInDeck(deck: row.text(12), entry: try CardEntryRow(row).entry, cards: [])
        )
      }
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
