import Coordination

/// Takes from a damaged database what another record lacks, row by row.
///
/// What both have stays as the record has it: a damaged page may hold anything. Each row that is new
/// must pass what an import wants of a line.
struct Salvage {
  let source: Connection
  let target: LearnerStore
  var report = SalvageReport()
  private var cards = LearnerStore.CardMerge()

  init(_ source: Connection, into target: LearnerStore) {
    (self.source, self.target) = (source, target)
  }

  /// Takes all that can be read; throws only if the record can't be written.
  mutating func run() throws(DatabaseError) {
    try target.prepareToWrite()
    try target.connection.run("BEGIN IMMEDIATE")
    do throws(DatabaseError) {
      try takeProfile()
      try takeSessions()
      try takeQuestions()
      try takeConversations()
      try takeCards()
      try takeScores()
      try settle()
      try target.connection.run("COMMIT")
    } catch {
      try? target.connection.run("ROLLBACK")
      throw error
    }
  }

  /// Reads a row; nil if it is damaged.
  func read<Value>(
    _ sql: String,
    _ number: Int64,
    _ make: (Statement.Row) throws(DatabaseError) -> Value
  ) -> Value? {
    (try? source.statement(sql).one([.integer(number)], make)) ?? nil
  }

  /// Takes the rows of a table with the numbers that can be read.
  mutating func takeEach(
    _ table: String,
    of part: SalvageReport.Part,
    _ take: (inout Salvage, Int64) throws(DatabaseError) -> Bool
  ) throws(DatabaseError) {
    let known =
      try target.connection.statement("SELECT max(number) FROM \(table)")
      .one { $0.integer(0) } ?? 0
    let (found, gap) = DamagedTable(connection: source, name: table).numbers()
    for number in found where try !take(&self, number) {
      // What is damaged, and older than the backup, is in the backup.
      if number > known { report.lost += 1 }
    }
    switch gap {
    case .none: break
    case .between(let first, let last): report.lost += Int(max(0, last - max(first - 1, known)))
    case .unknown: report.unread.insert(part)
    }
  }

  /// Adds a row that the record lacks; one that makes no sense is lost.
  mutating func add(_ line: ExportLine) throws(DatabaseError) {
    guard let text = JSONText.encode(line),
      let checked = try? JSONText.decode(ExportLine.self, from: Array(text.utf8))
    else {
      report.lost += 1
      return
    }
    do throws(LearnerStore.Refusal) {
      try target.add(checked, &cards, counting: &report.added)
    } catch {
      if case .database(let error) = error.reason, error.isOfTheDisk { throw error }
      report.lost += 1
    }
  }

  func isKnown(_ sql: String, _ id: String) throws(DatabaseError) -> Bool {
    try target.connection.statement(sql).one([.text(id)]) { _ in true } ?? false
  }

  /// Reads rows until one is damaged; says whether none was.
  func readAll(
    _ sql: String,
    _ values: [Statement.Value],
    _ take: (Statement.Row) throws(DatabaseError) -> Void
  ) -> Bool {
    (try? source.statement(sql).run(values, row: take)) != nil
  }

  private mutating func settle() throws(DatabaseError) {
    for card in cards.mixed.sorted() {
      do throws(DatabaseError) { try target.replay(card: card) } catch {
        if error.isOfTheDisk { throw error }
      }
    }
  }
}

extension DatabaseError {
  /// Whether nothing more can be written, as against a row that is not taken.
  fileprivate var isOfTheDisk: Bool {
    switch reason {
    case .full, .readOnly, .busy, .unreadable: true
    default: false
    }
  }
}
