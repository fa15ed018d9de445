package import Feedback

/// The questions to the language model: waiting, answered, or given up.
package struct ExplanationQueue: RecordPart {
  let record: OpenRecord

  private var usage: UsageLedger { UsageLedger(record: record) }
  private var endpoints: EndpointNotes { EndpointNotes(record: record) }

  /// The result of claiming a job.
  package enum Claim: Sendable, Equatable {
    /// The caller must send the question, which counts as sent from now on.
    case claimed(ExplanationJob)
    /// The question no longer waits, because another window was faster; nil if it was deleted.
    case gone(ExplanationJob.State?)
    /// A limit forbids the request.
    case refused(SendLimits.Kind)
  }

  /// Adds a question to the queue; returns the state of the question if it was there already.
  package func enqueue(_ job: ExplanationJob) throws(DatabaseError) -> ExplanationJob.State? {
    try record.change { () throws(DatabaseError) in
      try insert(JobRow(job)) ? nil : try row(id: job.id)?.job.state
    }
  }

  /// Adds questions to the queue, all or none; returns the number of new ones.
  package func enqueue(_ jobs: [ExplanationJob]) throws(DatabaseError) -> Int {
    guard !jobs.isEmpty else { return 0 }
    return try record.change { () throws(DatabaseError) in
      var count = 0
      for job in jobs where try insert(JobRow(job)) { count += 1 }
      return count
    }
  }

  /// The question with this id.
  package func job(id: String) throws(DatabaseError) -> ExplanationJob? { try row(id: id)?.job }

  /// The question with the earliest due time, which may be in the future.
  package func nextJob() throws(DatabaseError) -> ExplanationJob? {
    try rows("WHERE state = 'pending' ORDER BY due, created, number LIMIT 1").first?.job
  }

  /// The questions that would wait after ``settleOverdueJobs(now:)``, in the order of sending.
  package func waitingJobs(now: Int64) throws(DatabaseError) -> [ExplanationJob] {
    let jobs = try rows("WHERE state IN ('pending', 'sent') ORDER BY number").map { row in
      var job = row.job
      _ = job.handle(.timePassed, now: now)
      return job
    }
    let waiting = jobs.enumerated().compactMap { place, job -> (Int64, Int, ExplanationJob)? in
      guard case .pending(let due, _) = job.state else { return nil }
      return (due, place, job)
    }
    return waiting.sorted { ($0.0, $0.2.created, $0.1) < ($1.0, $1.2.created, $1.1) }.map(\.2)
  }

  /// Marks a question as sent before it is sent, so that a later crash is noticed.
  ///
  /// The request and its estimated tokens count for the day at once, until the outcome replaces the
  /// estimate. The caller must report the outcome before the time `until`.
  package func claim(
    _ id: String,
    for run: SendRun,
    estimate: Int,
    until: Int64,
    in context: SendContext
  ) throws(DatabaseError) -> Claim {
    try record.change { () throws(DatabaseError) in
      guard var row = try row(id: id) else { return .gone(nil) }
      let today = try usage.of(day: context.day)
      let refusal = run.limits.refusal(today: today, inRun: run.requests, estimate: estimate)
      if let refusal { return .refused(refusal) }
      guard row.job.handle(.claimed(until: until), now: context.now) != nil else {
        return .gone(row.job.state)
      }
      row.reservation = .init(day: context.day, tokens: max(0, estimate))
      try update(row)
      try usage.reserve(estimate, on: context.day)
      return .claimed(row.job)
    }
  }

  /// Stores a reply with its cost, and notes that the endpoint works.
  ///
  /// If the question has a reply already, only the cost is counted. Says whether the reply was
  /// stored.
  @discardableResult
  package func finish(
    _ id: String,
    with reply: KeptReply,
    spending: Spending,
    in context: SendContext
  ) throws(DatabaseError) -> Bool {
    try record.change { () throws(DatabaseError) in
      try updateBreaker(.goOn, in: context)
      guard var row = try settle(id, spending, on: context.day) else { return false }
      let event = ExplanationJob.Event.replied(isDispute: reply.isDispute)
      let isKept = row.job.handle(event, now: context.now) != nil
      if isKept { row.reply = reply }
      try update(row)
      return isKept
    }
  }

  /// Stores a failure with its cost; returns the consequence for the next question.
  @discardableResult
  package func fail(
    _ id: String,
    _ failure: SendFailure,
    spending: Spending,
    in context: SendContext
  ) throws(DatabaseError) -> ExplanationJob.Consequence {
    try record.change { () throws(DatabaseError) in
      try updateBreaker(failure.consequence, in: context)
      guard var row = try settle(id, spending, on: context.day) else { return failure.consequence }
      _ = row.job.handle(.failed(failure), now: context.now)
      try update(row)
      return failure.consequence
    }
  }

  /// Settles overdue jobs: questions whose reply was lost wait again, and questions that are too
  /// old are given up.
  ///
  /// The tokens reserved for a lost reply stay counted, because it may have been paid for. Returns
  /// the numbers of lost and of expired jobs.
  @discardableResult
  package func settleOverdueJobs(now: Int64) throws(DatabaseError) -> (lost: Int, expired: Int) {
    try record.change { () throws(DatabaseError) in
      var counts = (lost: 0, expired: 0)
      let (oldest, overflows) = now.subtractingReportingOverflow(ExplanationJob.longestLife)
      let rows = try rows(
        "WHERE state = 'sent' OR state = 'pending' AND created < ? ORDER BY number",
        [.integer(overflows ? .min : oldest)]
      )
      for var row in rows {
        let isSent = row.job.state.name == .sent
        guard row.job.handle(.timePassed, now: now) != nil else { continue }
        row.reservation = nil
        try update(row)
        if isSent { counts.lost += 1 } else { counts.expired += 1 }
      }
      return counts
    }
  }

  /// Puts one question that was given up, or all, back into the queue; returns their number.
  @discardableResult
  package func revive(_ id: String? = nil, now: Int64) throws(DatabaseError) -> Int {
    try record.change { () throws(DatabaseError) in
      let rows = try rows(
        "WHERE state = 'failed' AND (?1 IS NULL OR id = ?1) ORDER BY number",
        [.init(id)]
      )
      for var row in rows where row.job.handle(.revived, now: now) != nil { try update(row) }
      return rows.count
    }
  }

  /// Replaces the id of a waiting question by the one that it has with another prompt or model.
  ///
  /// If a question with that id is queued already, the two are merged. Nil if the question no
  /// longer waits.
  package func rename(
    _ id: String,
    promptHash: String,
    model: String
  ) throws(DatabaseError) -> ExplanationJob? {
    try record.change { () throws(DatabaseError) in
      guard let row = try row(id: id), row.job.state.name == .pending else { return nil }
      let renamed = row.job.asked(promptHash: promptHash, model: model)
      guard renamed.id != id else { return renamed }
      try connection.run("DELETE FROM job WHERE id = ?", [.text(id)])
      try insert(JobRow(renamed))
      return try self.row(id: renamed.id)?.job
    }
  }

  /// Deletes the questions that wait or were given up; returns their number.
  ///
  /// Their texts are erased from the file and from its backups.
  @discardableResult
  package func deleteUnanswered() throws(DatabaseError) -> Int {
    try record.forget("DELETE FROM job WHERE state IN ('pending', 'failed')", [])
  }

  /// Deletes one question, with its reply if it has one; says whether it existed.
  @discardableResult
  package func delete(_ id: String) throws(DatabaseError) -> Bool {
    try record.delete("DELETE FROM job WHERE id = ?", [.text(id)]) > 0
  }

  /// Questions without a reply, in the order of sending; those that were given up come last.
  package func queuedJobs(limit: Int) throws(DatabaseError) -> [ExplanationJob] {
    try rows(
      """
      WHERE state IN ('sent', 'pending', 'failed')
      ORDER BY state = 'failed', state = 'pending', due, created, number LIMIT ?
      """,
      [.init(limit)]
    ).map(\.job)
  }

  /// Replaces the reservation of a job by its cost; returns nil if the job was deleted.
  private func settle(
    _ id: String,
    _ spending: Spending,
    on day: Int
  ) throws(DatabaseError) -> JobRow? {
    var row = try row(id: id)
    if let reservation = row?.reservation {
      try usage.release(reservation.tokens, on: reservation.day)
      row?.reservation = nil
    }
    try usage.count(spending, on: day)
    return row
  }

  /// Updates the breaker of the endpoint after a request.
  private func updateBreaker(
    _ consequence: ExplanationJob.Consequence,
    in context: SendContext
  ) throws(DatabaseError) {
    let old = try endpoints.breaker(of: context.endpoint)
    var breaker = old
    breaker.handle(consequence, now: context.now, settings: context.settings)
    if breaker != old { try endpoints.save(breaker, of: context.endpoint) }
  }
}
