package import Cards

/// Statistics from the log of reviews.
extension CardBox {
  /// The statistics of a card.
  package func statistics(of card: CardID) throws(DatabaseError) -> CardStatistics {
    try statistics("e.id = ? AND c.kind = ?", [.text(card.entry), .text(card.kind.rawValue)])
  }

  /// The statistics of the cards of a deck.
  package func statistics(ofDeck deck: String) throws(DatabaseError) -> CardStatistics {
    try statistics("d.id = ?", [.text(deck)])
  }

  /// The number of entries of each deck, by the id of the deck.
  package func entryCounts() throws(DatabaseError) -> [String: Int] {
    var counts: [String: Int] = [:]
    var rows = try connection.rows(
      """
      SELECT d.id, (SELECT count(*) FROM card_entry AS e WHERE e.deck = d.number) FROM deck AS d
      """
    )
    while let row = try rows.next() { counts[row.text(0)] = row.int(1) }
    return counts
  }

  private func statistics(
    _ condition: String,
    _ values: [Statement.Value]
  ) throws(DatabaseError) -> CardStatistics {
    let found = try connection.one(
      """
      SELECT count(*), total(r.rating > iif(r.scheduler LIKE 'learnio%', 2, 1)),
        total(r.milliseconds), count(DISTINCT r.day), max(r.time)
      FROM review AS r JOIN card AS c ON c.number = r.card
      JOIN card_entry AS e ON e.number = c.entry JOIN deck AS d ON d.number = c.deck
      WHERE \(condition)
      """,
      values
    ) { row in
      var statistics = CardStatistics()
      statistics.answers = row.int(0)
      statistics.known = row.int(1)
      statistics.milliseconds = row.integer(2)
      statistics.days = row.int(3)
      statistics.last = row.isNull(4) ? nil : row.integer(4)
      return statistics
    }
    return found ?? CardStatistics()
  }
}
