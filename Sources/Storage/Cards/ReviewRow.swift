import Cards
import Memory

/// An answer to a card in the columns of its table.
struct ReviewRow {
  let answer: CardAnswer
  /// The state of the card before the answer.
  var before: StandingRow

  init(_ answer: CardAnswer, before: StandingRow) {
    self.answer = answer
    self.before = before
  }

  /// All columns except the card, which the table stores as a number.
  static let columns = """
    id, time, day, rating, typed, milliseconds, scheduler, in_session, before
    """

  /// Adds the answer to the card with the number `?10`.
  static let insertion = """
    INSERT INTO review (\(columns), card) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING
    """

  /// The values of ``columns``.
  var values: [Statement.Value] {
    [
      .text(answer.id), .integer(answer.time), .init(answer.day.number),
      .init(answer.rating.rawValue), .init(answer.typed), .integer(answer.milliseconds),
      .text(answer.scheduler), .integer(answer.inSession ? 1 : 0), .text(before.text),
    ]
  }

  /// A query for all answers with the ids of their cards, as ``init(_:)`` reads them.
  static let selection = """
    SELECT \(columns.split(separator: ", ").map { "r.\($0)" }.joined(separator: ", ")),
      e.id, c.kind, c.number
    FROM review AS r JOIN card AS c ON c.number = r.card JOIN card_entry AS e ON e.number = c.entry
    """

  /// Reads a row of ``selection``.
  init(_ row: Statement.Row) throws(DatabaseError) {
    let card = CardID(entry: row.text(9), kind: try row.value(10) { CardKind(rawValue: $0) })
    answer = CardAnswer(
      id: row.text(0),
      card: card,
      time: row.integer(1),
      day: StudyDay(row.int(2)),
      rating: try row.value(3) { Int($0).flatMap { Rating(rawValue: $0) } },
      typed: row.optionalText(4),
      milliseconds: row.integer(5),
      scheduler: row.text(6),
      inSession: row.integer(7) != 0
    )
    before = try row.value(8) { StandingRow($0) }
  }
}
