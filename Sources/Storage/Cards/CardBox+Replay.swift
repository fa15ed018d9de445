import Cards
import Memory

extension CardBox {
  /// Computes the state of a card from its log, and sorts the log by time.
  ///
  /// If the first answers of a card are missing, the replay begins with the state before the first
  /// known answer. A card without answers stays as it is.
  func replay(card number: Int64) throws(DatabaseError) {
    guard let card = try card(number: Int(number)), let deck = try decks.find(id: card.deck) else {
      return
    }
    guard let first = try firstAnswer(ofCard: number) else { return }
    var rows = try connection.all(
      "\(ReviewRow.selection) WHERE r.card = ? ORDER BY r.time, r.number",
      [.integer(number)],
      ReviewRow.init
    )
    // Otherwise the import has brought an older answer, and the replay begins there.
    let base = rows.first?.answer.id == first.id ? first.before : nil
    try connection.run("DELETE FROM review WHERE card = ?", [.integer(number)])
    let scheduler = deck.settings.scheduler.scheduler
    var standing = CardStanding()
    if let base, base.state != nil {
      standing = try base.standing(failing: unknownValue)
      standing.memory = standing.memory.map(scheduler.converted)
    }
    standing.status = card.standing.status
    for index in rows.indices {
      rows[index].before = StandingRow(standing)
      _ = try insert(rows[index], ofCard: number)
      standing = standing.answered(rows[index].answer, by: scheduler, card.id.seed)
    }
    standing.skippedUntil = card.standing.skippedUntil
    try set(StandingRow(standing), ofCard: number)
  }

  /// The first answer in the log of a card, with the state of the card before it.
  private func firstAnswer(
    ofCard number: Int64
  ) throws(DatabaseError) -> (id: String, before: StandingRow)? {
    var rows = try connection.rows(
      "SELECT id, before FROM review WHERE card = ? ORDER BY number LIMIT 1",
      [.integer(number)]
    )
    guard let row = try rows.next() else { return nil }
    return (id: row.text(0), before: try row.value(1) { StandingRow($0) })
  }
}
