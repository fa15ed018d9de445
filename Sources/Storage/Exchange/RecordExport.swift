import Coordination
import Feedback

/// The record as JSON Lines.
extension LearnerStore {
  /// Hands the whole record over line by line, without line ends; memory stays constant.
  ///
  /// First the header, then the profile, then each session followed by its entries, in the order in
  /// which they were begun; then each question followed by what was asked after it, and each
  /// conversation followed by its turns; then each deck with its entries and each of these with its
  /// cards, the decks that were deleted, the answers to cards, and the best scores of the word game.
  /// What was spent belongs to this machine and is left out.
  /// `write` gives false to stop; the result says whether all was taken.
  package func export(_ write: (String) -> Bool) throws(DatabaseError) -> Bool {
    do throws(Interruption) {
      try connection.run("BEGIN", failing: Interruption.failed)
      // Nothing was written, so there is nothing to keep.
      defer { try? connection.run("ROLLBACK") }
      let deleted = try read { () throws(DatabaseError) in try deletedDecks() }
      let version = ExportLine.version(withDeletedDecks: !deleted.isEmpty)
      try emit(.header(version: version), to: write)
      if let profile = try read({ () throws(DatabaseError) in try profile() }) {
        try emit(.profile(profile), to: write)
      }
      try exportSessions(write)
      try exportJobs(write)
      try exportConversations(write)
      try exportDecks(write)
      for deck in deleted.sorted() { try emit(.deletedDeck(deck), to: write) }
      try exportReviews(write)
      try exportGames(write)
      return true
    } catch {
      switch error {
      case .stopped: return false
      case .failed(let error): throw error
      }
    }
  }

  /// The export of a record that does not exist yet: the header alone.
  package static var emptyExport: String? {
    JSONText.encode(ExportLine.header(version: ExportLine.version(withDeletedDecks: false)))
  }

  enum Interruption: Error {
    case stopped
    case failed(DatabaseError)
  }

  private func exportSessions(_ write: (String) -> Bool) throws(Interruption) {
    let sessions = try prepared(
      "SELECT \(SessionRow.columns), number FROM session ORDER BY number"
    )
    let entries = try prepared(
      "SELECT \(EntryRow.columns) FROM entry WHERE session = ? ORDER BY sequence"
    )
    try sessions.run(failing: Interruption.failed) { (row) throws(Interruption) in
      let session = try read { () throws(DatabaseError) in try SessionRow(row) }
      try emit(.session(session), to: write)
      try entries.run([.integer(row.integer(8))], failing: Interruption.failed) {
        (row) throws(Interruption) in
        let entry = try read { () throws(DatabaseError) in try EntryRow(row) }
        try emit(.entry(entry, session: session.plan.id), to: write)
      }
    }
  }

  private func exportJobs(_ write: (String) -> Bool) throws(Interruption) {
    let jobs = try prepared("SELECT \(JobRow.columns) FROM job ORDER BY number")
    let followUps = try prepared(
      "\(FollowUpRow.selection) WHERE job.id = ? ORDER BY follow_up.number"
    )
    try jobs.run(failing: Interruption.failed) { (row) throws(Interruption) in
      let job = try read { () throws(DatabaseError) in try JobRow(row) }
      try emit(.job(job), to: write)
      try followUps.run([.text(job.job.id)], failing: Interruption.failed) {
        (row) throws(Interruption) in
        let followUp = try read { () throws(DatabaseError) in try FollowUpRow(row) }
        try emit(.followUp(followUp), to: write)
      }
    }
  }

  private func exportConversations(_ write: (String) -> Bool) throws(Interruption) {
    let conversations = try prepared(
      "SELECT \(ConversationRow.columns), number FROM conversation ORDER BY number"
    )
    let turns = try prepared(
      "SELECT \(TurnRow.columns) FROM turn WHERE conversation = ? ORDER BY sequence"
    )
    try conversations.run(failing: Interruption.failed) { (row) throws(Interruption) in
      let conversation = try read { () throws(DatabaseError) in try ConversationRow(row) }
      try emit(.conversation(conversation), to: write)
      try turns.run([.integer(row.integer(4))], failing: Interruption.failed) {
        (row) throws(Interruption) in
        let turn = try read { () throws(DatabaseError) in try TurnRow(row) }
        try emit(.turn(turn, conversation: conversation.conversation.id), to: write)
      }
    }
  }

  func prepared(_ sql: String) throws(Interruption) -> Statement {
    try read { () throws(DatabaseError) in try connection.statement(sql) }
  }

  func read<Value>(
    _ work: () throws(DatabaseError) -> Value
  ) throws(Interruption) -> Value {
    do { return try work() } catch { throw .failed(error) }
  }

  func emit(_ line: ExportLine, to write: (String) -> Bool) throws(Interruption) {
    guard let text = JSONText.encode(line) else {
      throw .failed(
        DatabaseError(
          .unknownValue(column: "score", value: "not a number"),
          path: connection.path
        )
      )
    }
    if !write(text) { throw .stopped }
  }
}
