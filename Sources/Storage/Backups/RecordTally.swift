/// How much a record holds, for choosing among records.
package struct RecordTally: Sendable, Equatable {
  /// Answers in lessons and to cards.
  package var answers = 0
  /// When the last of them was given, in milliseconds since 1970; nil if none was.
  package var lastAnswer: Int64?

  package init(answers: Int = 0, lastAnswer: Int64? = nil) {
    self.answers = answers
    self.lastAnswer = lastAnswer
  }

  /// Counts what is in a record of any form.
  init(_ connection: Connection) throws(DatabaseError) {
    try add(connection, "SELECT count(*), max(time) FROM entry WHERE event = 'answered'")
    let hasCards = try connection.statement(
      "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'review'"
    ).one { _ in true }
    guard hasCards == true else { return }
    try add(connection, "SELECT count(*), max(time) FROM review")
  }

  private mutating func add(_ connection: Connection, _ sql: String) throws(DatabaseError) {
    let found = try connection.statement(sql).one { (count: $0.int(0), last: $0.integer(1)) }
    guard let found, found.count > 0 else { return }
    answers += found.count
    lastAnswer = max(lastAnswer ?? found.last, found.last)
  }
}
