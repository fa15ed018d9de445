package import Feedback

/// Questions that wait for an explanation.
extension LearnerStore {
  /// What came of the wish to send a job.
  package enum Claim: Sendable, Equatable {
    /// It is the caller's to send, and counts as sent from now on.
    case claimed(ExplanationJob)
    /// It doesn't wait any more, for another window was faster; nil if it was deleted.
    case gone(ExplanationJob.State?)
    case refused(SendLimits.Kind)
  }

  /// Queues a question once; gives the state of the same question if it was queued before.
  package func enqueue(_ job: ExplanationJob) throws(DatabaseError) -> ExplanationJob.State? {
    try prepareToWrite()
    return try connection.transaction { () throws(DatabaseError) in
      try insert(JobRow(job)) ? nil : try row(id: job.id)?.job.state
    }
  }

  /// Queues questions, each once and all of them or none; gives the number of those that are new.
  package func enqueue(_ jobs: [ExplanationJob]) throws(DatabaseError) -> Int {
    guard !jobs.isEmpty else { return 0 }
    try prepareToWrite()
    return try connection.transaction { () throws(DatabaseError) in
      var count = 0
      for job in jobs where try insert(JobRow(job)) { count += 1 }
      return count
    }
  }

  /// The question with this id.
  package func job(id: String) throws(DatabaseError) -> ExplanationJob? { try row(id: id)?.job }

  /// The question to be sent next: the one that may go for the longest time.
  ///
  /// Its time may be still to come.
  package func nextJob() throws(DatabaseError) -> ExplanationJob? {
    try connection.statement(
      """
      SELECT \(JobRow.columns) FROM job
      WHERE state = 'pending' ORDER BY due, created, number LIMIT 1
      """
    ).one { (row) throws(DatabaseError) in try JobRow(row).job }
  }

  /// The questions that will wait once ``lookAfterQueue(now:)`` has been called, in the order in which
  /// they are to be sent; changes nothing.
  package func waitingJobs(now: Int64) throws(DatabaseError) -> [ExplanationJob] {
    let jobs = try rows("WHERE state IN ('pending', 'sent') ORDER BY number").map { row in
      var job = row.job
      _ = job.handle(.looked, now: now)
      return job
    }
    let waiting = jobs.enumerated().compactMap { place, job -> (Int64, Int, ExplanationJob)? in
      guard case .pending(let due, _) = job.state else { return nil }
      return (due, place, job)
    }
    return waiting.sorted { ($0.0, $0.2.created, $0.1) < ($1.0, $1.2.created, $1.1) }.map(\.2)
  }

  /// Marks a question as sent, before it is: a crash from now on is known.
  ///
  /// The request and its estimated tokens count at once for the day, until the outcome replaces
  /// them. Whoever claims it has to be done with it `until` then.
  package func claim(
    _ id: String,
    for run: SendRun,
    estimate: Int,
    until: Int64,
    in context: SendContext
  ) throws(DatabaseError) -> Claim {
    try prepareToWrite()
    return try connection.transaction { () throws(DatabaseError) in
      guard var row = try row(id: id) else { return .gone(nil) }
      let today = try usage(day: context.day)
      let refusal = run.limits.refusal(today: today, inRun: run.requests, estimate: estimate)
      if let refusal { return .refused(refusal) }
      guard row.job.handle(.claimed(until: until), now: context.now) != nil else {
        return .gone(row.job.state)
      }
      row.reservation = .init(day: context.day, tokens: max(0, estimate))
      try update(row)
      try reserve(estimate, on: context.day)
      return .claimed(row.job)
    }
  }

  /// Keeps a reply together with what it cost, and that the endpoint is well.
  ///
  /// A reply to a question that has one already only costs; says whether it was taken.
  @discardableResult
  package func finish(
    _ id: String,
    with reply: KeptReply,
    spending: Spending,
    in context: SendContext
  ) throws(DatabaseError) -> Bool {
    try prepareToWrite()
    return try connection.transaction { () throws(DatabaseError) in
      try note(.goOn, in: context)
      guard var row = try settle(id, spending, on: context.day) else { return false }
      let event = ExplanationJob.Event.replied(isDispute: reply.isDispute)
      let isTaken = row.job.handle(event, now: context.now) != nil
      if isTaken { row.reply = reply }
      try update(row)
      return isTaken
    }
  }

  /// Keeps why there is no reply together with what it cost, and says what follows for the next.
  @discardableResult
  package func fail(
    _ id: String,
    _ failure: SendFailure,
    spending: Spending,
    in context: SendContext
  ) throws(DatabaseError) -> ExplanationJob.Consequence {
    try prepareToWrite()
    return try connection.transaction { () throws(DatabaseError) in
      try note(failure.consequence, in: context)
      guard var row = try settle(id, spending, on: context.day) else { return failure.consequence }
      _ = row.job.handle(.failed(failure), now: context.now)
      try update(row)
      return failure.consequence
    }
  }

