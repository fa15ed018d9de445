package import Cards

extension CardBox {
  /// Adds an entry to a deck unless its id is known; says whether it was added.
  @discardableResult
  package func add(_ entry: CardEntry, to deck: String) throws(DatabaseError) -> Bool {
    try record.change { () throws(DatabaseError) in
      guard try decks.find(id: deck) != nil else { throw decks.unknownDeck(deck) }
      return try insert(CardEntryRow(entry), into: deck)
    }
  }

  /// Replaces the texts of an entry; its progress stays as it is.
  package func update(_ entry: CardEntry) throws(DatabaseError) {
    try record.change { () throws(DatabaseError) in
      guard try number(ofEntry: entry.id) != nil else { throw unknownCard(entry.id) }
      try update(CardEntryRow(entry))
    }
  }

  /// Moves an entry with its cards and their progress to another deck.
  package func move(entry id: String, to deck: String) throws(DatabaseError) {
    try record.change { () throws(DatabaseError) in
      guard try decks.find(id: deck) != nil else { throw decks.unknownDeck(deck) }
      let isKnown = try connection.modify(
        "UPDATE card_entry SET deck = (SELECT number FROM deck WHERE id = ?) WHERE id = ?",
        [.text(deck), .text(id)]
      )
      if !isKnown { throw unknownCard(id) }
    }
  }

  /// Deletes an entry with its cards and their answers; says whether it existed.
  @discardableResult
  package func deleteEntry(id: String) throws(DatabaseError) -> Bool {
    try record.delete("DELETE FROM card_entry WHERE id = ?", [.text(id)]) > 0
  }

  /// The entry with this id and its cards.
  package func entry(id: String) throws(DatabaseError) -> EntryInDeck? {
    try entries(where: "e.id = ?", [.text(id)]).first
  }

  /// Entries of a word, ignoring case and spaces, in the order in which they were added.
  package func entries(ofWord word: String) throws(DatabaseError) -> [EntryInDeck] {
    try entries(where: "e.folded = ?", [.text(CardEntry.folded(word))])
  }

  /// The words of all entries, each once.
  package func words() throws(DatabaseError) -> [String] {
    try connection.all("SELECT DISTINCT word FROM card_entry") { $0.text(0) }
  }

  /// The entries that contain all words of a text; Turkish marks are optional: `sehir` finds
  /// `şehir`.
  ///
  /// They are in the order of the Turkish alphabet; those whose word begins with the text come
  /// first.
  package func search(_ text: String, limit: Int) throws(DatabaseError) -> [EntryInDeck] {
    let words = CardEntry.searchable(text).split(whereSeparator: \.isWhitespace).map(String.init)
    let condition = words.map { _ in "instr(e.search, ?)" }.joined(separator: " AND ")
    let entries = try entries(where: condition.isEmpty ? "1" : condition, words.map { .text($0) })
    return Array(entries.ranked(for: text).prefix(limit))
  }

  /// The entries of a deck, or of all, in the order of the Turkish alphabet.
  package func entries(
    inDeck deck: String? = nil,
    category: String? = nil
  ) throws(DatabaseError) -> [EntryInDeck] {
    let entries =
      if let deck {
        try self.entries(where: "d.id = ?", [.text(deck)])
      } else {
        try self.entries(where: "1", [])
      }
    return entries.listed(category: category)
  }

  /// The entries of a deck in the order in which they were added.
  func entriesAsAdded(inDeck deck: String) throws(DatabaseError) -> [EntryInDeck] {
    try entries(where: "d.id = ?", [.text(deck)])
  }

  /// Adds an entry unless its id is known or its deck is unknown; says whether it was added.
  func insert(_ row: CardEntryRow, into deck: String) throws(DatabaseError) -> Bool {
    guard let number = try decks.number(of: deck) else { return false }
    let isNew = try connection.modify(CardEntryRow.insertion, row.values(inDeck: number))
    guard isNew else { return false }
    try share(word: row.entry.foldedWord)
    return true
  }

  /// Replaces the texts of an entry unless they are the same.
  func update(_ row: CardEntryRow) throws(DatabaseError) {
    let before = try connection.one(
      "SELECT folded FROM card_entry WHERE id = ?",
      [.text(row.entry.id)]
    ) { $0.text(0) }
    try connection.run(CardEntryRow.update, row.values)
    let word = row.entry.foldedWord
    guard let before, before != word else { return }
    try share(word: before)
    try share(word: word)
  }

  /// Updates the table of shared words for the entries with this folded word.
  func share(word: String) throws(DatabaseError) {
    let entries = try connection.all(
      "SELECT number FROM card_entry WHERE folded = ? ORDER BY number",
      [.text(word)]
    ) { $0.integer(0) }
    guard let first = entries.first else { return }
    for entry in entries {
      if entries.count > 1 {
        try connection.run(
          "INSERT OR REPLACE INTO shared_word VALUES (?, ?)",
          [.integer(entry), .integer(first)]
        )
      } else {
        try connection.run("DELETE FROM shared_word WHERE entry = ?", [.integer(entry)])
      }
    }
  }

  func number(ofEntry id: String) throws(DatabaseError) -> Int64? {
    try connection.number("SELECT number FROM card_entry WHERE id = ?", [.text(id)])
  }

  /// Entries with their cards, in the order in which they were added.
  private func entries(
    where condition: String,
    _ values: [Statement.Value]
  ) throws(DatabaseError) -> [EntryInDeck] {
    var entries: [EntryInDeck] = []
    var rows = try connection.rows(
      """
      SELECT \(CardEntryRow.columns(of: "e")), d.id, k.name, \(StandingRow.columns(of: "c"))
      FROM \(Self.everyCard) WHERE \(condition) AND \(Self.isCard) ORDER BY e.number, k.place
      """,
      values
    )
    while let row = try rows.next() {
      if entries.last?.entry.id != row.text(0) {
        let entry = try CardEntryRow(row).entry
        entries.append(EntryInDeck(deck: row.text(12), entry: entry, cards: []))
      }
      let kind = try row.value(13) { CardKind(rawValue: $0) }
      let standing = try StandingRow(row, from: 14).standing(failing: unknownValue)
      entries[entries.count - 1].cards.append(.init(kind: kind, standing: standing))
    }
    return entries
  }
}
