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
    #expect(try store.queue.enqueue(job()) == nil)
    let again = job(answer: "  çay  içiyor", created: 9)
    #expect(again.id == job().id)
    #expect(try store.queue.enqueue(again) == .pending(due: 0, after: nil))
    #expect(try store.queue.job(id: job().id) == job())
    #expect(try store.queue.enqueue(job(answer: "Su içiyor.")) == nil)
    #expect(try store.queue.overview().count(.pending) == 2)
  }

  @Test func `a question is read back unchanged`() throws {
    for text in awkwardTexts {
      let question = question(answer: text, english: text)
      let job = ExplanationJob(question, promptHash: text, model: text, created: .min)
      _ = try store.queue.enqueue(job)
      let kept = try #require(try LearnerStore(path: folder.record).queue.job(id: job.id))
      #expect(kept == job)
      #expect(Array(kept.request.answer.utf8) == Array(text.utf8))
    }
  }

  @Test func `the oldest answer is explained first`() throws {
    for created in [5, 3, 9, 3] as [Int64] {
      _ = try store.queue.enqueue(job(answer: "\(created)", created: created))
    }
    var order: [Int64] = []
    while let next = try store.queue.nextJob() {
      order.append(next.created)
      try store.queue.explain(next)
    }
    #expect(order == [3, 5, 9])
  }

  @Test func `a job counts as sent, with its estimated cost, before it is sent`() throws {
    _ = try store.queue.enqueue(job())
    guard case .claimed(let claimed) = try store.queue.claim(job().id) else {
      Issue.record("not claimed")
      return
    }
    #expect(claimed.state == .sent(until: 2 * minute))
    let other = try LearnerStore(path: folder.record)
    #expect(try other.queue.job(id: job().id)?.state == .sent(until: 2 * minute))
    #expect(
      try other.usage.of(day: 20_000) == DayUsage(day: 20_000, requests: 1, estimatedTokens: 100)
    )
    #expect(try other.queue.nextJob() == nil)
    #expect(try other.queue.claim(job().id) == .gone(.sent(until: 2 * minute)))
    #expect(try other.queue.claim("none") == .gone(nil))
  }

  @Test func `a reply, its cost and the end of the job are stored together`() throws {
    _ = try store.queue.enqueue(job())
    _ = try store.queue.claim(job().id)
    #expect(try store.queue.finish(job().id, with: reply(), spending: cost, in: here))
    #expect(try store.queue.job(id: job().id)?.state == .done)
    #expect(try store.usage.of(day: 20_000) == DayUsage(day: 20_000, requests: 1, tokens: 120))
    let kept = try #require(try LearnerStore(path: folder.record).explanations.find(id: job().id))
    #expect(kept == KeptExplanation(id: job().id, request: question(), reply: reply(), shown: 0))
    #expect(try store.queue.enqueue(job()) == .done)
  }

  @Test func `a second reply to the same question only costs`() throws {
    try store.queue.explain(job())
    let late = reply("Another text.")
    #expect(try !store.queue.finish(job().id, with: late, spending: cost, in: here))
    #expect(try store.explanations.find(id: job().id)?.reply == reply())
    #expect(try store.usage.of(day: 20_000) == DayUsage(day: 20_000, requests: 2, tokens: 240))
  }

  @Test func `a reply that contradicts the grader is stored but never an explanation`()
    throws
  {
    try store.queue.explain(job(), dispute)
    #expect(try store.queue.job(id: job().id)?.state == .dispute)
    #expect(try store.explanations.all(of: tea).isEmpty)
    #expect(try store.explanations.unseen(limit: 9).isEmpty)
    #expect(try store.explanations.disputes(limit: 9).map(\.reply) == [dispute])
    #expect(try store.queue.enqueue(job()) == .dispute)
  }

  @Test(arguments: [
    (SendProblem.network, ExplanationJob.State.pending(due: 0, after: .network), 0),
    (.rate, .pending(due: minute + 7_000, after: .rate), 0),
    (.key, .pending(due: 0, after: .key), 0),
    (.request, .failed(.request), 0),
  ])
  func `a failure is stored with its cost and the state of the endpoint`(
    problem: SendProblem,
    state: ExplanationJob.State,
    attempts: Int
  ) throws {
    _ = try store.queue.enqueue(job())
    _ = try store.queue.claim(job().id)
    let failure = SendFailure(problem, retryAfter: problem == .rate ? 7_000 : nil)
    let consequence =
      try store.queue.fail(job().id, failure, spending: .nothing, in: here.at(minute))
    #expect(consequence == failure.consequence)
    #expect(try store.queue.job(id: job().id)?.state == state)
    #expect(try store.usage.of(day: 20_000) == DayUsage(day: 20_000))
    var breaker = Breaker.closed
    breaker.handle(consequence, now: minute, settings: "a")
    #expect(try LearnerStore(path: folder.record).endpoints.breaker(of: here.endpoint) == breaker)
    #expect(try store.endpoints.breaker(of: "elsewhere") == .closed)
  }

  @Test func `a reply lost with the program is counted, asked again once, then given up`() throws {
    _ = try store.queue.enqueue(job())
    _ = try store.queue.claim(job().id, now: 0)
    #expect(try store.queue.settleOverdueJobs(now: minute) == (0, 0))
    #expect(try store.queue.settleOverdueJobs(now: 2 * minute) == (1, 0))
    #expect(try store.queue.job(id: job().id)?.state == .pending(due: 2 * minute, after: .lost))
    #expect(try store.queue.overview().losses == 1)
    #expect(try store.usage.of(day: 20_000).estimatedTokens == 100)
    _ = try store.queue.claim(job().id, now: 3 * minute)
    #expect(try store.queue.settleOverdueJobs(now: 9 * minute) == (1, 0))
    #expect(try store.queue.job(id: job().id)?.state == .failed(.lost))
    #expect(try store.usage.of(day: 20_000).requests == 2)
    #expect(try store.queue.revive("another", now: 10 * minute) == 0)
    #expect(try store.queue.revive(job().id, now: 10 * minute) == 1)
    #expect(try store.queue.revive(now: 10 * minute) == 0)
    #expect(try store.queue.job(id: job().id)?.state == .pending(due: 10 * minute, after: nil))
  }

  @Test func `a question that could not be sent for a month is given up`() throws {
    _ = try store.queue.enqueue(job())
    _ = try store.queue.enqueue(job(water, created: 2 * day))
    #expect(try store.queue.settleOverdueJobs(now: 30 * day) == (0, 0))
    #expect(try store.queue.settleOverdueJobs(now: 31 * day) == (0, 1))
    #expect(try store.queue.job(id: job().id)?.state == .failed(.expired))
    #expect(try store.queue.nextJob()?.item == water)
  }

  @Test(arguments: [
    (SendLimits(requestsPerRun: nil, requestsPerDay: 1, tokensPerDay: nil), "requestsPerDay"),
    (SendLimits(requestsPerRun: nil, requestsPerDay: nil, tokensPerDay: 219), "tokensPerDay"),
    (SendLimits(requestsPerRun: nil, requestsPerDay: nil, tokensPerDay: 220), ""),
    (.none, ""),
  ])
  func `the limits of the day are checked before a job is sent`(
    limits: SendLimits,
    refusal: String
  ) throws {
    try store.queue.explain(job(water))
    _ = try store.queue.enqueue(job())
    let claim = try store.queue.claim(job().id, for: run(limits), estimate: 100, until: 9, in: here)
    guard case .refused(let kind) = claim else {
      #expect(refusal == "")
      return
    }
    #expect(kind.rawValue == refusal)
    #expect(try store.queue.job(id: job().id)?.state.name == .pending)
    #expect(try store.usage.of(day: 20_000) == DayUsage(day: 20_000, requests: 1, tokens: 120))
    var tomorrow = here
    tomorrow.day += 1
    let later = try store.queue.claim(
      job().id,
      for: run(limits),
      estimate: 100,
      until: 9,
      in: tomorrow
    )
    #expect(later != claim)
  }

  @Test func `a question gets another id once the model is known`() throws {
    _ = try store.queue.enqueue(job(model: ""))
    let renamed = try store.queue.rename(job(model: "").id, promptHash: "p", model: "m")
    #expect(renamed == job())
    #expect(try store.queue.job(id: job(model: "").id) == nil)
    #expect(try store.queue.nextJob() == job())
    _ = try store.queue.enqueue(job(model: ""))
    try store.queue.explain(job())
    #expect(try store.queue.rename(job(model: "").id, promptHash: "p", model: "m")?.state == .done)
    #expect(try store.queue.nextJob() == nil)
    #expect(try store.explanations.find(id: job().id)?.reply == reply())
    #expect(try store.queue.rename(job().id, promptHash: "p", model: "n") == nil)
  }

  @Test func `the overview counts by state and problem`() throws {
    let jobs = jobs(6)
    for job in jobs { _ = try store.queue.enqueue(job) }
    try store.queue.explain(jobs[0])
    for (index, problem) in [(1, SendProblem.request), (2, .filtered), (3, .server)] {
      _ = try store.queue.claim(jobs[index].id)
      try store.queue.fail(jobs[index].id, SendFailure(problem), spending: cost, in: here)
    }
    _ = try store.queue.claim(jobs[4].id)
    let overview = try store.queue.overview()
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
    #expect(try store.queue.queuedJobs(limit: 9).map(\.created) == [4, 5, 3, 1, 2])
    #expect(try store.queue.queuedJobs(limit: 2).count == 2)
  }

  @Test func `waiting questions can be deleted without their explanations`() throws {
    let jobs = jobs(3)
    for job in jobs { _ = try store.queue.enqueue(job) }
    try store.queue.explain(jobs[0])
    _ = try store.queue.claim(jobs[1].id)
    #expect(try store.queue.deleteUnanswered() == 1)
    #expect(try store.queue.job(id: jobs[0].id)?.state == .done)
    #expect(try store.queue.job(id: jobs[1].id)?.state.name == .sent)
    #expect(try store.queue.delete(jobs[1].id))
    #expect(try !store.queue.delete(jobs[1].id))
    #expect(try !store.queue.finish(jobs[1].id, with: reply(), spending: cost, in: here))
    #expect(try store.explanations.find(id: jobs[1].id) == nil)
  }
}
