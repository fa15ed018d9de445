package import Coordination

/// Decks and how they come into the record.
extension LearnerStore {
  /// All decks, in the order in which they came.
  package func decks() throws(DatabaseError) -> [Deck] {
    var decks: [Deck] = []
    try connection.statement("SELECT \(DeckRow.columns) FROM deck ORDER BY number")
      .run { (row) throws(DatabaseError) in decks.append(try DeckRow(row).deck) }
    return decks
  }

  /// The deck with this id.
  package func deck(id: String) throws(DatabaseError) -> Deck? {
    try connection.statement("SELECT \(DeckRow.columns) FROM deck WHERE id = ?")
      .one([.text(id)]) { (row) throws(DatabaseError) in try DeckRow(row).deck }
  }

  /// Adds a deck unless its id is known; says whether it was added.
  @discardableResult
  package func add(_ deck: Deck) throws(DatabaseError) -> Bool {
    try prepareToWrite()
    return try insert(DeckRow(deck))
  }

  /// Changes all but the id; cards of kinds that the deck asks from now on are made.
  package func update(_ deck: Deck) throws(DatabaseError) {
    try prepareToWrite()
    try connection.transaction { () throws(DatabaseError) in
      try connection.statement(DeckRow.update).run(DeckRow(deck).values)
      guard connection.changes > 0 else { throw unknownDeck(deck.id) }
      try makeCards(inDeck: deck.id)
    }
  }

  /// Remembers that the deck was looked at.
  package func markViewed(deck: String, at time: Int64) throws(DatabaseError) {
    try prepareToWrite()
    try connection.statement("UPDATE deck SET viewed = ? WHERE id = ?")
      .run([.integer(time), .text(deck)])
  }

  /// Deletes a deck with its cards and their answers; says whether it was there.
  @discardableResult
  package func deleteDeck(id: String) throws(DatabaseError) -> Bool {
    try delete("DELETE FROM deck WHERE id = ?", [.text(id)]) > 0
  }

  /// Takes a deck of the course in, or refreshes its texts; progress stays as it is.
  ///
  /// Doing it again changes nothing and writes nothing. Entries that the course no longer has stay, and so do the
  /// settings of a deck that is known. The result says how many entries are new.
  @discardableResult
  package func adopt(
    _ deck: Deck,
    _ entries: [CardEntry]
  ) throws(DatabaseError) -> Int {
    try prepareToWrite()
    return try connection.transaction { () throws(DatabaseError) in
      if try !insert(DeckRow(deck)) {
        try connection.statement(Self.retitling)
          .run([.text(deck.id), .text(deck.title), .text(deck.about)])
      }
      var count = 0
      for entry in entries {
        if try insert(CardEntryRow(entry), into: deck.id) {
          count += 1
        } else {
          try connection.statement(CardEntryRow.update).run(CardEntryRow(entry).values)
        }
      }
      try makeCards(inDeck: deck.id)
      return count
    }
  }

  func insert(_ row: DeckRow) throws(DatabaseError) -> Bool {
    try connection.statement(DeckRow.insertion).run(row.values)
    return connection.changes > 0
  }

  func unknownDeck(_ id: String) -> DatabaseError {
    DatabaseError(.unknownDeck(id), path: connection.path)
  }

  /// Makes the cards that the deck asks and does not have yet, in the order of its entries.
  func makeCards(inDeck id: String) throws(DatabaseError) {
    try connection.statement(Self.missingCards).run([.text(id)])
  }

  private static let retitling = """
    UPDATE deck SET title = ?2, description = ?3
    WHERE id = ?1 AND (title, description) IS NOT (?2, ?3)
    """

  /// The kinds are listed in the order of ``CardKind``.
  private static let missingCards = """
    INSERT INTO card (entry, deck, kind)
    SELECT e.number, d.number, k.kind FROM deck AS d JOIN card_entry AS e ON e.deck = d.number
    JOIN (\(CardKind.allCases.enumerated().map { "SELECT \($0) AS place, '\($1.rawValue)' AS kind" }
    .joined(separator: " UNION ALL "))) AS k ON instr(d.kinds, ' ' || k.kind || ' ')
    WHERE d.id = ? ORDER BY e.number, k.place
    ON CONFLICT (entry, kind) DO NOTHING
    """
}
