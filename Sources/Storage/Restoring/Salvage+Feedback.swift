import Feedback

/// Salvaging questions with their explanations, and conversations.
extension Salvage {
  func salvageQuestions() throws(DatabaseError) {
    try salvageEach("job", of: .explanations, salvageJob)
    try salvageEach("follow_up", of: .explanations, salvageFollowUp)
  }

  func salvageConversations() throws(DatabaseError) {
    try salvageEach("conversation", of: .conversations, salvageConversation)
  }

  private func salvageJob(_ number: Int64) throws(DatabaseError) -> Bool {
    let sql = "SELECT \(JobRow.columns) FROM job WHERE number = ?"
    guard let row = read(sql, number, JobRow.init) else { return false }
    try add(.job(row))
    return true
  }

  private func salvageFollowUp(_ number: Int64) throws(DatabaseError) -> Bool {
    let sql = "\(FollowUpRow.selection) WHERE follow_up.number = ?"
    guard let row = read(sql, number, FollowUpRow.init) else { return false }
    let known = "SELECT 1 FROM follow_up WHERE id = ?"
    if try !isKnown(known, row.followUp.id) { try add(.followUp(row)) }
    return true
  }

  private func salvageConversation(_ number: Int64) throws(DatabaseError) -> Bool {
    let sql = "SELECT \(ConversationRow.columns) FROM conversation WHERE number = ?"
    guard let row = read(sql, number, ConversationRow.init) else { return false }
    let id = row.conversation.id
    if try !isKnown("SELECT 1 FROM conversation WHERE id = ?", id) { try add(.conversation(row)) }
    try salvageTurns(of: id, number)
    return true
  }

  private func salvageTurns(of id: String, _ number: Int64) throws(DatabaseError) {
    guard let next = try target.conversations.nextTurn(of: id) else { return }
    let sql =
      "SELECT \(TurnRow.columns) FROM turn WHERE conversation = ? AND sequence >= ? ORDER BY 1"
    var turns: [TurnRow] = []
    let isWhole = readAll(sql, [.integer(number), .init(next)], into: &turns, TurnRow.init)
    for turn in turns { try add(.turn(turn, conversation: id)) }
    if !isWhole { report.unread.insert(.conversations) }
  }
}
