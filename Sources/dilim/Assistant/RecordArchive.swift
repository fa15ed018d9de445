import ChatAPI
import Coordination
import Feedback
import Storage
import TextSafety

/// The record as the archive of what was asked.
///
/// What fails here is not told in a lesson: the explanation is a decoration of it.
struct RecordArchive {
  let record: Record
  let settings: Settings
  let world: World
  /// Whether a question that got no reply waits in the queue.
  let queuesFailures: Bool

  /// So much longer than its own limit may a request take before it counts as lost, in milliseconds.
  private static let grace: Int64 = 30_000

  var archive: ExplanationArchive {
    ExplanationArchive(
      find: { asked in try? find(asked) },
      begin: { asked in
        do throws(Failure) { return try begin(asked) } catch { return error.message.string }
      },
      keep: { asked, explanation in try? keep(asked, explanation) }
    )
  }

  private func key(_ asked: AskedQuestion) -> String { asked.key(model: settings[.model]) }

  func find(_ asked: AskedQuestion) throws(Failure) -> Explanation.Content? {
    if let followUp = asked.followUp { return try find(asked, followUp) }
    let id = key(asked)
    let kept = try record.reading { (store) throws(DatabaseError) in
      try store.explanations.find(id: id)
    }
    guard let explanation = kept ?? nil else { return nil }
    let reply = explanation.reply
    if reply.isDispute { return .disputed(reply.objections, reply.content) }
    let content = KeptReplies(record: record, world: world).judged(explanation)
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
  ) throws(Failure) -> Explanation.Content? {
    let id = key(asked)
    let kept = try record.reading { (store) throws(DatabaseError) in
      try store.explanations.followUp(id: id)
    }
    guard let kept = kept ?? nil else { return nil }
    let content = ReplyJudge(asked.request).content(of: kept.content, after: followUp.examples)
    if content.isShown { return content }
    try record.writing { (store) throws(DatabaseError) in
      try store.explanations.deleteFollowUp(id)
    }
    return nil
  }

  /// Counts the request for the day, and marks the question as sent.
  func begin(_ asked: AskedQuestion) throws(Failure) -> String? {
    let estimate = try estimate(asked)
    let refusal: SendLimits.Kind?
    if asked.followUp == nil {
      refusal = try claim(asked, estimate)
    } else {
      refusal = try record.writing { (store) throws(DatabaseError) in
        try store.usage.reserveRequest(estimate: estimate, within: limits, on: world.day)
      }
    }
    return refusal.map { limit in
      "The limit of the day is reached (\(limit == .tokensPerDay ? "tokens" : "requests")_per_day)."
    }
  }

  private func claim(_ asked: AskedQuestion, _ estimate: Int) throws(Failure) -> SendLimits.Kind? {
    let job = ExplanationJob(
      asked.request,
      promptHash: asked.first.hash,
      model: settings[.model],
      created: world.now()
    )
    let run = SendRun(limits: limits, settings: "", isAsked: true, patience: 0)
    let until = world.now() + settings.milliseconds(.totalTimeout) + Self.grace
    let claim = try record.writing { (store) throws(DatabaseError) in
      _ = try store.queue.enqueue(job)
      return try store.queue.claim(job.id, for: run, estimate: estimate, until: until, in: context)
    }
    if case .refused(let limit) = claim { return limit }
    return nil
  }

  func keep(_ asked: AskedQuestion, _ explanation: Explanation) throws(Failure) {
    let id = key(asked)
    let spending = explanation.spending(estimate: try estimate(asked))
    guard asked.followUp == nil else {
      return try keepFollowUp(asked, explanation, spending)
    }
    if let reply = explanation.kept(at: world.now()) {
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
    _ explanation: Explanation,
    _ spending: Spending
  ) throws(Failure) {
    let estimate = try estimate(asked)
    let kept = explanation.followUp(
      id: key(asked),
      job: asked.request.key(promptHash: asked.first.hash, model: settings[.model]),
      at: world.now()
    )
    try record.writing { (store) throws(DatabaseError) in
      try store.usage.settleRequest(estimate: estimate, spending: spending, on: world.day)
      if let kept { try store.explanations.keep(kept) }
    }
  }

  private func estimate(_ asked: AskedQuestion) throws(Failure) -> Int {
    do {
      let text = try asked.messages().map(\.text).joined(separator: "\n")
      let longest = max(settings.count(.maxTokens), asked.template.settings.maxTokens ?? 0)
      return TokenEstimate.tokens(in: text) + longest
    } catch {
      throw Failure(error)
    }
  }

  /// Nothing in a lesson is a run.
  private var limits: SendLimits {
    SendLimits(
      requestsPerRun: nil,
      requestsPerDay: settings.count(.requestsPerDay),
      tokensPerDay: settings.count(.tokensPerDay)
    )
  }

  private var context: SendContext {
    SendContext(
      endpoint: settings.endpointName,
      settings: settings.fingerprint,
      day: world.day,
      now: world.now()
    )
  }
}

extension Settings {
  /// Stands for the settings that decide whether the endpoint can be used.
  var fingerprint: String {
    let kinds: [Setting] = [.baseURL, .model, .keyCommand, .keyFile, .caFile]
    return SHA256.hex(of: kinds.map { self[$0] })
  }
}

extension Explanation {
  /// The reply to a follow-up as the record keeps it; nil if there is none to keep.
  fileprivate func followUp(id: String, job: String, at time: Int64) -> KeptFollowUp? {
    let kept: KeptFollowUp.Content
    switch content {
    case .example(let example): kept = .example(example)
    case .reply(let reply): kept = .explanation(.reply(reply))
    case .text(let text): kept = .explanation(.text(text.string))
    case .disputed, .unreadable, .failed: return nil
    }
    return KeptFollowUp(id: id, job: job, content: kept, model: model.line, time: time)
  }
}
