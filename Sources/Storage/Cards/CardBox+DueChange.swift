import Coordination
package import Memory

/// Words that are asked earlier than they are due.
extension LearnerStore {
  /// Lets a word that was missed be asked today: known cards become due, new ones come first.
  ///
  /// Those put aside or skipped stay so.
  @discardableResult
  package func hasten(word: String, on day: StudyDay) throws(DatabaseError) -> Hastened {
    try prepareToWrite()
    return try connection.transaction { () throws(DatabaseError) in
      var cards: [(number: Int64, row: StandingRow, place: Int)] = []
      try connection.statement(
        """
        SELECT e.number * 4 + k.place, \(StandingRow.columns(of: "c")), e.position
        FROM \(Self.everyCard)
        WHERE e.folded = ? AND \(Self.isCard) AND coalesce(c.status, 'active') = 'active'
        AND c.due_at IS NULL
        """
      ).run([.text(CardEntry.folded(word))]) { row in
        cards.append((row.integer(0), StandingRow(row, from: 1), row.int(8)))
      }
      var hastened = Hastened()
      hastened.count = cards.count
      for card in cards {
        var standing = try card.row.standing(failing: unknownValue)
        if standing.isNew {
          guard card.place >= 0 else { continue }
          hastened.places[card.number / 4] = card.place
          try place(-1, entry: card.number / 4)
        } else if case .on(let due)? = standing.due, due > day {
          standing.memory = standing.memory?.postponed(to: day)
          let after = StandingRow(standing)
          hastened.moved.append(Hastened.Move(card: card.number, before: card.row, after: after))
          try set(after, ofCard: card.number)
        }
      }
      return hastened
    }
  }

  /// Takes back what hastening has changed, but for cards that were answered or changed since.
  package func takeBack(_ hastened: Hastened) throws(DatabaseError) {
    try prepareToWrite()
    try connection.transaction { () throws(DatabaseError) in
      for move in hastened.moved {
        let row = try connection.statement(Self.row).one([.integer(move.card)]) { StandingRow($0) }
        if row == move.after { try set(move.before, ofCard: move.card) }
      }
      for (entry, place) in hastened.places { try self.place(place, entry: entry) }
    }
  }

  /// Deletes a deck of which no card was ever touched; gives whether it was one.
  @discardableResult
  package func deleteUntouched(deck id: String) throws(DatabaseError) -> Bool {
    try prepareToWrite()
    return try connection.transaction { () throws(DatabaseError) in
      try connection.statement(
        """
        DELETE FROM deck WHERE id = ?
        AND NOT EXISTS (SELECT 1 FROM card WHERE card.deck = deck.number)
        """
      ).run([.text(id)])
      return connection.changes > 0
    }
  }

  private static let row = "SELECT \(StandingRow.columns) FROM card WHERE number = ?"

  private func place(_ place: Int, entry: Int64) throws(DatabaseError) {
    try connection.statement("UPDATE card_entry SET position = ? WHERE number = ?")
      .run([.init(place), .integer(entry)])
  }
}
