/// Copies the rows that a record lacks from a damaged database.
///
/// Rows that both have stay as they are in the record, because a damaged page may hold anything.
/// Each new row must pass the checks for a line of an import.
final class Salvage {
  let source: Connection
  let target: LearnerStore
  var report = SalvageReport()
  private var merge: RecordMerge

  init(_ source: Connection, into target: LearnerStore) {
    (self.source, self.target) = (source, target)
    merge = RecordMerge(into: target)
  }

  private var connection: Connection { target.record.connection }

  /// Copies everything that can be read; throws only if the record can't be written.
  func run() throws(DatabaseError) {
    try target.record.prepareToWrite()
    try connection.run("BEGIN IMMEDIATE")
    do throws(DatabaseError) {
      try salvageProfile()
      try salvageSessions()
      try salvageQuestions()
      try salvageConversations()
      try salvageCards()
      try salvageScores()
      try salvageDrills()
      try replayMixedCards()
      try connection.run("COMMIT")
    } catch {
      try? connection.run("ROLLBACK")
      throw error
    }
  }

  /// Reads a row; nil if it is damaged.
  func read<Value>(
    _ sql: String,
    _ number: Int64,
    _ make: (Statement.Row) throws(DatabaseError) -> Value
  ) -> Value? {
    (try? source.one(sql, [.integer(number)], make)) ?? nil
  }

  /// Salvages the rows of a table whose numbers can be read; `salvage` says whether a row is whole.
  func salvageEach(
    _ table: String,
    of part: SalvageReport.Part,
    _ salvage: (Int64) throws(DatabaseError) -> Bool
  ) throws(DatabaseError) {
    let known = try connection.number("SELECT max(number) FROM \(table)") ?? 0
    let (found, gap) = DamagedTable(connection: source, name: table).numbers()
    for number in found where try !salvage(number) {
      // A damaged row that is older than the backup is in the backup.
      if number > known { report.lost += 1 }
    }
    switch gap {
    case .none: break
    case .between(let first, let last): report.lost += Int(max(0, last - max(first - 1, known)))
    case .unknown: report.unread.insert(part)
    }
  }

  /// Adds a row that the record lacks; an invalid row counts as lost.
  func add(_ line: ExportLine) throws(DatabaseError) {
    guard let text = JSONText.encode(line),
      let checked = try? JSONText.decode(ExportLine.self, from: Array(text.utf8))
    else {
      report.lost += 1
      return
    }
    do throws(DatabaseError) {
      if try merge.add(checked) != nil { report.lost += 1 }
      report.added = merge.summary
    } catch {
      if error.preventsWriting { throw error }
      report.lost += 1
    }
  }

  func isKnown(_ sql: String, _ id: String) throws(DatabaseError) -> Bool {
    try connection.hasRow(sql, [.text(id)])
  }

  /// Reads rows up to the first damaged one; says whether all could be read.
  func readAll<Value>(
    _ sql: String,
    _ values: [Statement.Value],
    into found: inout [Value],
    _ read: (Statement.Row) throws(DatabaseError) -> Value
  ) -> Bool {
    do throws(DatabaseError) {
      var rows = try source.rows(sql, values)
      while let row = try rows.next() { found.append(try read(row)) }
      return true
    } catch {
      return false
    }
  }

  private func replayMixedCards() throws(DatabaseError) {
    for card in merge.mixedCards.sorted() {
      do throws(DatabaseError) { try target.cards.replay(card: card) } catch {
        if error.preventsWriting { throw error }
      }
    }
  }
}

extension DatabaseError {
  /// Whether no more rows can be written; other errors concern one row only.
  fileprivate var preventsWriting: Bool {
    switch reason {
    case .full, .readOnly, .busy, .unreadable: true
    default: false
    }
  }
}
