import Cards

/// Salvaging decks, entries, cards and answers to cards.
extension Salvage {
  func salvageCards() throws(DatabaseError) {
    try salvageEach("deck", of: .decks, salvageDeck)
    try salvageEach("card_entry", of: .words, salvageEntry)
    try salvageEach("card", of: .answersToCards, salvageCard)
    try salvageEach("review", of: .answersToCards, salvageReview)
  }

  private func salvageDeck(_ number: Int64) throws(DatabaseError) -> Bool {
    let sql = "SELECT \(DeckRow.columns) FROM deck WHERE number = ?"
    guard let row = read(sql, number, DeckRow.init) else { return false }
    let known = "SELECT 1 FROM deck WHERE id = ?"
    if try !isKnown(known, row.deck.id) { try add(.deck(row)) }
    return true
  }

  private func salvageReview(_ number: Int64) throws(DatabaseError) -> Bool {
    let sql = "\(ReviewRow.selection) WHERE r.number = ?"
    guard let row = read(sql, number, ReviewRow.init) else { return false }
    let known = "SELECT 1 FROM review WHERE id = ?"
    if try !isKnown(known, row.answer.id) { try add(.review(row)) }
    return true
  }

  private func salvageEntry(_ number: Int64) throws(DatabaseError) -> Bool {
    let sql = """
      SELECT \(CardEntryRow.columns(of: "e")), e.position, d.id
      FROM card_entry AS e JOIN deck AS d ON d.number = e.deck WHERE e.number = ?
      """
    guard let found = read(sql, number, EntryOfDeck.init) else { return false }
    let known = "SELECT 1 FROM card_entry WHERE id = ?"
    guard try !isKnown(known, found.entry.entry.id) else { return true }
    try add(.cardEntry(found.entry, deck: found.deck))
    return true
  }

  private func salvageCard(_ number: Int64) throws(DatabaseError) -> Bool {
    let sql = """
      SELECT e.id, c.kind, \(StandingRow.columns(of: "c"))
      FROM card AS c JOIN card_entry AS e ON e.number = c.entry WHERE c.number = ?
      """
    guard let row = read(sql, number, CardRow.init) else { return false }
    let known = try target.cards.standing(of: row.id)
    if known == nil || known?.row == .new { try add(.card(row)) }
    return true
  }
}

/// An entry with the id of its deck.
private struct EntryOfDeck {
  let entry: CardEntryRow
  let deck: String

  init(_ row: Statement.Row) throws(DatabaseError) {
    var entry = try CardEntryRow(row)
    entry.position = row.int(12)
    self.entry = entry
    deck = row.text(13)
  }
}

extension CardRow {
  fileprivate init(_ row: Statement.Row) throws(DatabaseError) {
    let kind = try row.value(1) { CardKind(rawValue: $0) }
    self.init(id: CardID(entry: row.text(0), kind: kind), standing: StandingRow(row, from: 2))
  }
}
