import Feedback

/// Export and import of conversations.
extension Conversations {
  /// Writes each conversation followed by its turns; false if writing was stopped.
  func export(to write: ExportWriter) throws(DatabaseError) -> Bool {
    var conversations = try connection.rows(
      "SELECT \(ConversationRow.columns), number FROM conversation ORDER BY number"
    )
    while let row = try conversations.next() {
      let conversation = try ConversationRow(row)
      guard try write(.conversation(conversation)) else { return false }
      var turns = try connection.rows(
        "SELECT \(TurnRow.columns) FROM turn WHERE conversation = ? ORDER BY sequence",
        [.integer(row.integer(4))]
      )
      while let row = try turns.next() {
        let line = ExportLine.turn(try TurnRow(row), conversation: conversation.conversation.id)
        guard try write(line) else { return false }
      }
    }
    return true
  }

  /// Adds a conversation; a known one keeps its choice of facts that the tutor may know.
  func merge(_ row: ConversationRow) throws(DatabaseError) -> MergeResult {
    if try insert(row) { return .added }
    let sql = "SELECT \(ConversationRow.columns) FROM conversation WHERE id = ?"
    let known = try connection.one(sql, [.text(row.conversation.id)], ConversationRow.init)
    guard known?.conversation.started == row.conversation.started,
      known?.conversation.language == row.conversation.language
    else { return .refused(.conflict) }
    return .known
  }

  /// Adds a turn if it is the next of its conversation.
  ///
  /// An earlier turn must be known with the same content.
  func merge(_ row: TurnRow, into conversation: String) throws(DatabaseError) -> MergeResult {
    if try insert(row, into: conversation) { return .added }
    guard let next = try nextTurn(of: conversation) else {
      return .refused(.unknownConversation(conversation))
    }
    guard row.turn.sequence < next else { return .refused(.gap(next: next)) }
    let isSame = try connection.hasRow(TurnRow.comparison, [.text(conversation)] + row.values)
    return isSame ? .known : .refused(.conflict)
  }
}
