package import Feedback

/// The conversations with the tutor, and their turns.
package struct Conversations: RecordPart {
  let record: OpenRecord

  /// Begins a conversation.
  package func begin(_ conversation: TutorConversation) throws(DatabaseError) {
    try record.prepareToWrite()
    guard try insert(ConversationRow(conversation)) else {
      throw record.error(.conversationExists(conversation.id))
    }
  }

  /// Adds a turn to a conversation.
  ///
  /// Throws `.sequenceTaken` without storing anything if another window has continued the
  /// conversation, and `.sequenceGap` if turns before this one are missing.
  package func append(
    _ turn: TutorConversation.Turn,
    toConversation id: String
  ) throws(DatabaseError) {
    try record.prepareToWrite()
    guard try !insert(TurnRow(turn), into: id) else { return }
    let reason: DatabaseError.Reason =
      switch try nextTurn(of: id) {
      case nil: .unknownConversation(id)
      case let next? where turn.sequence < next: .sequenceTaken(next: next)
      case let next?: .sequenceGap(next: next)
      }
    throw record.error(reason)
  }

  /// Changes the facts about the learner that the tutor may know.
  package func share(
    _ parts: Set<ChatContext.Part>,
    inConversation id: String
  ) throws(DatabaseError) {
    let isKnown = try record.change(
      "UPDATE conversation SET shared = ? WHERE id = ?",
      [.text(ConversationRow.text(of: parts)), .text(id)]
    )
    if !isKnown { throw record.error(.unknownConversation(id)) }
  }

  /// The conversation with this id.
  package func find(id: String) throws(DatabaseError) -> StoredConversation? {
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    var rows = try connection.rows(
      "SELECT \(ConversationRow.columns), number FROM conversation WHERE id = ?",
      [.text(id)]
    )
    guard let row = try rows.next() else { return nil }
    return StoredConversation(
      conversation: try ConversationRow(row).conversation,
      turns: try turns(of: row.integer(4))
    )
  }

  /// The conversations, the one with the newest turn first.
  package func latest(limit: Int) throws(DatabaseError) -> [ConversationSummary] {
    try connection.all(Self.summaries, [.init(limit)], ConversationSummary.init)
  }

  /// Deletes a conversation; says whether it existed.
  ///
  /// Its texts are erased from the file and from its backups.
  @discardableResult
  package func delete(id: String) throws(DatabaseError) -> Bool {
    try record.forget("DELETE FROM conversation WHERE id = ?", [.text(id)]) > 0
  }

  /// Deletes all conversations; returns their number.
  ///
  /// Their texts are erased from the file and from its backups.
  @discardableResult
  package func deleteAll() throws(DatabaseError) -> Int {
    try record.forget("DELETE FROM conversation", [])
  }

  /// The sequence number of the conversation's next turn; nil if there is no such conversation.
  func nextTurn(of conversation: String) throws(DatabaseError) -> Int? {
    try connection.one(
      """
      SELECT (SELECT coalesce(max(sequence) + 1, 0) FROM turn WHERE conversation = number)
      FROM conversation WHERE id = ?
      """,
      [.text(conversation)]
    ) { $0.int(0) }
  }

  /// Adds the conversation unless its id is known; says whether it was added.
  func insert(_ row: ConversationRow) throws(DatabaseError) -> Bool {
    try connection.modify(ConversationRow.insertion, row.values)
  }

  /// Adds the turn if it is the conversation's next; says whether it was added.
  func insert(_ row: TurnRow, into conversation: String) throws(DatabaseError) -> Bool {
    try connection.modify(TurnRow.insertion, [.text(conversation)] + row.values)
  }

  private func turns(of number: Int64) throws(DatabaseError) -> [TutorConversation.Turn] {
    try connection.all(
      "SELECT \(TurnRow.columns) FROM turn WHERE conversation = ? ORDER BY sequence",
      [.integer(number)],
      TurnRow.init
    ).map(\.turn)
  }

  private static let summaries = """
    SELECT \(ConversationRow.columns),
      coalesce((SELECT text FROM turn WHERE conversation = number AND speaker = 'learner'
      ORDER BY sequence LIMIT 1), ''),
      (SELECT count(*) FROM turn WHERE conversation = number),
      coalesce((SELECT time FROM turn WHERE conversation = number
      ORDER BY sequence DESC LIMIT 1), started) AS last
    FROM conversation ORDER BY last DESC, number DESC LIMIT ?
    """
}

extension ConversationSummary {
  /// Reads a row of the summaries.
  fileprivate init(_ row: Statement.Row) throws(DatabaseError) {
    self.init(
      conversation: try ConversationRow(row).conversation,
      beginning: row.text(4),
      turns: row.int(5),
      last: row.integer(6)
    )
  }
}
