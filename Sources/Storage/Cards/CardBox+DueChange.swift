import Cards
package import Memory

extension CardBox {
  /// Makes the cards of a missed word due: known cards today, new cards before all other new ones.
  ///
  /// Cards that are marked as known or skipped stay so.
  @discardableResult
  package func makeDue(word: String, on day: StudyDay) throws(DatabaseError) -> DueChange {
    try record.change { () throws(DatabaseError) in
      let cards = try cards(ofWord: word)
      var change = DueChange()
      change.count = cards.count
      for card in cards {
        var standing = try card.row.standing(failing: unknownValue)
        if standing.isNew {
          guard card.place >= 0 else { continue }
          change.places[card.number / 4] = card.place
          try setPosition(-1, ofEntry: card.number / 4)
        } else if case .on(let due)? = standing.due, due > day {
          standing.memory = standing.memory?.postponed(to: day)
          let after = StandingRow(standing)
          change.moved.append(DueChange.Move(card: card.number, before: card.row, after: after))
          try set(after, ofCard: card.number)
        }
      }
      return change
    }
  }

  /// Undoes ``makeDue(word:on:)``, except for cards that were answered or changed since.
  package func undo(_ change: DueChange) throws(DatabaseError) {
    try record.change { () throws(DatabaseError) in
      for move in change.moved {
        let row = try connection.one(Self.row, [.integer(move.card)]) { StandingRow($0) }
        if row == move.after { try set(move.before, ofCard: move.card) }
      }
      for (entry, place) in change.places { try setPosition(place, ofEntry: entry) }
    }
  }

  /// The active cards of a word that are not in learning steps, with the positions of their
  /// entries.
  private func cards(
    ofWord word: String
  ) throws(DatabaseError) -> [(number: Int64, row: StandingRow, place: Int)] {
    try connection.all(
      """
      SELECT e.number * 4 + k.place, \(StandingRow.columns(of: "c")), e.position
      FROM \(Self.everyCard)
      WHERE e.folded = ? AND \(Self.isCard) AND coalesce(c.status, 'active') = 'active'
      AND c.due_at IS NULL
      """,
      [.text(CardEntry.folded(word))]
    ) { row in (number: row.integer(0), row: StandingRow(row, from: 1), place: row.int(8)) }
  }

  private static let row = "SELECT \(StandingRow.columns) FROM card WHERE number = ?"

  private func setPosition(_ position: Int, ofEntry entry: Int64) throws(DatabaseError) {
    try connection.run(
      "UPDATE card_entry SET position = ? WHERE number = ?",
      [.init(position), .integer(entry)]
    )
  }
}
