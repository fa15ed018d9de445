import Feedback

/// Questions with their explanations, and conversations.
extension Salvage {
  mutating func takeQuestions() throws(DatabaseError) {
    try takeEach("job", of: .explanations) { (salvage, number) throws(DatabaseError) in
      let sql = "SELECT \(JobRow.columns) FROM job WHERE number = ?"
      let row = salvage.read(sql, number) { (row) throws(DatabaseError) in try JobRow(row) }
      guard let row else { return false }
      try salvage.add(.job(row))
      return true
    }
    try takeEach("follow_up", of: .explanations) { (salvage, number) throws(DatabaseError) in
      let sql = "\(FollowUpRow.selection) WHERE follow_up.number = ?"
      let row = salvage.read(sql, number) { (row) throws(DatabaseError) in try FollowUpRow(row) }
      guard let row else { return false }
      let known = "SELECT 1 FROM follow_up WHERE id = ?"
      if try !salvage.isKnown(known, row.followUp.id) { try salvage.add(.followUp(row)) }
      return true
    }
  }

  mutating func takeConversations() throws(DatabaseError) {
    try takeEach("conversation", of: .conversations) { (salvage, number) throws(DatabaseError) in
      let sql = "SELECT \(ConversationRow.columns) FROM conversation WHERE number = ?"
      let row = salvage.read(sql, number) { (row) throws(DatabaseError) in
        try ConversationRow(row)
      }
      guard let row else { return false }
      try salvage.take(row, number)
      return true
    }
  }

  private mutating func take(_ row: ConversationRow, _ number: Int64) throws(DatabaseError) {
    let id = row.conversation.id
    if try !isKnown("SELECT 1 FROM conversation WHERE id = ?", id) { try add(.conversation(row)) }
    guard let next = try target.nextTurn(of: id) else { return }
    let sql =
      "SELECT \(TurnRow.columns) FROM turn WHERE conversation = ? AND sequence >= ? ORDER BY 1"
    var turns: [TurnRow] = []
    let isWhole = readAll(sql, [.integer(number), .init(next)]) { (row) throws(DatabaseError) in
      turns.append(try TurnRow(row))
    }
    for turn in turns { try add(.turn(turn, conversation: id)) }
    if !isWhole { report.unread.insert(.conversations) }
  }
}
