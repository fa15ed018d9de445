package import Coordination
package import Memory

/// A change of scheduler, from the log.
extension LearnerStore {
  /// The begun cards of a deck with their logs, for a preview of what another scheduler would make
  /// of them.
  package func logs(
    inDeck deck: String
  ) throws(DatabaseError) -> [ScheduleChange.Card] {
    try connection.reading { () throws(DatabaseError) in try begunCards(inDeck: deck) }
  }

  private func begunCards(
    inDeck deck: String
  ) throws(DatabaseError) -> [ScheduleChange.Card] {
    var cards: [ScheduleChange.Card] = []
    try connection.statement(
      """
      SELECT c.number, c.state, e.id, c.kind, c.status FROM card AS c
      JOIN card_entry AS e ON e.number = c.entry
      JOIN deck AS d ON d.number = c.deck WHERE d.id = ? AND c.state IS NOT NULL ORDER BY c.number
      """
    ).run([.text(deck)]) { (row) throws(DatabaseError) in
      let id = CardID(
        entry: row.text(2),
        kind: try row.value(3) { CardKind(rawValue: $0) }
      )
      cards.append(
        ScheduleChange.Card(
          number: row.int(0),
          createdOn: StudyDay(0),
          records: [],
          state: try row.value(1) { try? MemoryState($0) },
          seed: id.seed
        )
      )
    }
    for index in cards.indices {
      let rows = try rows(ofCard: cards[index].number)
      let first = try rows.first?.before.standing(failing: unknownValue)
      cards[index].base = rows.isEmpty ? cards[index].state : first?.memory
      cards[index].records = rows.map(\.answer.record)
      cards[index].createdOn = cards[index].records.first?.moment.day ?? StudyDay(0)
    }
    return cards
  }

  /// Changes a deck, and gives its cards the states that the change leads to; all or nothing.
  ///
  /// `outcomes` is asked within the transaction, so that answers that came in while the learner
  /// looked at a preview count. The log is replayed, so that answers from before the change can still
  /// be taken back.
  package func update(
    _ deck: Deck,
    applying outcomes: ([ScheduleChange.Card]) -> [ScheduleChange.Outcome]
  ) throws(DatabaseError) {
    try prepareToWrite()
    try connection.transaction { () throws(DatabaseError) in
      let cards = try begunCards(inDeck: deck.id)
      try connection.statement(DeckRow.update).run(DeckRow(deck).values)
      guard connection.changes > 0 else { throw unknownDeck(deck.id) }
      for outcome in outcomes(cards) {
        try replay(card: Int64(outcome.number))
        guard var standing = try card(number: outcome.number)?.standing else { continue }
        standing.memory = outcome.state
        if let day = outcome.skippedUntil { standing.skippedUntil = day }
        try set(StandingRow(standing), ofCard: Int64(outcome.number))
      }
    }
  }

  private func rows(ofCard number: Int) throws(DatabaseError) -> [ReviewRow] {
    var rows: [ReviewRow] = []
    try connection.statement("\(ReviewRow.selection) WHERE r.card = ? ORDER BY r.number")
      .run([.init(number)]) { (row) throws(DatabaseError) in
        rows.append(try ReviewRow(row))
      }
    return rows
  }
}
