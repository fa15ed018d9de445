/// The number of answers in a record and the time of the last, for comparing records.
package struct RecordTally: Sendable, Equatable {
  /// Answers in lessons and to cards.
  package var answers = 0
  /// The time of the last answer in milliseconds since 1970; nil if there are no answers.
  package var lastAnswer: Int64?

  package init(answers: Int = 0, lastAnswer: Int64? = nil) {
    self.answers = answers
    self.lastAnswer = lastAnswer
  }

  /// Counts the answers in a record with any version of the schema.
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
