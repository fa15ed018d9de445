package import Feedback

/// Conversations with the tutor.
extension LearnerStore {
  /// Begins a conversation.
  package func begin(_ conversation: Conversation) throws(DatabaseError) {
    try prepareToWrite()
    guard try insert(ConversationRow(conversation)) else {
      throw DatabaseError(.conversationExists(conversation.id), path: connection.path)
    }
  }

  /// Adds what was said, for good.
  ///
  /// Throws `.sequenceTaken` without storing anything if another window has gone on with the conversation,
  /// and `.sequenceGap` if turns before this one are missing.
  package func append(
    _ turn: Conversation.Turn,
    toConversation id: String
  ) throws(DatabaseError) {
    try prepareToWrite()
    guard try !insert(TurnRow(turn), into: id) else { return }
    let reason: DatabaseError.Reason =
      switch try nextTurn(of: id) {
      case nil: .unknownConversation(id)
      case let next? where turn.sequence < next: .sequenceTaken(next: next)
      case let next?: .sequenceGap(next: next)
      }
    throw DatabaseError(reason, path: connection.path)
  }

  /// Changes what the tutor may know of the learner.
  package func share(
    _ parts: Set<ChatContext.Part>,
    inConversation id: String
  ) throws(DatabaseError) {
    try prepareToWrite()
    try connection.statement("UPDATE conversation SET shared = ? WHERE id = ?")
      .run([.text(ConversationRow.text(of: parts)), .text(id)])
    guard connection.changes > 0 else {
      throw DatabaseError(.unknownConversation(id), path: connection.path)
    }
  }

  /// The conversation with this id.
  package func conversation(id: String) throws(DatabaseError) -> StoredConversation? {
    try connection.reading { () throws(DatabaseError) -> StoredConversation? in
      let sql = "SELECT \(ConversationRow.columns), number FROM conversation WHERE id = ?"
      let found = try connection.statement(sql).one([.text(id)]) { (row) throws(DatabaseError) in
        (number: row.integer(4), conversation: try ConversationRow(row).conversation)
      }
      guard let found else { return nil }
      return StoredConversation(
        conversation: found.conversation,
        turns: try turns(of: found.number)
      )
    }
  }

  /// The conversations, the one in which something was said last first.
  package func conversations(limit: Int) throws(DatabaseError) -> [ConversationSummary] {
    var summaries: [ConversationSummary] = []
    try connection.statement(Self.summaries).run([.init(limit)]) { (row) throws(DatabaseError) in
      summaries.append(
        ConversationSummary(
          conversation: try ConversationRow(row).conversation,
          beginning: row.text(4),
          turns: row.int(5),
          last: row.integer(6)
        )
      )
    }
    return summaries
  }

  /// Deletes a conversation; says whether it was there.
  ///
  /// Its texts are overwritten in the file.
  @discardableResult
  package func deleteConversation(id: String) throws(DatabaseError) -> Bool {
    try forget("DELETE FROM conversation WHERE id = ?", [.text(id)]) > 0
  }

  /// Deletes all conversations; gives their number.
  ///
  /// Their texts are overwritten in the file, and in the backups.
  @discardableResult
  package func deleteConversations() throws(DatabaseError) -> Int {
    try forget("DELETE FROM conversation", [])
  }

  /// The sequence number of the conversation's next turn; nil if there is no such conversation.
  func nextTurn(of conversation: String) throws(DatabaseError) -> Int? {
    try connection.statement(
      """
      SELECT (SELECT coalesce(max(sequence) + 1, 0) FROM turn WHERE conversation = number)
      FROM conversation WHERE id = ?
      """
    ).one([.text(conversation)]) { $0.int(0) }
  }

  /// Adds the conversation unless its id is known; says whether it was added.
  func insert(_ row: ConversationRow) throws(DatabaseError) -> Bool {
    try connection.statement(ConversationRow.insertion).run(row.values)
    return connection.changes > 0
  }

  /// Adds the turn if it is the conversation's next; says whether it was added.
  func insert(_ row: TurnRow, into conversation: String) throws(DatabaseError) -> Bool {
    try connection.statement(TurnRow.insertion).run([.text(conversation)] + row.values)
    return connection.changes > 0
  }

  private func turns(of number: Int64) throws(DatabaseError) -> [Conversation.Turn] {
    var turns: [Conversation.Turn] = []
    try connection.statement(
      "SELECT \(TurnRow.columns) FROM turn WHERE conversation = ? ORDER BY sequence"
    ).run([.integer(number)]) { (row) throws(DatabaseError) in turns.append(try TurnRow(row).turn) }
    return turns
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
