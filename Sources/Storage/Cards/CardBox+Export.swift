import Cards

extension CardBox {
  /// Writes the entries of a deck, each followed by its cards that are not new; false if writing
  /// was stopped.
  func export(deck: String, to write: ExportWriter) throws(DatabaseError) -> Bool {
    var entries = try connection.rows(
      """
      SELECT \(CardEntryRow.columns(of: "e")), e.position, e.kinds FROM card_entry AS e
      JOIN deck AS d ON d.number = e.deck
      WHERE d.id = ? ORDER BY e.number
      """,
      [.text(deck)]
    )
    while let row = try entries.next() {
      var entry = try CardEntryRow(row)
      entry.position = row.int(12)
      if !row.isNull(13) { entry.kinds = try row.value(13, DeckRow.kinds) }
      guard try write(.cardEntry(entry, deck: deck)) else { return false }
      guard try exportCards(of: entry.entry.id, to: write) else { return false }
    }
    return true
  }

  private func exportCards(of entry: String, to write: ExportWriter) throws(DatabaseError) -> Bool {
    var cards = try connection.rows(
      """
      SELECT c.kind, \(StandingRow.columns(of: "c")) FROM card AS c
      JOIN card_entry AS e ON e.number = c.entry WHERE e.id = ? ORDER BY c.number
      """,
      [.text(entry)]
    )
    while let row = try cards.next() {
      let kind = try row.value(0) { CardKind(rawValue: $0) }
      let standing = StandingRow(row, from: 1)
      let card = CardRow(id: CardID(entry: entry, kind: kind), standing: standing)
      guard try write(.card(card)) else { return false }
    }
    return true
  }

  /// Writes the answers to cards in the order of the log; false if writing was stopped.
  func exportAnswers(to write: ExportWriter) throws(DatabaseError) -> Bool {
    var reviews = try connection.rows("\(ReviewRow.selection) ORDER BY r.number")
    while let row = try reviews.next() {
      guard try write(.review(ReviewRow(row))) else { return false }
    }
    return true
  }
}
