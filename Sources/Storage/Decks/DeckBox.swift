package import Cards

/// The decks of cards, with their settings.
package struct DeckBox: RecordPart {
  let record: OpenRecord

  var cards: CardBox { CardBox(record: record) }

  /// All decks by creation time, an order that is the same on every machine.
  package func all() throws(DatabaseError) -> [Deck] {
    try connection.all(
      "SELECT \(DeckRow.columns) FROM deck ORDER BY created, number",
      [],
      DeckRow.init
    ).map(\.deck)
  }

  /// The deck with this id.
  package func find(id: String) throws(DatabaseError) -> Deck? {
    let sql = "SELECT \(DeckRow.columns) FROM deck WHERE id = ?"
    return try connection.one(sql, [.text(id)], DeckRow.init)?.deck
  }

  /// Adds a deck unless its id is known; says whether it was added.
  @discardableResult
  package func add(_ deck: Deck) throws(DatabaseError) -> Bool {
    try record.prepareToWrite()
    return try insert(DeckRow(deck))
  }

  /// Changes everything but the id.
  package func update(_ deck: Deck) throws(DatabaseError) {
    let isKnown = try record.change(DeckRow.update, DeckRow(deck).values)
    if !isKnown { throw unknownDeck(deck.id) }
  }

  /// Notes the time at which the deck was viewed.
  package func markViewed(deck: String, at time: Int64) throws(DatabaseError) {
    try record.prepareToWrite()
    try connection.runWithoutWaitingForDisk(
      "UPDATE deck SET viewed = ? WHERE id = ?",
      [.integer(time), .text(deck)]
    )
  }

  /// Deletes a deck with its cards and their answers; says whether it existed.
  ///
  /// The id of a course deck is added to ``deletedIDs()``.
  @discardableResult
  package func delete(id: String) throws(DatabaseError) -> Bool {
    try record.delete(
      "DELETE FROM deck WHERE id = ?",
      [.text(id)],
      noting: "INSERT INTO deleted_deck SELECT id FROM deck WHERE id = ? AND origin = 'course'"
    ) > 0
  }

  /// The ids of course decks that the learner has deleted and not added again.
  package func deletedIDs() throws(DatabaseError) -> Set<String> {
    Set(try connection.all("SELECT id FROM deleted_deck") { $0.text(0) })
  }

  /// Adds a course deck with its entries, or refreshes their texts; returns the number of new
  /// entries.
  ///
  /// A second call writes nothing. Progress, the settings of a known deck, and entries that the
  /// course no longer has stay as they are.
  @discardableResult
  package func adopt(
    _ deck: Deck,
    _ entries: [CardEntry]
  ) throws(DatabaseError) -> Int {
    try record.change { () throws(DatabaseError) in try merge(deck, entries) }
  }

  /// Does the work of ``adopt(_:_:)`` within a transaction that the caller has begun.
  @discardableResult
  func merge(
    _ deck: Deck,
    _ entries: [CardEntry],
    adding: Bool = true
  ) throws(DatabaseError) -> Int {
    if try !insert(DeckRow(deck)) {
      try connection.run(
        Self.retitling,
        [.text(deck.id), .text(deck.title), .text(deck.about)]
      )
    }
    var count = 0
    for entry in entries {
      let row = CardEntryRow(entry)
      if adding, try cards.insert(row, into: deck.id) {
        count += 1
      } else {
        try cards.update(row)
      }
    }
    return count
  }

  func insert(_ row: DeckRow) throws(DatabaseError) -> Bool {
    try connection.modify(DeckRow.insertion, row.values)
  }

  func number(of id: String) throws(DatabaseError) -> Int64? {
    try connection.number("SELECT number FROM deck WHERE id = ?", [.text(id)])
  }

  func unknownDeck(_ id: String) -> DatabaseError { record.error(.unknownDeck(id)) }

  private static let retitling = """
    UPDATE deck SET title = ?2, description = ?3
    WHERE id = ?1 AND (title, description) IS NOT (?2, ?3)
    """
}
