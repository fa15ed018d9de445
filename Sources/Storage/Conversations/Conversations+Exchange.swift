import Feedback

/// Lines about explanations and conversations.
extension LearnerStore {
  /// Adds a question, or lets the known one go on to where it has come in the export.
  func add(_ row: JobRow, counting summary: inout ImportSummary) throws(Refusal) {
    let isNews = try stored { () throws(DatabaseError) in
      if try insert(row) { return true }
      guard var known = try self.row(id: row.job.id) else { return false }
      let isFurther = known.job.state.name < row.job.state.name
      let shown = max(known.shown, row.shown)
      guard isFurther || shown > known.shown else { return false }
      if isFurther { known = row }
      known.shown = shown
      try update(known)
      return isFurther
    }
    if isNews { summary.questions += 1 } else { summary.known += 1 }
  }

  /// Adds what was asked after an explanation.
  func add(_ row: FollowUpRow, counting summary: inout ImportSummary) throws(Refusal) {
    let followUp = row.followUp
    if try stored({ () throws(DatabaseError) in try insert(followUp) }) { return }
    let known = try stored { () throws(DatabaseError) in try self.followUp(id: followUp.id) }
    guard known != nil else { throw Refusal(reason: .unknownJob(followUp.job)) }
    summary.known += 1
  }

  /// Adds a conversation; what is shared in a known one stays as it is.
  func add(_ row: ConversationRow, counting summary: inout ImportSummary) throws(Refusal) {
    if try stored({ () throws(DatabaseError) in try insert(row) }) {
      summary.conversations += 1
      return
    }
    let known = try stored { () throws(DatabaseError) in
      try conversation(withID: row.conversation.id)
    }
    guard known?.started == row.conversation.started,
      known?.language == row.conversation.language
    else { throw Refusal(reason: .conflict) }
    summary.known += 1
  }

  /// Adds a turn: the next one, or one that is known with the same content.
  func add(
    _ row: TurnRow,
    to conversation: String,
    counting summary: inout ImportSummary
  ) throws(Refusal) {
    if try stored({ () throws(DatabaseError) in try insert(row, into: conversation) }) { return }
    let next = try stored { () throws(DatabaseError) in try nextTurn(of: conversation) }
    guard let next else { throw Refusal(reason: .unknownConversation(conversation)) }
    guard row.turn.sequence < next else { throw Refusal(reason: .gap(next: next)) }
    let values = [.text(conversation)] + row.values
    let isSame = try stored { () throws(DatabaseError) in
      try connection.statement(TurnRow.comparison).one(values) { _ in true } ?? false
    }
    guard isSame else { throw Refusal(reason: .conflict) }
    summary.known += 1
  }

  private func conversation(withID id: String) throws(DatabaseError) -> Conversation? {
    try connection.statement("SELECT \(ConversationRow.columns) FROM conversation WHERE id = ?")
      .one([.text(id)]) { (row) throws(DatabaseError) in try ConversationRow(row).conversation }
  }
}
