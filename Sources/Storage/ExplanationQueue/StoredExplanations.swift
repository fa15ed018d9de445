package import Curriculum
package import Feedback

/// Explanations that came, and what was asked after them.
extension LearnerStore {
  /// The explanation or dispute of the question with this key: the cache.
  package func explanation(id: String) throws(DatabaseError) -> KeptExplanation? {
    try row(id: id)?.explanation
  }

  /// Explanations of one answer to an item, however it was typed; the newest first.
  package func explanations(
    of item: ItemID,
    answer: String
  ) throws(DatabaseError) -> [KeptExplanation] {
    try rows(
      "WHERE subject = ? AND answer = ? AND state = 'done' ORDER BY number DESC",
      [.text(item.description), .text(ExplanationRequest.normalizedAnswer(answer))]
    ).newestFirst
  }

  /// Explanations of answers to an item, the newest first.
  package func explanations(of item: ItemID) throws(DatabaseError) -> [KeptExplanation] {
    try rows(
      "WHERE subject = ? AND state = 'done' ORDER BY number DESC",
      [.text(item.description)]
    ).newestFirst
  }

  /// Explanations that the learner has not seen, in the order of their answers.
  package func newExplanations(limit: Int) throws(DatabaseError) -> [KeptExplanation] {
    try rows(
      "WHERE state = 'done' AND shown = 0 ORDER BY created, number LIMIT ?",
      [.init(limit)]
    ).compactMap(\.explanation)
  }

  /// Number of the explanations that the learner has not seen.
  package func newExplanationCount() throws(DatabaseError) -> Int {
    try connection.statement("SELECT count(*) FROM job WHERE state = 'done' AND shown = 0")
      .one { $0.int(0) } ?? 0
  }

  /// Replies that may not be shown as explanations, for the authors; the newest first.
  package func disputes(limit: Int) throws(DatabaseError) -> [KeptExplanation] {
    try rows("WHERE state = 'dispute' ORDER BY number DESC LIMIT ?", [.init(limit)]).newestFirst
  }

  /// Counts a showing; says whether it is the first.
  ///
  /// To be called before the text is shown: so a crash or another window can't show it as new again.
  package func markShown(_ id: String) throws(DatabaseError) -> Bool {
    try prepareToWrite()
    return try connection.transaction { () throws(DatabaseError) in
      guard var row = try row(id: id), row.reply != nil else {
        throw DatabaseError(.unknownJob(id), path: connection.path)
      }
      row.shown = min(row.shown, 1 << 30) + 1
      try update(row)
      return row.shown == 1
    }
  }

  /// Takes an explanation back that may not be shown: it becomes a dispute with these objections, or,
  /// if there are none because it can't be read, its question waits again.
  package func withdraw(
    _ id: String,
    objections: [KeptReply.Objection],
    now: Int64
  ) throws(DatabaseError) {
    try prepareToWrite()
    try connection.transaction { () throws(DatabaseError) in
      guard var row = try row(id: id) else { return }
      let event = ExplanationJob.Event.withdrawn(isReadable: !objections.isEmpty)
      guard row.job.handle(event, now: now) != nil else { return }
      if objections.isEmpty { row.reply = nil } else { row.reply?.objections = objections }
      try update(row)
    }
  }

  /// Deletes the reply to a follow-up, so that it can be asked anew.
  package func deleteFollowUp(_ id: String) throws(DatabaseError) {
    _ = try delete("DELETE FROM follow_up WHERE id = ?", [.text(id)])
  }

  /// Keeps the reply to a follow-up; one with the same key is there already and stays.
  ///
  /// What it cost is settled with ``settleRequest(estimate:spending:on:)``.
  package func keep(_ followUp: KeptFollowUp) throws(DatabaseError) {
    try prepareToWrite()
    try connection.transaction { () throws(DatabaseError) in
      guard try !insert(followUp), try self.followUp(id: followUp.id) == nil else { return }
      throw DatabaseError(.unknownJob(followUp.job), path: connection.path)
    }
  }

  /// The reply to the follow-up with this key: the cache.
  package func followUp(id: String) throws(DatabaseError) -> KeptFollowUp? {
    try followUps("WHERE follow_up.id = ?", id).first
  }

  /// What was asked after an explanation, in its order.
  package func followUps(of job: String) throws(DatabaseError) -> [KeptFollowUp] {
    try followUps("WHERE job.id = ? ORDER BY follow_up.number", job)
  }

  /// Deletes explanations, disputes and questions, of one item or all, with what was asked after
  /// them; gives their number.
  ///
  /// Their texts are overwritten in the file, and in the backups.
  @discardableResult
  package func deleteExplanations(of item: ItemID? = nil) throws(DatabaseError) -> Int {
    let (condition, values) = filter(item)
    return try forget("DELETE FROM job \(condition)", values)
  }

  /// Deletes questions that wait or were given up, and keeps those with a reply or on their way.
  @discardableResult
  package func deleteQueue() throws(DatabaseError) -> Int {
    try forget("DELETE FROM job WHERE state IN ('pending', 'failed')", [])
  }

  /// Deletes one question, whatever has come of it; says whether it was there.
  @discardableResult
  package func deleteJob(_ id: String) throws(DatabaseError) -> Bool {
    try delete("DELETE FROM job WHERE id = ?", [.text(id)]) > 0
  }

  private func filter(_ item: ItemID?) -> (String, [Statement.Value]) {
    item.map { ("WHERE subject = ?", [.text($0.description)]) } ?? ("", [])
  }

  /// Adds the follow-up unless it is known or its job is not; says whether it was added.
  func insert(_ followUp: KeptFollowUp) throws(DatabaseError) -> Bool {
    try connection.statement(FollowUpRow.insertion).run(FollowUpRow(followUp).values)
    return connection.changes > 0
  }

  private func followUps(
    _ condition: String,
    _ key: String
  ) throws(DatabaseError) -> [KeptFollowUp] {
    var followUps: [KeptFollowUp] = []
    try connection.statement("\(FollowUpRow.selection) \(condition)")
      .run([.text(key)]) { (row) throws(DatabaseError) in
        followUps.append(try FollowUpRow(row).followUp)
      }
    return followUps
  }
}

extension [JobRow] {
  /// Those with a reply by the time it came; of the same time the later ones first.
  fileprivate var newestFirst: [KeptExplanation] {
    compactMap(\.explanation).sorted { $0.reply.time > $1.reply.time }
  }
}
