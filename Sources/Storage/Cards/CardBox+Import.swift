import Coordination
import Memory

/// Lines about cards.
extension LearnerStore {
  /// What an import has to remember of cards until its end.
  struct CardMerge {
    /// Cards whose standing came with the import, so that their answers are in it already.
    var taken: Set<Int64> = []
    /// Cards that have answers from here and from there.
    var mixed: Set<Int64> = []
  }

  /// Adds a deck; the settings of a known one stay as they are.
  ///
  /// A deck that was begun on both machines was begun when it was first: their decks are then in one
  /// order.
  func add(_ row: DeckRow, counting summary: inout ImportSummary) throws(Refusal) {
    let isNew = try stored { () throws(DatabaseError) in try insert(row) }
    if isNew { return summary.decks += 1 }
    summary.known += 1
    try stored { () throws(DatabaseError) in
      try connection.statement("UPDATE deck SET created = ?2 WHERE id = ?1 AND created > ?2")
        .run([.text(row.deck.id), .integer(row.deck.created)])
    }
  }

  /// Remembers that the learner has deleted a deck, unless it is here.
  func addDeleted(_ id: String, counting summary: inout ImportSummary) throws(Refusal) {
    let isNew = try stored { () throws(DatabaseError) in
      try connection.statement(
        """
        INSERT INTO deleted_deck SELECT ?1 WHERE NOT EXISTS (SELECT 1 FROM deck WHERE id = ?1)
        ON CONFLICT (id) DO NOTHING
        """
      ).run([.text(id)])
      return connection.changes > 0
    }
    if !isNew { summary.known += 1 }
  }

  /// Adds an entry; the texts of a known one stay as they are.
  func add(
    _ row: CardEntryRow,
    to deck: String,
    counting summary: inout ImportSummary
  ) throws(Refusal) {
    let isNew = try stored { () throws(DatabaseError) in try insert(row, into: deck) }
    if isNew {
      summary.cards += 1
      guard row.position != 0 else { return }
      return try stored { () throws(DatabaseError) in
        try connection.statement("UPDATE card_entry SET position = ? WHERE id = ?")
          .run([.init(row.position), .text(row.entry.id)])
      }
    }
    let known = try stored { () throws(DatabaseError) in try number(ofEntry: row.entry.id) }
    guard known != nil else { throw Refusal(reason: .unknownDeck(deck)) }
    summary.known += 1
  }

  /// Adds a card, or takes over how it stands if it was never touched here.
  func add(
    _ row: CardRow,
    _ merge: inout CardMerge,
    counting summary: inout ImportSummary
  ) throws(Refusal) {
    let (number, isTaken) = try stored { () throws(DatabaseError) -> (Int64?, Bool) in
      guard let known = try standing(of: row.id) else { return (nil, false) }
      guard known.row == .new else { return (known.number, false) }
      try set(row.standing, ofCard: known.number)
      return (known.number, true)
    }
    guard let number else { throw Refusal(reason: .unknownCard(row.id.entry)) }
    if isTaken { merge.taken.insert(number) } else { summary.known += 1 }
  }

  /// Adds an answer to a card unless it is known.
  func add(
    _ row: ReviewRow,
    _ merge: inout CardMerge,
    counting summary: inout ImportSummary
  ) throws(Refusal) {
    let card = try stored { () throws(DatabaseError) in try keptCard(row.answer.card) }
    guard let card else { throw Refusal(reason: .unknownCard(row.answer.card.description)) }
    let isNew = try stored { () throws(DatabaseError) -> Bool in
      try connection.statement(ReviewRow.insertion).run(row.values + [.integer(card)])
      return connection.changes > 0
    }
    if isNew { summary.answers += 1 } else { summary.known += 1 }
    if isNew && !merge.taken.contains(card) { merge.mixed.insert(card) }
  }

  /// Derives cards with answers from both sides anew from all of them in the order of time.
  func settle(_ merge: CardMerge) throws(Refusal) {
    for card in merge.mixed.sorted() {
      try stored { () throws(DatabaseError) in try replay(card: card) }
    }
  }

  /// The number of a card of an entry that there is, and how it stands.
  func standing(of id: CardID) throws(DatabaseError) -> (number: Int64, row: StandingRow)? {
    try connection.statement(Self.standingOfCard)
      .one([.text(id.entry), .init(id.kind.place)]) { row in
        (number: row.integer(0), row: StandingRow(row, from: 1))
      }
  }

  /// The number of a card that has a row from now on, so that answers may refer to it; nil if its
  /// entry is not there.
  func keptCard(_ id: CardID) throws(DatabaseError) -> Int64? {
    guard let known = try standing(of: id) else { return nil }
    if known.row == .new { try write(known.row, ofCard: known.number) }
    return known.number
  }

  /// Derives the standing of a card from its log, which is put into the order of time.
  ///
  /// A card that came without its first answers begins as it stood before the first of those that
  /// are known, and without any it stays as it is.
  func replay(card number: Int64) throws(DatabaseError) {
    guard let card = try card(number: Int(number)), let deck = try deck(id: card.deck) else {
      return
    }
    let first = try connection.statement(
      "SELECT id, before FROM review WHERE card = ? ORDER BY number LIMIT 1"
    ).one([.integer(number)]) { (row) throws(DatabaseError) in
      (id: row.text(0), before: try row.value(1) { StandingRow($0) })
    }
    guard let first else { return }
    var rows: [ReviewRow] = []
    try connection.statement("\(ReviewRow.selection) WHERE r.card = ? ORDER BY r.time, r.number")
      .run([.integer(number)]) { (row) throws(DatabaseError) in rows.append(try ReviewRow(row)) }
    // Answers from before that time tell how the card came to stand so.
    let base = rows.first?.answer.id == first.id ? first.before : nil
    try connection.statement("DELETE FROM review WHERE card = ?").run([.integer(number)])
    let scheduler = deck.settings.scheduler.scheduler
    var standing = CardStanding()
    if let base, base.state != nil {
      standing = try base.standing(failing: unknownValue)
      standing.memory = standing.memory.map(scheduler.carried)
    }
    standing.status = card.standing.status
    for var row in rows {
      row.before = StandingRow(standing)
      try connection.statement(ReviewRow.insertion).run(row.values + [.integer(number)])
      standing = standing.answered(row.answer, by: scheduler, card.id.seed)
    }
    standing.skippedUntil = card.standing.skippedUntil
    try set(StandingRow(standing), ofCard: number)
  }

  private static let standingOfCard = """
    SELECT e.number * 4 + ?2, \(StandingRow.columns(of: "c")) FROM card_entry AS e
    LEFT JOIN card AS c ON c.number = e.number * 4 + ?2 WHERE e.id = ?1
    """
}
