import Cards

/// Decks, entries, cards and answers to cards.
extension Salvage {
  mutating func takeCards() throws(DatabaseError) {
    try takeEach("deck", of: .decks) { (salvage, number) throws(DatabaseError) in
      let sql = "SELECT \(DeckRow.columns) FROM deck WHERE number = ?"
      let row = salvage.read(sql, number) { (row) throws(DatabaseError) in try DeckRow(row) }
      guard let row else { return false }
      let known = "SELECT 1 FROM deck WHERE id = ?"
      if try !salvage.isKnown(known, row.deck.id) { try salvage.add(.deck(row)) }
      return true
    }
    try takeEach("card_entry", of: .words) { (salvage, number) throws(DatabaseError) in
      try salvage.takeEntry(number)
    }
    try takeEach("card", of: .answersToCards) { (salvage, number) throws(DatabaseError) in
      try salvage.takeCard(number)
    }
    try takeEach("review", of: .answersToCards) { (salvage, number) throws(DatabaseError) in
      let sql = "\(ReviewRow.selection) WHERE r.number = ?"
      let row = salvage.read(sql, number) { (row) throws(DatabaseError) in try ReviewRow(row) }
      guard let row else { return false }
      let known = "SELECT 1 FROM review WHERE id = ?"
      if try !salvage.isKnown(known, row.answer.id) { try salvage.add(.review(row)) }
      return true
    }
  }

  private mutating func takeEntry(_ number: Int64) throws(DatabaseError) -> Bool {
    let sql = """
      SELECT \(CardEntryRow.columns(of: "e")), e.position, d.id
      FROM card_entry AS e JOIN deck AS d ON d.number = e.deck WHERE e.number = ?
      """
    let found = read(sql, number) { (row) throws(DatabaseError) in
      var entry = try CardEntryRow(row)
      entry.position = row.int(12)
      return (entry: entry, deck: row.text(13))
    }
    guard let found else { return false }
    let known = "SELECT 1 FROM card_entry WHERE id = ?"
    guard try !isKnown(known, found.entry.entry.id) else { return true }
    try add(.cardEntry(found.entry, deck: found.deck))
    return true
  }

  private mutating func takeCard(_ number: Int64) throws(DatabaseError) -> Bool {
    let sql = """
      SELECT e.id, c.kind, \(StandingRow.columns(of: "c"))
      FROM card AS c JOIN card_entry AS e ON e.number = c.entry WHERE c.number = ?
      """
    let row = read(sql, number) { (row) throws(DatabaseError) in
      CardRow(
        id: CardID(entry: row.text(0), kind: try row.value(1) { CardKind(rawValue: $0) }),
        standing: StandingRow(row, from: 2)
      )
    }
    guard let row else { return false }
    let known = try target.standing(of: row.id)
    if known == nil || known?.row == .new { try add(.card(row)) }
    return true
  }
}
