package import Cards
package import Memory

/// A change of scheduler, which is computed from the log.
extension DeckBox {
  /// The cards of a deck that are not new, with their logs, for a preview of another scheduler.
  package func logs(
    inDeck deck: String
  ) throws(DatabaseError) -> [ScheduleChange.Card] {
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    return try begunCards(inDeck: deck)
  }

  private func begunCards(
    inDeck deck: String
  ) throws(DatabaseError) -> [ScheduleChange.Card] {
    var cards = try connection.all(
      """
      SELECT c.number, c.state, e.id, c.kind, c.status FROM card AS c
      JOIN card_entry AS e ON e.number = c.entry
      JOIN deck AS d ON d.number = c.deck WHERE d.id = ? AND c.state IS NOT NULL ORDER BY c.number
      """,
      [.text(deck)],
      ScheduleChange.Card.init
    )
    for index in cards.indices {
      let rows = try rows(ofCard: cards[index].number)
      let first = try rows.first?.before.standing(failing: self.cards.unknownValue)
      cards[index].base = rows.isEmpty ? cards[index].state : first?.memory
      cards[index].records = rows.map(\.answer.record)
      cards[index].createdOn = cards[index].records.first?.moment.day ?? StudyDay(0)
    }
    return cards
  }

  /// Changes a deck and sets the resulting states of its cards, all or nothing.
  ///
  /// `outcomes` is called within the transaction, so it includes answers that arrived while the
  /// learner looked at a preview. The log is replayed, so answers from before the change can still
  /// be undone.
  package func update(
    _ deck: Deck,
    applying outcomes: ([ScheduleChange.Card]) -> [ScheduleChange.Outcome]
  ) throws(DatabaseError) {
    try record.change { () throws(DatabaseError) in
      let begun = try begunCards(inDeck: deck.id)
      let isKnown = try connection.modify(DeckRow.update, DeckRow(deck).values)
      if !isKnown { throw unknownDeck(deck.id) }
      for outcome in outcomes(begun) {
        try cards.replay(card: Int64(outcome.number))
        guard var standing = try cards.card(number: outcome.number)?.standing else { continue }
        standing.memory = outcome.state
        if let day = outcome.skippedUntil { standing.skippedUntil = day }
        try cards.set(StandingRow(standing), ofCard: Int64(outcome.number))
      }
    }
  }

  private func rows(ofCard number: Int) throws(DatabaseError) -> [ReviewRow] {
    try connection.all(
      "\(ReviewRow.selection) WHERE r.card = ? ORDER BY r.number",
      [.init(number)],
      ReviewRow.init
    )
  }
}

extension ScheduleChange.Card {
  /// Reads a card without its log.
  fileprivate init(_ row: Statement.Row) throws(DatabaseError) {
    let id = CardID(entry: row.text(2), kind: try row.value(3) { CardKind(rawValue: $0) })
    self.init(
      number: row.int(0),
      createdOn: StudyDay(0),
      records: [],
      state: try row.value(1) { try? MemoryState($0) },
      seed: id.seed
    )
  }
}
