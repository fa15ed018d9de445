package import Cards
import Memory

extension CardBox {
  /// Stores an answer and the resulting state of its card, both or neither.
  ///
  /// Throws `.cardChanged` without storing anything if the card has changed since it was read.
  package func record(
    _ answer: CardAnswer,
    before: CardStanding,
    after: CardStanding
  ) throws(DatabaseError) {
    try record.change { () throws(DatabaseError) in
      let card = try number(of: answer.card, standing: StandingRow(before))
      try write(StandingRow(after), ofCard: card)
      let row = ReviewRow(answer, before: StandingRow(before))
      guard try insert(row, ofCard: card) else { throw changed(answer.card) }
    }
  }

  /// Undoes an answer: removes it from the log and restores the card byte for byte.
  ///
  /// Throws `.cardChanged` if the card was answered again after it.
  package func undo(answer id: String) throws(DatabaseError) {
    try record.change { () throws(DatabaseError) in
      guard let last = try undoable(answer: id) else { throw record.error(.cardChanged(id)) }
      try connection.run("DELETE FROM review WHERE id = ?", [.text(id)])
      try set(last.before, ofCard: last.card)
    }
  }

  /// The card of an answer and its earlier state; nil if the answer is unknown or not the last.
  private func undoable(
    answer id: String
  ) throws(DatabaseError) -> (card: Int64, before: StandingRow)? {
    var rows = try connection.rows(Self.lastAnswer, [.text(id)])
    guard let row = try rows.next() else { return nil }
    let before = try row.value(1) { StandingRow($0) }
    return row.integer(2) != 0 ? (card: row.integer(0), before: before) : nil
  }

  /// Changes the state of a card without an answer, as when it is marked as known or skipped.
  ///
  /// Throws `.cardChanged` without storing anything if the card is no longer in the state `before`.
  package func set(
    _ standing: CardStanding,
    of card: CardID,
    before: CardStanding
  ) throws(DatabaseError) {
    try record.change { () throws(DatabaseError) in
      let number = try number(of: card, standing: StandingRow(before))
      try set(StandingRow(standing), ofCard: number)
    }
  }

  /// The card with this id.
  package func card(_ id: CardID) throws(DatabaseError) -> ReviewCard? {
    try connection.one(
      "\(Self.reviewCard) WHERE e.id = ?1 AND k.name = ?2 AND \(Self.isCard)",
      [.text(id.entry), .text(id.kind.rawValue)],
      reviewCard
    )
  }

  /// The card with this number.
  package func card(number: Int) throws(DatabaseError) -> ReviewCard? {
    try connection.one(
      "\(Self.reviewCard) WHERE e.number = ?1 / 4 AND k.place = ?1 % 4 AND \(Self.isCard)",
      [.init(number)],
      reviewCard
    )
  }

  /// The existing cards with these numbers, in the order of the numbers.
  package func cards(numbers: some Sequence<Int>) throws(DatabaseError) -> [ReviewCard] {
    try enlargePageCache()
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    var cards: [ReviewCard] = []
    for number in numbers.sorted() {
      if let card = try card(number: number) { cards.append(card) }
    }
    return cards
  }

  /// The answers to a card, the oldest first.
  package func answers(to card: CardID) throws(DatabaseError) -> [CardAnswer] {
    try connection.all(
      "\(ReviewRow.selection) WHERE e.id = ? AND c.kind = ? ORDER BY r.number",
      [.text(card.entry), .text(card.kind.rawValue)],
      ReviewRow.init
    ).map(\.answer)
  }

  /// The latest answers, the newest first, each with the card as it was before the answer.
  package func lastAnswers(limit: Int) throws(DatabaseError) -> [PastAnswer] {
    var answers: [PastAnswer] = []
    var rows = try connection.rows(
      "\(ReviewRow.selection) ORDER BY r.time DESC, r.number DESC LIMIT ?",
      [.init(limit)]
    )
    while let row = try rows.next() {
      guard var card = try card(number: row.int(11)) else { continue }
      let review = try ReviewRow(row)
      card.standing = try review.before.standing(failing: unknownValue)
      answers.append(PastAnswer(answer: review.answer, card: card))
    }
    return answers
  }

  /// Sets the state of a card; deletes its row if the state is that of a new card.
  func set(_ row: StandingRow, ofCard number: Int64) throws(DatabaseError) {
    try write(row, ofCard: number)
    guard row == .new else { return }
    try connection.run(StandingRow.clearing, [.integer(number)])
  }

  /// Sets the state of a card in its row, which is added if it is missing.
  func write(_ row: StandingRow, ofCard number: Int64) throws(DatabaseError) {
    guard let kind = CardKind(ofCard: Int(number)) else { throw unknownCard("\(number)") }
    try connection.run(
      StandingRow.setting,
      row.values + [.integer(number), .text(kind.rawValue)]
    )
  }

  /// The number of a card; throws if the card is not in this state.
  private func number(
    of card: CardID,
    standing: StandingRow
  ) throws(DatabaseError) -> Int64 {
    let found = try self.standing(of: card)
    guard let found else { throw unknownCard(card.description) }
    guard found.row == standing else { throw changed(card) }
    return found.number
  }

  private func changed(_ card: CardID) -> DatabaseError {
    record.error(.cardChanged(card.description))
  }

  private func reviewCard(_ row: Statement.Row) throws(DatabaseError) -> ReviewCard {
    ReviewCard(
      number: row.int(21),
      deck: row.text(0),
      entry: try CardEntryRow(row, from: 2).entry,
      kind: try row.value(1) { CardKind(rawValue: $0) },
      standing: try StandingRow(row, from: 14).standing(failing: unknownValue)
    )
  }

  /// Entries `e` with their decks `d`, every kind `k`, and the row `c` of the card if it has one.
  static let everyCard = """
    card_entry AS e JOIN deck AS d ON d.number = e.deck JOIN \(CardKind.table) AS k
    LEFT JOIN card AS c ON c.number = e.number * 4 + k.place
    """

  /// Whether a row of ``everyCard`` is a card: its kind is asked, or it has a row.
  static let isCard = "(c.number IS NOT NULL OR instr(\(DueCards.askedKinds), k.name))"

  private static let reviewCard = """
    SELECT d.id, k.name, \(CardEntryRow.columns(of: "e")), \(StandingRow.columns(of: "c")),
      e.number * 4 + k.place
    FROM \(everyCard)
    """

  /// The card of an answer, its state before, and whether the answer is the last to that card.
  private static let lastAnswer = """
    SELECT card, before, number = (SELECT max(o.number) FROM review AS o WHERE o.card = review.card)
    FROM review WHERE id = ?
    """
}
