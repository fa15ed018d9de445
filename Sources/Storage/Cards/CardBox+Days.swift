package import Memory

/// Answers to cards by day.
extension CardBox {
  /// The answers at a time or later, the earliest first: when, how long they took, and whether the
  /// card was known.
  package func answers(
    since time: Int64
  ) throws(DatabaseError) -> [(time: Int64, milliseconds: Int64, isKnown: Bool)] {
    try connection.all(
      "SELECT time, milliseconds, rating FROM review WHERE time >= ? ORDER BY time",
      [.integer(time)]
    ) { ($0.integer(0), $0.integer(1), $0.integer(2) > 1) }
  }

  /// The number of cards that were answered for the first time at a time or later.
  package func newCards(since time: Int64) throws(DatabaseError) -> Int {
    try connection.one(
      """
      SELECT count(*) FROM review AS r WHERE r.time >= ?
      AND r.number = (SELECT min(number) FROM review WHERE card = r.card)
      """,
      [.integer(time)]
    ) { $0.int(0) } ?? 0
  }

  /// The last day of study before a day on which a card was answered.
  package func lastDay(before day: StudyDay) throws(DatabaseError) -> StudyDay? {
    try connection.one(
      "SELECT day FROM review WHERE day < ? ORDER BY day DESC LIMIT 1",
      [.init(day.number)]
    ) { StudyDay($0.int(0)) }
  }
}
