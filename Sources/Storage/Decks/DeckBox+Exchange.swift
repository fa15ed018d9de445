import Cards

/// Export and import of decks.
extension DeckBox {
  /// Writes each deck followed by its entries, and each entry followed by its cards that are not
  /// new; false if writing was stopped.
  func export(to write: ExportWriter) throws(DatabaseError) -> Bool {
    let cards = CardBox(record: record)
    var decks = try connection.rows("SELECT \(DeckRow.columns) FROM deck ORDER BY number")
    while let row = try decks.next() {
      let deck = try DeckRow(row)
      guard try write(.deck(deck)), try cards.export(deck: deck.deck.id, to: write) else {
        return false
      }
    }
    return true
  }

  /// Adds a deck; a known one keeps its settings.
  ///
  /// A known deck gets the earlier of the two creation times, so that decks are in the same order
  /// on every machine.
  func merge(_ row: DeckRow) throws(DatabaseError) -> MergeResult {
    if try insert(row) { return .added }
    try connection.run(
      "UPDATE deck SET created = ?2 WHERE id = ?1 AND created > ?2",
      [.text(row.deck.id), .integer(row.deck.created)]
    )
    return .known
  }

  /// Notes that the learner has deleted a deck, unless the record has the deck.
  func mergeDeleted(_ id: String) throws(DatabaseError) -> MergeResult {
    let isNew = try connection.modify(
      """
      INSERT INTO deleted_deck SELECT ?1 WHERE NOT EXISTS (SELECT 1 FROM deck WHERE id = ?1)
      ON CONFLICT (id) DO NOTHING
      """,
      [.text(id)]
    )
    return isNew ? .added : .known
  }
}
