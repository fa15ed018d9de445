import Coordination
import Curriculum
import Feedback
import Scoring
import Storage
import Testing

struct QueueTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder()
    store = try LearnerStore(path: folder.record)
  }

  @Test func `a question is queued once, however its answer was typed`() throws {
    #expect(try store.enqueue(job()) == nil)
    let again = job(answer: "  çay  içiyor", created: 9)
    #expect(again.id == job().id)
    #expect(try store.enqueue(again) == .pending(due: 0, after: nil))
    #expect(try store.job(id: job().id) == job())
    #expect(try store.enqueue(job(answer: "Su içiyor.")) == nil)
    #expect(try store.queueOverview().count(.pending) == 2)
  }

  @Test func `a question comes back from the record as it was`() throws {
    for text in awkwardTexts {
      let question = question(answer: text, english: text)
      let job = ExplanationJob(question, promptHash: text, model: text, created: .min)
      _ = try store.enqueue(job)
      let kept = try #require(try LearnerStore(path: folder.record).job(id: job.id))
      #expect(kept == job)
      #expect(Array(kept.request.answer.utf8) == Array(text.utf8))
    }
  }

  @Test func `the oldest answer is explained first`() throws {
    for created in [5, 3, 9, 3] as [Int64] {
      _ = try store.enqueue(job(answer: "\(created)", created: created))
    }
    var order: [Int64] = []
    while let next = try store.nextJob() {
      order.append(next.created)
      try store.explain(next)
    }
    #expect(order == [3, 5, 9])
  }

  @Test func `a job counts as sent, and its cost for the day, before it goes`() throws {
    _ = try store.enqueue(job())
    guard case .claimed(let claimed) = try store.claim(job().id) else {
      Issue.record("not claimed")
      return
    }
    #expect(claimed.state == .sent(until: 2 * minute))
    let other = try LearnerStore(path: folder.record)
    #expect(try other.job(id: job().id)?.state == .sent(until: 2 * minute))
    #expect(
      try other.usage(day: 20_000) == DayUsage(day: 20_000, requests: 1, estimatedTokens: 100)
    )
    #expect(try other.nextJob() == nil)
    #expect(try other.claim(job().id) == .gone(.sent(until: 2 * minute)))
    #expect(try other.claim("none") == .gone(nil))
  }

  @Test func `a reply, its cost and the end of the job are kept together`() throws {
    _ = try store.enqueue(job())
    _ = try store.claim(job().id)
    #expect(try store.finish(job().id, with: reply(), spending: cost, in: here))
    #expect(try store.job(id: job().id)?.state == .done)
    #expect(try store.usage(day: 20_000) == DayUsage(day: 20_000, requests: 1, tokens: 120))
    let kept = try #require(try LearnerStore(path: folder.record).explanation(id: job().id))
    #expect(kept == KeptExplanation(id: job().id, request: question(), reply: reply(), shown: 0))
    #expect(try store.enqueue(job()) == .done)
  }

  @Test func `a second reply to the same question only costs`() throws {
    try store.explain(job())
    let late = reply("Another text.")
    #expect(try !store.finish(job().id, with: late, spending: cost, in: here))
    #expect(try store.explanation(id: job().id)?.reply == reply())
    #expect(try store.usage(day: 20_000) == DayUsage(day: 20_000, requests: 2, tokens: 240))
  }

  @Test func `a reply that speaks against the grader is kept and never given as explanation`()
    throws
  {
    try store.explain(job(), dispute)
    #expect(try store.job(id: job().id)?.state == .dispute)
    #expect(try store.explanations(of: tea).isEmpty)
    #expect(try store.newExplanations(limit: 9).isEmpty)
    #expect(try store.disputes(limit: 9).map(\.reply) == [dispute])
    #expect(try store.enqueue(job()) == .dispute)
  }

  @Test(arguments: [
    (SendProblem.network, ExplanationJob.State.pending(due: 0, after: .network), 0),
    (.rate, .pending(due: minute + 7_000, after: .rate), 0),
    (.key, .pending(due: 0, after: .key), 0),
    (.request, .failed(.request), 0),
  ])
  func `a failure is kept with its cost and what is known of the endpoint`(
    problem: SendProblem,
    state: ExplanationJob.State,
    attempts: Int
  ) throws {
    _ = try store.enqueue(job())
    _ = try store.claim(job().id)
    let failure = SendFailure(problem, retryAfter: problem == .rate ? 7_000 : nil)
    let consequence =
      try store.fail(job().id, failure, spending: .nothing, in: here.at(minute))
    #expect(consequence == failure.consequence)
    #expect(try store.job(id: job().id)?.state == state)
    #expect(try store.usage(day: 20_000) == DayUsage(day: 20_000))
    var breaker = Breaker.closed
    breaker.handle(consequence, now: minute, settings: "a")
    #expect(try LearnerStore(path: folder.record).breaker(of: here.endpoint) == breaker)
    #expect(try store.breaker(of: "elsewhere") == .closed)
  }

  @Test func `a reply lost with the program is counted, asked again once, then given up`() throws {
    _ = try store.enqueue(job())
    _ = try store.claim(job().id, now: 0)
    #expect(try store.lookAfterQueue(now: minute) == (0, 0))
    #expect(try store.lookAfterQueue(now: 2 * minute) == (1, 0))
    #expect(try store.job(id: job().id)?.state == .pending(due: 2 * minute, after: .lost))
    #expect(try store.queueOverview().losses == 1)
    #expect(try store.usage(day: 20_000).estimatedTokens == 100)
    _ = try store.claim(job().id, now: 3 * minute)
    #expect(try store.lookAfterQueue(now: 9 * minute) == (1, 0))
    #expect(try store.job(id: job().id)?.state == .failed(.lost))
    #expect(try store.usage(day: 20_000).requests == 2)
    #expect(try store.revive("another", now: 10 * minute) == 0)
    #expect(try store.revive(job().id, now: 10 * minute) == 1)
    #expect(try store.revive(now: 10 * minute) == 0)
    #expect(try store.job(id: job().id)?.state == .pending(due: 10 * minute, after: nil))
  }

  @Test func `a question that nobody could be asked for a month is given up`() throws {
    _ = try store.enqueue(job())
    _ = try store.enqueue(job(water, created: 2 * day))
    #expect(try store.lookAfterQueue(now: 30 * day) == (0, 0))
    #expect(try store.lookAfterQueue(now: 31 * day) == (0, 1))
    #expect(try store.job(id: job().id)?.state == .failed(.expired))
    #expect(try store.nextJob()?.item == water)
  }

  @Test(arguments: [
    (SendLimits(requestsPerRun: nil, requestsPerDay: 1, tokensPerDay: nil), "requestsPerDay"),
    (SendLimits(requestsPerRun: nil, requestsPerDay: nil, tokensPerDay: 219), "tokensPerDay"),
    (SendLimits(requestsPerRun: nil, requestsPerDay: nil, tokensPerDay: 220), ""),
    (.none, ""),
  ])
  func `the limits of the day are looked at before a job goes`(
    limits: SendLimits,
    refusal: String
  ) throws {
    try store.explain(job(water))
    _ = try store.enqueue(job())
    let claim = try store.claim(job().id, for: run(limits), estimate: 100, until: 9, in: here)
    guard case .refused(let kind) = claim else {
      #expect(refusal == "")
      return
    }
    #expect(kind.rawValue == refusal)
    #expect(try store.job(id: job().id)?.state.name == .pending)
    #expect(try store.usage(day: 20_000) == DayUsage(day: 20_000, requests: 1, tokens: 120))
    var tomorrow = here
    tomorrow.day += 1
    let later = try store.claim(job().id, for: run(limits), estimate: 100, until: 9, in: tomorrow)
    #expect(later != claim)
  }

  @Test func `a question goes by another name once the model is known`() throws {
    _ = try store.enqueue(job(model: ""))
    let renamed = try store.rename(job(model: "").id, promptHash: "p", model: "m")
    #expect(renamed == job())
    #expect(try store.job(id: job(model: "").id) == nil)
    #expect(try store.nextJob() == job())
    _ = try store.enqueue(job(model: ""))
    try store.explain(job())
    #expect(try store.rename(job(model: "").id, promptHash: "p", model: "m")?.state == .done)
    #expect(try store.nextJob() == nil)
    #expect(try store.explanation(id: job().id)?.reply == reply())
    #expect(try store.rename(job().id, promptHash: "p", model: "n") == nil)
  }

  @Test func `the overview counts by state and problem`() throws {
    let jobs = jobs(6)
    for job in jobs { _ = try store.enqueue(job) }
    try store.explain(jobs[0])
    for (index, problem) in [(1, SendProblem.request), (2, .filtered), (3, .server)] {
      _ = try store.claim(jobs[index].id)
      try store.fail(jobs[index].id, SendFailure(problem), spending: cost, in: here)
    }
    _ = try store.claim(jobs[4].id)
    let overview = try store.queueOverview()
    #expect(
      overview.tallies == [
        .init(state: .pending, problem: nil, count: 1),
        .init(state: .pending, problem: .server, count: 1),
        .init(state: .sent, problem: nil, count: 1),
        .init(state: .failed, problem: .filtered, count: 1),
        .init(state: .failed, problem: .request, count: 1),
        .init(state: .done, problem: nil, count: 1),
      ]
    )
    #expect(overview.oldest == 3)
    #expect(overview.nextDue == 5)
    #expect(try store.queuedJobs(limit: 9).map(\.created) == [4, 5, 3, 1, 2])
    #expect(try store.queuedJobs(limit: 2).count == 2)
  }

  @Test func `what waits can be deleted without what came of it`() throws {
    let jobs = jobs(3)
    for job in jobs { _ = try store.enqueue(job) }
    try store.explain(jobs[0])
    _ = try store.claim(jobs[1].id)
    #expect(try store.deleteQueue() == 1)
    #expect(try store.job(id: jobs[0].id)?.state == .done)
    #expect(try store.job(id: jobs[1].id)?.state.name == .sent)
    #expect(try store.deleteJob(jobs[1].id))
    #expect(try !store.deleteJob(jobs[1].id))
    #expect(try !store.finish(jobs[1].id, with: reply(), spending: cost, in: here))
    #expect(try store.explanation(id: jobs[1].id) == nil)
  }
}
