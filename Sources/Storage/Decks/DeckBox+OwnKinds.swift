package import Cards

/// Entries with their own kinds of card, as imported notes may have them.
extension DeckBox {
  /// The number of entries of a deck that have their own kinds.
  package func countOfOwnKinds(inDeck deck: String) throws(DatabaseError) -> Int {
    try connection.one(
      """
      SELECT count(*) FROM card_entry AS e JOIN deck AS d ON d.number = e.deck
      WHERE d.id = ? AND e.kinds IS NOT NULL
      """,
      [.text(deck)]
    ) { $0.int(0) } ?? 0
  }

  /// Removes the own kinds of all entries of a deck; progress stays.
  package func clearOwnKinds(inDeck deck: String) throws(DatabaseError) {
    try record.change(
      """
      UPDATE card_entry SET kinds = NULL
      WHERE deck = (SELECT number FROM deck WHERE id = ?) AND kinds IS NOT NULL
      """,
      [.text(deck)]
    )
  }

  /// The kinds of card that a deck or its entries ask; for nil, of all decks.
  package func askedKinds(inDeck deck: String?) throws(DatabaseError) -> Set<CardKind> {
    var kinds: Set<CardKind> = []
    var rows = try connection.rows(
      """
      SELECT d.kinds FROM deck AS d WHERE ?1 IS NULL OR d.id = ?1
      UNION SELECT e.kinds FROM card_entry AS e JOIN deck AS d ON d.number = e.deck
      WHERE e.kinds IS NOT NULL AND (?1 IS NULL OR d.id = ?1)
      """,
      [.init(deck)]
    )
    while let row = try rows.next() { kinds.formUnion(try row.value(0, DeckRow.kinds)) }
    return kinds
  }
}
