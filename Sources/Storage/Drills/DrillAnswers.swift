package import Coordination

/// The answers to drills, from which the standing at each grammar point follows.
package struct DrillAnswers: RecordPart {
  let record: OpenRecord

  /// All answers that were not taken back, in the order of their time.
  package func all() throws(DatabaseError) -> [DrillAnswer] {
    var rows = try connection.rows(
      "SELECT \(DrillAnswerRow.columns) FROM drill_answer WHERE NOT taken_back ORDER BY time, id"
    )
    var answers: [DrillAnswer] = []
    while let row = try rows.next() { answers.append(DrillAnswerRow(row).answer) }
    return answers
  }

  /// Whether any drill was answered.
  func hasAny() throws(DatabaseError) -> Bool {
    try connection.one("SELECT 1 FROM drill_answer LIMIT 1", []) { _ in true } ?? false
  }

  /// Stores an answer.
  package func keep(_ answer: DrillAnswer) throws(DatabaseError) {
    try record.change(DrillAnswerRow.insertion, DrillAnswerRow(answer).values)
  }

  /// Marks an answer as taken back.
  package func takeBack(_ id: String) throws(DatabaseError) {
    try record.change("UPDATE drill_answer SET taken_back = 1 WHERE id = ?", [.text(id)])
  }
}

/// Export and import of answers to drills.
extension DrillAnswers {
  /// Writes every answer; false if writing was stopped.
  func export(to write: ExportWriter) throws(DatabaseError) -> Bool {
    var rows = try connection.rows(
      "SELECT \(DrillAnswerRow.columns) FROM drill_answer ORDER BY time, id"
    )
    while let row = try rows.next() {
      guard try write(.drillAnswer(DrillAnswerRow(row))) else { return false }
    }
    return true
  }

  /// Stores an answer unless it is known.
  func merge(_ row: DrillAnswerRow) throws(DatabaseError) -> MergeResult {
    try connection.modify(DrillAnswerRow.insertion, row.values) ? .added : .known
  }
}
