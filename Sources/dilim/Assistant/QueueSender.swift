import ChatAPI
import Feedback
import Storage
import TerminalUI
import TextSafety
import Transport

/// Works off the queue of answers that wait for an explanation.
struct QueueSender {
  let assistant: Assistant
  let library: PromptLibrary
  let record: Record
  let world: World
  let settings: Settings

  /// What happens on the way.
  enum Report {
    case sending(ExplanationJob, number: Int)
    case came(ExplanationJob, Explanation)
    case waiting(milliseconds: Int64, SendProblem?)
  }

  /// How much longer than its own limit a request may take before it counts as lost, in milliseconds.
  private static let grace: Int64 = 30_000

  /// Sends one question after the other until something speaks against it.
  func run(report: (Report) throws(Failure) -> Void) throws(Failure) -> SendRun.End {
    _ = try record.writing { (store) throws(DatabaseError) in
      try store.queue.settleOverdueJobs(now: world.now())
    }
    var run = SendRun(limits: limits, settings: settings.fingerprint, isAsked: true)
    while true {
      let next = try nextJob()
      let breaker = try record.reading { (store) throws(DatabaseError) in
        try store.endpoints.breaker(of: assistant.address)
      }
      switch run.step(next: next, breaker: breaker ?? .closed, now: world.now()) {
      case .end(let end): return end
      case .wait(let until, let problem):
        let wait = max(0, until - world.now())
        try report(.waiting(milliseconds: wait, problem))
        world.sleep(wait)
      case .send:
        guard let next else { return .nothingLeft }
        if let limit = try send(next, &run, report) { return .limit(limit) }
      }
    }
  }

  /// The next job under the name that it has with the prompt and model of today.
  private func nextJob() throws(Failure) -> ExplanationJob? {
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

  func template(for job: ExplanationJob) throws(Failure) -> PromptTemplate {
    do { return try library.template(.explainError, in: job.request.language) } catch {
      throw Failure(error)
    }
  }

  /// Sends a job; gives the limit that forbids it.
  private func send(
    _ job: ExplanationJob,
    _ run: inout SendRun,
    _ report: (Report) throws(Failure) -> Void
  ) throws(Failure) -> SendLimits.Kind? {
    let template = try template(for: job)
    let estimate = try Self.estimate(job.request, template, assistant.maxTokens)
    let until = world.now() + settings.milliseconds(.totalTimeout) + Self.grace
    let before = run
    let claim = try record.writing { (store) throws(DatabaseError) in
      try store.queue.claim(job.id, for: before, estimate: estimate, until: until, in: context)
    }
    switch claim {
    case .refused(let limit): return limit
    case .gone: return nil
    case .claimed(let claimed):
      run.countRequest()
      try report(.sending(claimed, number: run.requests))
      let explanation = try ask(claimed, template)
      run.handle(try keep(explanation, of: claimed, estimate: estimate))
      try report(.came(claimed, explanation))
      return nil
    }
  }

  private func ask(
    _ job: ExplanationJob,
    _ template: PromptTemplate
  ) throws(Failure) -> Explanation {
    var dialect = try record.dialect(assistant)
    let known = dialect
    let assistant = assistant
    let (explanation, learnt) = Blocking.run(isStoppable: true) { _ in
      var dialect = known
      let explanation = await assistant.explanation(
        of: job.request,
        template,
        asksAgain: false,
        dialect: &dialect,
        send: { _ in }
      )
      return (explanation, dialect)
    } take: { (_: Never) in
    }
    dialect = learnt
    if dialect != known { try record.save(dialect, assistant) }
    return explanation
  }

  private func keep(
    _ explanation: Explanation,
    of job: ExplanationJob,
    estimate: Int
  ) throws(Failure) -> ExplanationJob.Consequence {
    let spending = explanation.spending(estimate: estimate)
    if let reply = explanation.kept(at: world.now()) {
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
      day: world.day,
      now: world.now()
    )
  }

  var limits: SendLimits {
    SendLimits(
      requestsPerRun: settings.count(.requestsPerRun),
      requestsPerDay: settings.count(.requestsPerDay),
      tokensPerDay: settings.count(.tokensPerDay)
    )
  }

  /// What a question may cost in tokens, its reply included.
  static func estimate(
    _ request: ExplanationRequest,
    _ template: PromptTemplate,
    _ maxTokens: Int
  ) throws(Failure) -> Int {
    do {
      let text = try request.messages(template).map(\.text).joined(separator: "\n")
      return TokenEstimate.tokens(in: text) + max(maxTokens, template.settings.maxTokens ?? 0)
    } catch {
      throw Failure(error)
    }
  }
}

extension World {
  /// Days since 1970-01-01 in the learner's time zone.
  var day: Int {
    let now = now()
    let seconds = now / 1000 + Int64(secondsAheadOfUTC(at: now))
    return Int((Double(seconds) / 86_400).rounded(.down))
  }
}

extension Record {
  /// What the endpoint and its model have been found to take.
  func dialect(_ assistant: Assistant) throws(Failure) -> Dialect {
    let kept = try reading { (store) throws(DatabaseError) in
      try store.endpoints.dialect(Dialect.self, endpoint: assistant.address, model: assistant.model)
    }
    return (kept ?? nil) ?? Dialect()
  }

  func save(_ dialect: Dialect, _ assistant: Assistant) throws(Failure) {
    try writing { (store) throws(DatabaseError) in
      try store.endpoints.save(
        dialect: dialect,
        endpoint: assistant.address,
        model: assistant.model
      )
    }
  }
}

extension Explanation {
  /// The reply as the record keeps it; nil if there is none to keep.
  func kept(at time: Int64) -> KeptReply? {
    switch content {
    case .reply(let reply): KeptReply(.reply(reply), model: model.line, time: time)
    case .text(let text): KeptReply(.text(text.string), model: model.line, time: time)
    case .disputed(let objections, let content):
      KeptReply(
        content,
        objections: objections,
        model: model.line,
        time: time
      )
    case .example, .unreadable, .failed: nil
    }
  }

  /// Why there is no reply, as the queue takes it.
  var sendFailure: SendFailure {
    guard case .failed(let failure) = content else { return SendFailure(.invalidReply) }
    var problem = SendProblem(rawValue: failure.kind.rawValue) ?? .server
    // Nobody was reached, which is no fault of the question.
    if failure.transfer == .timeout(.connect) { problem = .network }
    let wait = failure.retryAfter.map { $0.components.seconds * 1000 }
    return SendFailure(problem, retryAfter: wait)
  }

  /// Whether anything may have reached a server.
  private var hasLeft: Bool {
    guard case .failed(let failure) = content, let reason = failure.transfer else { return true }
    switch reason {
    case .libraryMissing, .authorities, .badURL, .insecure, .badHeader, .nameNotFound,
      .notConnected, .proxy, .certificate:
      return false
    case .cutShort, .other, .timeout, .tooLarge, .notHTTP, .cancelled: return true
    }
  }

  /// What it has cost; the estimate stands where the server has not counted.
  func spending(estimate: Int) -> Spending {
    guard let usage else {
      return requests == 0 || !hasLeft
        ? .nothing : Spending(requests: requests, tokens: estimate, isEstimated: true)
    }
    return Spending(requests: requests, tokens: usage.total, isEstimated: usage.isEstimated)
  }
}
