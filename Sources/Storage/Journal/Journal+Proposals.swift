package import Coordination

/// A written answer that nobody listed and that may be right.
package struct UnlistedAnswer: Sendable, Equatable {
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var time: Int64
  package var record: AnswerRecord
  /// Whether the learner overruled the mark; otherwise the answer is unsure.
  package var isOverruled: Bool
  /// Whether the learner proposed the answer to the author.
  package var isProposed: Bool
}

extension Journal {
  /// The answers that are unsure, and those whose mark the learner overruled, the oldest first.
  ///
  /// A sentence that the learner rated as to be said again is no answer in other words.
  package func unlistedAnswers() throws(DatabaseError) -> [UnlistedAnswer] {
    var answers: [UnlistedAnswer] = []
    var rows = try connection.rows(
      """
      WITH open AS (
        SELECT session, sequence FROM entry WHERE verdict = 'unsure'
        UNION SELECT session, target FROM entry WHERE target IS NOT NULL AND event = 'overruled'
      )
      SELECT \(EntryRow.columns(of: "a")), \(Self.overruled), EXISTS (SELECT 1 FROM entry AS p
        WHERE p.session = a.session AND p.target = a.sequence AND p.event = 'proposed')
      FROM open CROSS JOIN entry AS a ON a.session = open.session AND a.sequence = open.sequence
      WHERE \(Self.countedAnswer) AND a.grader <> \(AnswerRecord.ratingVersion)
      ORDER BY a.time, a.session, a.sequence
      """
    )
    while let row = try rows.next() {
      let entry = try EntryRow(row).entry
      guard case .answered(let record) = entry.event else { continue }
      answers.append(
        UnlistedAnswer(
          time: entry.time,
          record: record,
          isOverruled: row.integer(EntryRow.columnCount) != 0,
          isProposed: row.integer(EntryRow.columnCount + 1) != 0
        )
      )
    }
    return answers
  }
}
