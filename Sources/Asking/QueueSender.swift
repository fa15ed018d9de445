import ChatAPI
package import Feedback
package import Storage
import Transport

/// Sends the queued answers that wait for an explanation.
package struct QueueSender {
  package let assistant: Assistant
  let library: PromptLibrary
  let record: RecordAccess
  let clock: AskingClock
  let settings: AskingSettings

  package init(
    assistant: Assistant,
    library: PromptLibrary,
    record: RecordAccess,
    clock: AskingClock,
    settings: AskingSettings
  ) {
    self.assistant = assistant
    self.library = library
    self.record = record
    self.clock = clock
    self.settings = settings
  }

  /// A progress report of a run.
  package enum Report {
    case sending(ExplanationJob, number: Int)
    case came(ExplanationJob, JudgedReply)
    case waiting(milliseconds: Int64, SendProblem?)
  }

  /// Sends questions one by one until the queue is empty or something stops the run.
  package func run(report: (Report) throws -> Void) throws -> SendRun.End {
    _ = try record.writing { (store) throws(DatabaseError) in
      try store.queue.settleOverdueJobs(now: clock.now())
    }
    var run = SendRun(limits: settings.limits, settings: settings.fingerprint, isAsked: true)
    while true {
      let next = try nextJob()
      let breaker = try record.reading { (store) throws(DatabaseError) in
        try store.endpoints.breaker(of: assistant.address)
      }
      switch run.step(next: next, breaker: breaker ?? .closed, now: clock.now()) {
      case .end(let end): return end
      case .wait(let until, let problem):
        let wait = max(0, until - clock.now())
        try report(.waiting(milliseconds: wait, problem))
        clock.sleep(wait)
      case .send:
        guard let next else { return .nothingLeft }
        if let limit = try send(next, &run, report) { return .limit(limit) }
      }
    }
  }

  /// Returns the next job with its key for the current prompt and model.
  private func nextJob() throws -> ExplanationJob? {
    while true {
      let job =
        try record.reading { (store) throws(DatabaseError) in try store.queue.nextJob() } ?? nil
      guard let job else { return nil }
      let template = try template(for: job)
      let renamed = try record.writing { (store) throws(DatabaseError) in
        try store.queue.rename(job.id, promptHash: template.hash, model: assistant.model)
      }
      if let renamed, renamed.state.name == .pending { return renamed }
    }
  }

  package func template(for job: ExplanationJob) throws -> PromptTemplate {
    try library.template(job.request.prompt, in: job.request.language)
  }

  /// Sends a job; returns the limit that forbids it, or nil.
  private func send(
    _ job: ExplanationJob,
    _ run: inout SendRun,
    _ report: (Report) throws -> Void
  ) throws -> SendLimits.Kind? {
    let template = try template(for: job)
    let estimate = try Self.estimate(job.request, template, assistant.maxTokens)
    let until = settings.end(ofRequestAt: clock.now())
    let before = run
    return try Interruption.held { interruption in
      let claim = try record.writing { (store) throws(DatabaseError) in
        try store.queue.claim(job.id, for: before, estimate: estimate, until: until, in: context)
      }
      switch claim {
      case .refused(let limit): return limit
      case .gone: return nil
      case .claimed(let claimed):
        run.countRequest()
        try report(.sending(claimed, number: run.requests))
        let explanation = try ask(claimed, template, interruption)
        run.handle(try keep(explanation, of: claimed, estimate: estimate))
        try report(.came(claimed, explanation))
        return nil
      }
    }
  }

  private func ask(
    _ job: ExplanationJob,
    _ template: PromptTemplate,
    _ interruption: Interruption?
  ) throws -> JudgedReply {
    var dialect = try record.dialect(assistant)
    let known = dialect
    let assistant = assistant
    let reported =
      try record.reading { (store) throws(DatabaseError) in
        try store.explanations.reported(to: job.id)
      } ?? []
    let (explanation, learnt) = Blocking.run(stoppedBy: interruption) { _ in
      var dialect = known
      let explanation = await assistant.explanation(
        of: job.request,
        template,
        asksAgain: false,
        besides: reported,
        dialect: &dialect,
        send: { _ in }
      )
      return (explanation, dialect)
    } handle: { (_: Never) in
    }
    dialect = learnt
    if dialect != known { try record.save(dialect, assistant) }
    return explanation
  }

  private func keep(
    _ explanation: JudgedReply,
    of job: ExplanationJob,
    estimate: Int
  ) throws -> ExplanationJob.Consequence {
    let spending = explanation.spending(estimate: estimate)
    if let reply = explanation.kept(at: clock.now()) {
      try record.writing { (store) throws(DatabaseError) in
        _ = try store.queue.finish(job.id, with: reply, spending: spending, in: context)
      }
      return .goOn
    }
    let failure = explanation.sendFailure
    return try record.writing { (store) throws(DatabaseError) in
      try store.queue.fail(job.id, failure, spending: spending, in: context)
    }
  }

  private var context: SendContext {
    SendContext(
      endpoint: assistant.address,
      settings: settings.fingerprint,
      day: clock.day(),
      now: clock.now()
    )
  }

  /// Returns the tokens that a question may cost, with its reply.
  static func estimate(
    _ request: ExplanationRequest,
    _ template: PromptTemplate,
    _ maxTokens: Int
  ) throws -> Int {
    let text = try request.messages(template).map(\.text).joined(separator: "\n")
    return TokenEstimate.tokens(in: text) + max(maxTokens, template.settings.maxTokens ?? 0)
  }
}
