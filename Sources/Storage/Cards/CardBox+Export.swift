import Coordination

/// Cards as JSON Lines.
extension LearnerStore {
  /// Each deck with its entries, and each of these with its cards that are not new.
  func exportDecks(_ write: (String) -> Bool) throws(Interruption) {
    let decks = try prepared("SELECT \(DeckRow.columns) FROM deck ORDER BY number")
    let entries = try prepared(
      """
      SELECT \(CardEntryRow.columns(of: "e")), e.position, e.kinds FROM card_entry AS e
      JOIN deck AS d ON d.number = e.deck
      WHERE d.id = ? ORDER BY e.number
      """
    )
    try decks.run(failing: Interruption.failed) { (row) throws(Interruption) in
      let deck = try read { () throws(DatabaseError) in try DeckRow(row) }
      try emit(.deck(deck), to: write)
      try entries.run([.text(deck.deck.id)], failing: Interruption.failed) {
        (row) throws(Interruption) in
        var entry = try read { () throws(DatabaseError) in try CardEntryRow(row) }
        entry.position = row.int(12)
        if !row.isNull(13) {
          entry.kinds = try read { () throws(DatabaseError) in try row.value(13, DeckRow.kinds) }
        }
        try emit(.cardEntry(entry, deck: deck.deck.id), to: write)
        try exportCards(of: entry.entry.id, write)
      }
    }
  }

  private func exportCards(
    of entry: String,
    _ write: (String) -> Bool
  ) throws(Interruption) {
    let cards = try prepared(
      """
      SELECT c.kind, \(StandingRow.columns(of: "c")) FROM card AS c
      JOIN card_entry AS e ON e.number = c.entry WHERE e.id = ? ORDER BY c.number
      """
    )
    try cards.run([.text(entry)], failing: Interruption.failed) { (row) throws(Interruption) in
      let kind = try read { () throws(DatabaseError) in
        try row.value(0) { CardKind(rawValue: $0) }
      }
      let card = CardRow(
        id: CardID(entry: entry, kind: kind),
        standing: StandingRow(row, from: 1)
      )
      try emit(.card(card), to: write)
    }
  }

  /// The answers to cards, in the order in which they came.
  func exportReviews(_ write: (String) -> Bool) throws(Interruption) {
    let reviews = try prepared("\(ReviewRow.selection) ORDER BY r.number")
    try reviews.run(failing: Interruption.failed) { (row) throws(Interruption) in
      let review = try read { () throws(DatabaseError) in try ReviewRow(row) }
      try emit(.review(review), to: write)
    }
  }
}
