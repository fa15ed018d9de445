package import Curriculum
package import Feedback

/// The explanations by the language model, with their follow-ups.
package struct StoredExplanations: RecordPart {
  let record: OpenRecord

  var queue: ExplanationQueue { ExplanationQueue(record: record) }

  /// The cached explanation or dispute of the question with this id.
  package func find(id: String) throws(DatabaseError) -> KeptExplanation? {
    try queue.row(id: id)?.explanation
  }

  /// Explanations of one answer to an item, ignoring differences in typing; the newest first.
  package func all(
    of item: ItemID,
    answer: String
  ) throws(DatabaseError) -> [KeptExplanation] {
    try queue.rows(
      "WHERE subject = ? AND answer = ? AND state = 'done' ORDER BY number DESC",
      [.text(item.description), .text(ExplanationRequest.normalizedAnswer(answer))]
    ).newestFirst
  }

  /// Explanations of answers to an item, the newest first.
  package func all(of item: ItemID) throws(DatabaseError) -> [KeptExplanation] {
    try queue.rows(
      "WHERE subject = ? AND state = 'done' ORDER BY number DESC",
      [.text(item.description)]
    ).newestFirst
  }

  /// Explanations that the learner has not seen, the oldest answer first.
  package func unseen(limit: Int) throws(DatabaseError) -> [KeptExplanation] {
    try queue.rows(
      "WHERE state = 'done' AND shown = 0 ORDER BY created, number LIMIT ?",
      [.init(limit)]
    ).compactMap(\.explanation)
  }

  /// The number of explanations that the learner has not seen.
  package func unseenCount() throws(DatabaseError) -> Int {
    try connection.one("SELECT count(*) FROM job WHERE state = 'done' AND shown = 0") {
      $0.int(0)
    } ?? 0
  }

  /// Replies that contradict the grader, for the authors of the course; the newest first.
  package func disputes(limit: Int) throws(DatabaseError) -> [KeptExplanation] {
    try queue.rows("WHERE state = 'dispute' ORDER BY number DESC LIMIT ?", [.init(limit)])
      .newestFirst
  }

  /// Counts one display of an explanation; says whether it is the first.
  ///
  /// Call it before showing the text, so that it is not new again after a crash or in another
  /// window.
  package func markShown(_ id: String) throws(DatabaseError) -> Bool {
    try record.change { () throws(DatabaseError) in
      guard var row = try queue.row(id: id), row.reply != nil else {
        throw record.error(.unknownJob(id))
      }
      row.shown = min(row.shown, 1 << 30) + 1
      try queue.update(row)
      return row.shown == 1
    }
  }

  /// Turns an explanation that must not be shown into a dispute with these objections.
  ///
  /// Without objections, the explanation is unreadable: it is removed and its question waits again.
  package func withdraw(
    _ id: String,
    objections: [KeptReply.Objection],
    now: Int64
  ) throws(DatabaseError) {
    try record.change { () throws(DatabaseError) in
      guard var row = try queue.row(id: id) else { return }
      let event = ExplanationJob.Event.withdrawn(isReadable: !objections.isEmpty)
      guard row.job.handle(event, now: now) != nil else { return }
      if objections.isEmpty { row.reply = nil } else { row.reply?.objections = objections }
      try queue.update(row)
    }
  }

  /// Keeps the explanation with this id as one that the learner has reported; it is not shown again.
  ///
  /// Without one, as after a change of the prompt, it reports the explanations of the same answer.
  package func report(_ id: String, of request: ExplanationRequest, now: Int64)
    throws(DatabaseError)
  {
    var ids = [id]
    if try queue.row(id: id)?.job.state != .done {
      ids = try queue.rows(
        "WHERE subject = ? AND answer = ? AND state = 'done'",
        [.text(request.subject), .text(request.normalizedAnswer)]
      ).map(\.job.id)
    }
    for id in ids { try withdraw(id, objections: [.reported], now: now) }
  }

  /// The reported replies to a question, which no new reply may repeat.
  package func reported(to id: String) throws(DatabaseError) -> [ExplanationContent] {
    try queue.rows("WHERE id = ?1 OR id GLOB ?1 || '-reported-*'", [.text(id)])
      .compactMap(\.reply).filter(\.isReported).map(\.content)
  }

  /// Gives a reported reply another id, so that its question can be asked again.
  package func setReportedAside(_ id: String) throws(DatabaseError) {
    try record.change { () throws(DatabaseError) in
      guard let reply = try queue.row(id: id)?.reply, reply.isReported else { return }
      let count = try reported(to: id).count
      try connection.run(
        "UPDATE job SET id = ? WHERE id = ?",
        [.text("\(id)-reported-\(count)"), .text(id)]
      )
    }
  }

  /// Deletes the reply to a follow-up, so that it can be asked again.
  package func deleteFollowUp(_ id: String) throws(DatabaseError) {
    _ = try record.delete("DELETE FROM follow_up WHERE id = ?", [.text(id)])
  }

  /// Stores the reply to a follow-up, unless there is one with the same id.
  ///
  /// Its cost is settled with ``UsageLedger/settleRequest(estimate:spending:on:)``.
  package func keep(_ followUp: KeptFollowUp) throws(DatabaseError) {
    try record.change { () throws(DatabaseError) in
      guard try !insert(followUp), try self.followUp(id: followUp.id) == nil else { return }
      throw record.error(.unknownJob(followUp.job))
    }
  }

  /// The cached reply to the follow-up with this id.
  package func followUp(id: String) throws(DatabaseError) -> KeptFollowUp? {
    try followUps("WHERE follow_up.id = ?", id).first
  }

  /// The replies to the follow-ups of an explanation, in the order in which they were asked.
  package func followUps(of job: String) throws(DatabaseError) -> [KeptFollowUp] {
    try followUps("WHERE job.id = ? ORDER BY follow_up.number", job)
  }

  /// Deletes explanations, disputes and questions with their follow-ups, of one item or all;
  /// returns their number.
  ///
  /// Their texts are erased from the file and from its backups.
  @discardableResult
  package func delete(of item: ItemID? = nil) throws(DatabaseError) -> Int {
    let (condition, values) = filter(item)
    return try record.forget("DELETE FROM job \(condition)", values)
  }

  private func filter(_ item: ItemID?) -> (String, [Statement.Value]) {
    item.map { ("WHERE subject = ?", [.text($0.description)]) } ?? ("", [])
  }

  /// Adds the follow-up unless it is known or its job is unknown; says whether it was added.
  func insert(_ followUp: KeptFollowUp) throws(DatabaseError) -> Bool {
    try connection.modify(FollowUpRow.insertion, FollowUpRow(followUp).values)
  }

  private func followUps(
    _ condition: String,
    _ key: String
  ) throws(DatabaseError) -> [KeptFollowUp] {
    try connection.all("\(FollowUpRow.selection) \(condition)", [.text(key)], FollowUpRow.init)
      .map(\.followUp)
  }
}

extension [JobRow] {
  /// The explanations of these rows, the newest first.
  fileprivate var newestFirst: [KeptExplanation] {
    compactMap(\.explanation).sorted { $0.reply.time > $1.reply.time }
  }
}
