import ChatAPI
package import Feedback
package import Storage

/// The questions and replies in the record.
package struct RecordArchive {
  private let record: RecordAccess
  private let settings: AskingSettings
  private let clock: AskingClock
  /// Whether a question without a reply stays in the queue.
  private let queuesFailures: Bool

  package init(
    record: RecordAccess,
    settings: AskingSettings,
    clock: AskingClock,
    queuesFailures: Bool
  ) {
    self.record = record
    self.settings = settings
    self.clock = clock
    self.queuesFailures = queuesFailures
  }

  private func key(_ asked: AskedQuestion) -> String { asked.key(model: settings.model) }

  /// Returns the kept reply to a question; nil if there is none.
  package func find(_ asked: AskedQuestion) throws -> JudgedReply.Content? {
    if let followUp = asked.followUp { return try find(asked, followUp) }
    let id = key(asked)
    let kept = try record.reading { (store) throws(DatabaseError) in
      try store.explanations.find(id: id)
    }
    guard let explanation = kept ?? nil else { return nil }
    let reply = explanation.reply
    if reply.isReported { return nil }
    if reply.isDispute { return .disputed(reply.objections, reply.content) }
    let content = KeptReplies(record: record, clock: clock).judged(explanation)
    if content.isShown {
      _ = try? record.writing { (store) throws(DatabaseError) in
        try store.explanations.markShown(id)
      }
    }
    if case .unreadable = content { return nil }
    return content
  }

  private func find(
    _ asked: AskedQuestion,
    _ followUp: FollowUp
  ) throws -> JudgedReply.Content? {
    let id = key(asked)
    let kept = try record.reading { (store) throws(DatabaseError) in
      try store.explanations.followUp(id: id)
    }
    guard let kept = kept ?? nil else { return nil }
    let content = ReplyJudge(asked.request).content(of: kept.content, after: followUp.examples)
    if content.isShown { return content }
    try record.writing { (store) throws(DatabaseError) in try store.explanations.deleteFollowUp(id)
    }
    return nil
  }

  /// Keeps the explanation of a question as reported by the learner.
  package func report(_ asked: AskedQuestion) throws {
    let id = key(asked)
    try record.writing { (store) throws(DatabaseError) in
      try store.explanations.report(id, of: asked.request, now: clock.now())
    }
  }

  /// Returns the question with the replies to it that the learner has reported.
  package func withReports(_ asked: AskedQuestion) throws -> AskedQuestion {
    guard asked.followUp == nil else { return asked }
    let id = key(asked)
    var asked = asked
    asked.reported =
      try record.reading { (store) throws(DatabaseError) in
        try store.explanations.reported(to: id)
      } ?? []
    return asked
  }

  /// Counts the request and marks the question as sent; returns the limit that forbids it, or nil.
  package func begin(_ asked: AskedQuestion) throws -> SendLimits.Kind? {
    let estimate = try estimate(asked)
    if asked.followUp == nil { return try claim(asked, estimate) }
    return try record.writing { (store) throws(DatabaseError) in
      try store.usage.reserveRequest(
        estimate: estimate,
        within: settings.limitsOfTheDay,
        on: clock.day()
      )
    }
  }

  private func claim(_ asked: AskedQuestion, _ estimate: Int) throws -> SendLimits.Kind? {
    let job = ExplanationJob(
      asked.request,
      promptHash: asked.first.hash,
      model: settings.model,
      created: clock.now()
    )
    let run = SendRun(limits: settings.limitsOfTheDay, settings: "", isAsked: true, longestWait: 0)
    let until = settings.end(ofRequestAt: clock.now())
    let claim = try record.writing { (store) throws(DatabaseError) in
      try store.explanations.setReportedAside(job.id)
      _ = try store.queue.enqueue(job)
      return try store.queue.claim(job.id, for: run, estimate: estimate, until: until, in: context)
    }
    if case .refused(let limit) = claim { return limit }
    return nil
  }

  /// Keeps a reply or a dispute, or counts a failed attempt, which may have cost tokens.
  package func keep(_ asked: AskedQuestion, _ explanation: JudgedReply) throws {
    let id = key(asked)
    let spending = explanation.spending(estimate: try estimate(asked))
    guard asked.followUp == nil else {
      return try keepFollowUp(asked, explanation, spending)
    }
    if let reply = explanation.kept(at: clock.now()) {
      try record.writing { (store) throws(DatabaseError) in
        _ = try store.queue.finish(id, with: reply, spending: spending, in: context)
        if !reply.isDispute { _ = try store.explanations.markShown(id) }
      }
    } else {
      try record.writing { (store) throws(DatabaseError) in
        _ = try store.queue.fail(id, explanation.sendFailure, spending: spending, in: context)
        if !queuesFailures { _ = try store.queue.delete(id) }
      }
    }
  }

  private func keepFollowUp(
    _ asked: AskedQuestion,
    _ explanation: JudgedReply,
    _ spending: Spending
  ) throws {
    let estimate = try estimate(asked)
    let kept = explanation.followUp(
      id: key(asked),
      job: asked.request.key(promptHash: asked.first.hash, model: settings.model),
      at: clock.now()
    )
    try record.writing { (store) throws(DatabaseError) in
      try store.usage.settleRequest(estimate: estimate, spending: spending, on: clock.day())
      if let kept { try store.explanations.keep(kept) }
    }
  }

  private func estimate(_ asked: AskedQuestion) throws -> Int {
    let text = try asked.messages().map(\.text).joined(separator: "\n")
    let longest = max(settings.maxTokens, asked.template.settings.maxTokens ?? 0)
    return TokenEstimate.tokens(in: text) + longest
  }

  private var context: SendContext {
    SendContext(
      endpoint: settings.endpoint,
      settings: settings.fingerprint,
      day: clock.day(),
      now: clock.now()
    )
  }
}
