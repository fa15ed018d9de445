import Coordination
import Curriculum
import Scoring

/// A journal entry in the columns of its table.
struct EntryRow {
  let entry: JournalEntry

  init(_ entry: JournalEntry) { self.entry = entry }

  static let columns = """
    sequence, time, event, item, step, target, answer, verdict, score, findings, milliseconds, grader, \
    differences, practised
    """

  /// The number of ``columns``.
  static let columnCount: Int32 = 14

  /// The columns of a record from before step 10, followed by nulls for those that it lacks.
  static let columnsBeforeUnsure = """
    sequence, time, event, item, step, target, answer, verdict, score, findings, milliseconds, grader, \
    NULL, NULL
    """

  /// The columns with nulls for what the grader said of an answer.
  static let columnsWithoutFindings = """
    sequence, time, event, item, step, target, answer, verdict, score, NULL, milliseconds, grader, \
    NULL, practised
    """

  /// The columns, qualified with an alias of the table.
  static func columns(of alias: String) -> String {
    columns.split(separator: ", ").map { "\(alias).\($0)" }.joined(separator: ", ")
  }

  /// Adds the entry if it is the next of the session with the id `?1`.
  static let insertion = """
    INSERT INTO entry (session, \(columns))
    SELECT number, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15 FROM session
    WHERE id = ?1
    AND ?2 = (SELECT coalesce(max(sequence) + 1, 0) FROM entry WHERE session = number)
    """

  /// Selects a row if the session with the id `?1` holds exactly this entry, byte for byte.
  static let comparison = """
    SELECT 1 FROM entry JOIN session ON number = session WHERE id = ?1
    AND sequence = ?2 AND time = ?3 AND event = ?4 AND item IS ?5 AND step IS ?6 AND target IS ?7
    AND answer IS ?8 AND verdict IS ?9 AND score IS ?10 AND findings IS ?11
    AND milliseconds IS ?12 AND grader IS ?13 AND differences IS ?14 AND practised IS ?15
    """

  /// The values of ``columns``.
  var values: [Statement.Value] {
    [.init(entry.sequence), .integer(entry.time), .text(name)] + details
  }

  /// The name of the event in the database and in exports.
  var name: String {
    switch entry.event {
    case .answered: "answered"
    case .hinted: "hinted"
    case .skipped: "skipped"
    case .played: "played"
    case .read: "read"
    case .revealed: "revealed"
    case .undone: "undone"
    case .overruled: "overruled"
    case .proposed: "proposed"
    case .finished: "finished"
    case .planned: "planned"
    }
  }

  private var details: [Statement.Value] {
    switch entry.event {
    case .answered(let record): EntryRow.details(of: record)
    case .hinted(let item, let step):
      EntryRow.details(item: item, step: step)
    case .skipped(let item), .played(let item), .read(let item), .revealed(let item):
      EntryRow.details(item: item)
    case .undone(let target), .overruled(let target), .proposed(let target):
      EntryRow.details(target: target)
    case .finished: EntryRow.details()
    // The reason is in the column of answers, which only answers use otherwise.
    case .planned(let item, let reason):
      [.text(item.description), .null, .null, .text(reason.text)]
        + [.null, .null, .null, .null, .null, .null, .null]
    }
  }

  private static func details(
    item: ItemID? = nil,
    step: Int? = nil,
    target: Int? = nil
  ) -> [Statement.Value] {
    [.init(item?.description), .init(step), .init(target)]
      + [.null, .null, .null, .null, .null, .null, .null, .null]
  }

  private static func details(of record: AnswerRecord) -> [Statement.Value] {
    [
      .text(record.item.description), .null, .null,
      .text(record.answer), .text(record.verdict.rawValue),
      // Neither SQLite nor JSON can hold NaN or infinity.
      .real(record.score.isFinite ? record.score : 0),
      .init(FindingRecord.text(of: record.findings)),
      .integer(record.milliseconds), .init(record.grader),
      .init(DifferenceRecord.text(of: record.differences)), .init(record.practised),
    ]
  }

  /// Reads a row that begins with ``columns``.
  init(_ row: Statement.Row) throws(DatabaseError) {
    func item() throws(DatabaseError) -> ItemID { try row.value(3) { ItemID($0) } }
    let event: JournalEntry.Event
    switch row.text(2) {
    case "answered": event = .answered(try EntryRow.record(row, item: item()))
    case "hinted": event = .hinted(item: try item(), step: row.int(4))
    case "skipped": event = .skipped(item: try item())
    case "played": event = .played(item: try item())
    case "read": event = .read(item: try item())
    case "revealed": event = .revealed(item: try item())
    case "undone": event = .undone(sequence: row.int(5))
    case "overruled": event = .overruled(sequence: row.int(5))
    case "proposed": event = .proposed(sequence: row.int(5))
    case "finished": event = .finished
    case "planned":
      event = .planned(
        item: try item(),
        reason: try row.value(6) { PlannedReason(text: $0) }
      )
    case let other: throw row.unknownValue(2, other)
    }
    entry = JournalEntry(sequence: row.int(0), time: row.integer(1), event: event)
  }

  private static func record(
    _ row: Statement.Row,
    item: ItemID
  ) throws(DatabaseError) -> AnswerRecord {
    AnswerRecord(
      item: item,
      answer: row.text(6),
      verdict: try row.value(7) { Verdict(rawValue: $0) },
      score: row.real(8),
      findings: row.isNull(9) ? [] : try row.value(9) { FindingRecord.findings(in: $0) },
      differences: row.isNull(12)
        ? [] : try row.value(12) { DifferenceRecord.differences(in: $0) },
      practised: row.optionalText(13),
      milliseconds: row.integer(10),
      grader: row.int(11)
    )
  }
}