  /// Sorts out what time has done: replies that were lost with a program, questions too old to ask.
  ///
  /// What was counted for a lost reply stays, for it may have been paid for. Gives the number of
  /// jobs that were lost and of those that were given up.
  @discardableResult
  package func lookAfterQueue(now: Int64) throws(DatabaseError) -> (lost: Int, expired: Int) {
    try prepareToWrite()
    return try connection.transaction { () throws(DatabaseError) in
      var counts = (lost: 0, expired: 0)
      let (oldest, overflows) = now.subtractingReportingOverflow(ExplanationJob.longestLife)
      let rows = try rows(
        "WHERE state = 'sent' OR state = 'pending' AND created < ? ORDER BY number",
        [.integer(overflows ? .min : oldest)]
      )
      for var row in rows {
        let isSent = row.job.state.name == .sent
        guard row.job.handle(.looked, now: now) != nil else { continue }
        row.reservation = nil
        try update(row)
        if isSent { counts.lost += 1 } else { counts.expired += 1 }
      }
      return counts
    }
  }

  /// Puts what was given up back into the queue, one question or all, at the learner's wish.
  ///
  /// Gives the number of those that wait again.
  @discardableResult
  package func revive(_ id: String? = nil, now: Int64) throws(DatabaseError) -> Int {
    try prepareToWrite()
    return try connection.transaction { () throws(DatabaseError) in
      let rows = try rows(
        "WHERE state = 'failed' AND (?1 IS NULL OR id = ?1) ORDER BY number",
        [.init(id)]
      )
      for var row in rows where row.job.handle(.revived, now: now) != nil { try update(row) }
      return rows.count
    }
  }

  /// Gives a waiting question the name that it has with another prompt or model.
  ///
  /// The question is gone if it was queued under that name already. Nil if it doesn't wait any more.
  package func rename(
    _ id: String,
    promptHash: String,
    model: String
  ) throws(DatabaseError) -> ExplanationJob? {
    try prepareToWrite()
    return try connection.transaction { () throws(DatabaseError) in
      guard let row = try row(id: id), row.job.state.name == .pending else { return nil }
      let renamed = row.job.asked(promptHash: promptHash, model: model)
      guard renamed.id != id else { return renamed }
      try connection.statement("DELETE FROM job WHERE id = ?").run([.text(id)])
      try insert(JobRow(renamed))
      return try self.row(id: renamed.id)?.job
    }
  }

  /// How the queue stands.
  package func queueOverview() throws(DatabaseError) -> QueueOverview {
    try connection.reading { () throws(DatabaseError) in
      var overview = QueueOverview()
      try connection.statement(
        "SELECT state, problem, count(*), sum(losses) FROM job GROUP BY state, problem"
      ).run { (row) throws(DatabaseError) in
        overview.losses += row.int(3)
        overview.tallies.append(
          .init(
            state: try row.value(0) { .init(rawValue: $0) },
            problem: row.isNull(1) ? nil : try row.value(1) { SendProblem(rawValue: $0) },
            count: row.int(2)
          )
        )
      }
      overview.tallies.sort {
        ($0.state, $0.problem?.rawValue ?? "") < ($1.state, $1.problem?.rawValue ?? "")
      }
      try connection.statement("SELECT min(created), min(due) FROM job WHERE state = 'pending'")
        .run { row in
          guard !row.isNull(0) else { return }
          (overview.oldest, overview.nextDue) = (row.integer(0), row.integer(1))
        }
      return overview
    }
  }

  /// Questions that have no reply, in the order in which they may go; those given up come last.
  package func queuedJobs(limit: Int) throws(DatabaseError) -> [ExplanationJob] {
    try rows(
      """
      WHERE state IN ('sent', 'pending', 'failed')
      ORDER BY state = 'failed', state = 'pending', due, created, number LIMIT ?
      """,
      [.init(limit)]
    ).map(\.job)
  }

  /// Replaces what was counted in advance for a job by what it cost; nil if it was deleted.
  private func settle(
    _ id: String,
    _ spending: Spending,
    on day: Int
  ) throws(DatabaseError) -> JobRow? {
    var row = try row(id: id)
    if let reservation = row?.reservation {
      try release(reservation.tokens, on: reservation.day)
      row?.reservation = nil
    }
    try count(spending, on: day)
    return row
  }

  /// Takes in what a request says of the endpoint.
  private func note(
    _ consequence: ExplanationJob.Consequence,
    in context: SendContext
  ) throws(DatabaseError) {
    let old = try breaker(of: context.endpoint)
    var breaker = old
    breaker.handle(consequence, now: context.now, settings: context.settings)
    if breaker != old { try save(breaker, of: context.endpoint) }
  }
}

/// Rows of jobs.
extension LearnerStore {
  func row(id: String) throws(DatabaseError) -> JobRow? {
    try rows("WHERE id = ?", [.text(id)]).first
  }

  /// The rows that a condition with its order picks.
  func rows(
    _ condition: String,
    _ values: [Statement.Value] = []
  ) throws(DatabaseError) -> [JobRow] {
    var rows: [JobRow] = []
    try connection.statement("SELECT \(JobRow.columns) FROM job \(condition)")
      .run(values) { (row) throws(DatabaseError) in rows.append(try JobRow(row)) }
    return rows
  }

  /// Adds the job unless its id is known; says whether it was added.
  @discardableResult
  func insert(_ row: JobRow) throws(DatabaseError) -> Bool {
    guard let values = row.insertedValues else {
      throw DatabaseError(
        .unknownValue(column: "request", value: row.job.id),
        path: connection.path
      )
    }
    try connection.statement(JobRow.insertion).run(values)
    return connection.changes > 0
  }

  func update(_ row: JobRow) throws(DatabaseError) {
    try connection.statement(JobRow.update).run(row.updatedValues)
  }
}
