package import Coordination
import Memory

/// Answers to cards, and what else changes them.
extension LearnerStore {
  /// Keeps an answer and the standing that it leads to, both or neither.
  ///
  /// Throws `.cardChanged` without storing anything if the card is not as it was read.
  package func record(
    _ answer: CardAnswer,
    before: CardStanding,
    after: CardStanding
  ) throws(DatabaseError) {
    try prepareToWrite()
    try connection.transaction { () throws(DatabaseError) in
      let card = try number(of: answer.card, standing: StandingRow(before))
      try write(StandingRow(after), ofCard: card)
      let row = ReviewRow(answer, before: StandingRow(before))
      try connection.statement(ReviewRow.insertion).run(row.values + [.integer(card)])
      guard connection.changes > 0 else { throw changed(answer.card) }
    }
  }

  /// Takes an answer back: it leaves the log, and the card is as it was before, byte for byte.
  ///
  /// Throws `.cardChanged` if the card was answered again since.
  package func takeBack(answer id: String) throws(DatabaseError) {
    try prepareToWrite()
    try connection.transaction { () throws(DatabaseError) in
      let last = try connection.statement(Self.lastAnswer).one([.text(id)]) {
        (row) throws(DatabaseError) in
        (
          card: row.integer(0), before: try row.value(1) { StandingRow($0) },
          isLast: row.integer(2) != 0
        )
      }
      guard let last, last.isLast else {
        throw DatabaseError(.cardChanged(id), path: connection.path)
      }
      try connection.statement("DELETE FROM review WHERE id = ?").run([.text(id)])
      try set(last.before, ofCard: last.card)
    }
  }

  /// Changes the standing of a card without an answer: known, skipped, or as it was.
  package func set(
    _ standing: CardStanding,
    of card: CardID,
    before: CardStanding
  ) throws(DatabaseError) {
    try prepareToWrite()
    try connection.transaction { () throws(DatabaseError) in
      let number = try number(of: card, standing: StandingRow(before))
      try set(StandingRow(standing), ofCard: number)
    }
  }

  /// The card with this name.
  package func card(_ id: CardID) throws(DatabaseError) -> ReviewCard? {
    try connection.statement(
      "\(Self.reviewCard) WHERE e.id = ?1 AND k.name = ?2 AND \(Self.isCard)"
    )
    .one([.text(id.entry), .text(id.kind.rawValue)], reviewCard)
  }

  /// The card with this number.
  package func card(number: Int) throws(DatabaseError) -> ReviewCard? {
    try connection.statement(
      "\(Self.reviewCard) WHERE e.number = ?1 / 4 AND k.place = ?1 % 4 AND \(Self.isCard)"
    )
    .one([.init(number)], reviewCard)
  }

  /// The cards with these numbers that there are, in the order of the numbers.
  package func cards(numbers: some Sequence<Int>) throws(DatabaseError) -> [ReviewCard] {
    try makeRoom()
    return try connection.reading { () throws(DatabaseError) in
      var cards: [ReviewCard] = []
      for number in numbers.sorted() {
        if let card = try card(number: number) { cards.append(card) }
      }
      return cards
    }
  }

  /// The answers to a card, the first first.
  package func answers(to card: CardID) throws(DatabaseError) -> [CardAnswer] {
    var answers: [CardAnswer] = []
    try connection.statement(
      "\(ReviewRow.selection) WHERE e.id = ? AND c.kind = ? ORDER BY r.number"
    )
    .run([.text(card.entry), .text(card.kind.rawValue)]) { (row) throws(DatabaseError) in
      answers.append(try ReviewRow(row).answer)
    }
    return answers
  }

  /// The answers given last, the latest first, each with the card as it was before.
  package func lastAnswers(limit: Int) throws(DatabaseError) -> [PastAnswer] {
    var found: [(row: ReviewRow, card: ReviewCard)] = []
    try connection.statement("\(ReviewRow.selection) ORDER BY r.time DESC, r.number DESC LIMIT ?")
      .run([.init(limit)]) { (row) throws(DatabaseError) in
        guard let card = try card(number: row.int(11)) else { return }
        found.append((try ReviewRow(row), card))
      }
    return try found.map { (item) throws(DatabaseError) in
      var card = item.card
      card.standing = try item.row.before.standing(failing: unknownValue)
      return PastAnswer(answer: item.row.answer, card: card)
    }
  }

  /// Gives a card this standing; one that stands as if never touched keeps no row.
  func set(_ row: StandingRow, ofCard number: Int64) throws(DatabaseError) {
    try write(row, ofCard: number)
    guard row == .new else { return }
    try connection.statement(StandingRow.clearing).run([.integer(number)])
  }

  /// Gives a card a row that says this.
  func write(_ row: StandingRow, ofCard number: Int64) throws(DatabaseError) {
    guard let kind = CardKind(ofCard: Int(number)) else { throw unknownCard("\(number)") }
    try connection.statement(StandingRow.setting)
      .run(row.values + [.integer(number), .text(kind.rawValue)])
  }

  /// The number of a card that stands as it was read.
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
    DatabaseError(.cardChanged(card.description), path: connection.path)
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

  /// Entries `e` with their decks `d` and each kind `k` that is asked or was answered, and the
  /// row `c` of the card where it has one.
  static let everyCard = """
    card_entry AS e JOIN deck AS d ON d.number = e.deck JOIN \(CardKind.table) AS k
    LEFT JOIN card AS c ON c.number = e.number * 4 + k.place
    """

  /// Leaves the kinds out that are neither asked nor answered.
  static let isCard = "(c.number IS NOT NULL OR instr(\(askedKinds), k.name))"

  private static let reviewCard = """
    SELECT d.id, k.name, \(CardEntryRow.columns(of: "e")), \(StandingRow.columns(of: "c")),
      e.number * 4 + k.place
    FROM \(everyCard)
    """

  /// The card of an answer, its standing before, and whether no answer to it is later.
  private static let lastAnswer = """
    SELECT card, before, number = (SELECT max(o.number) FROM review AS o WHERE o.card = review.card)
    FROM review WHERE id = ?
    """
}
