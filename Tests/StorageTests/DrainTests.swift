import Curriculum
import Feedback
import Foundation
import Storage
import Synchronization
import Testing

/// A server with a limit of requests a minute that fails for some questions.
private struct PickyServer {
  /// The outcomes of successive requests by question; the last outcome repeats.
  var outcomes: [String: [SendProblem?]] = [:]
  private(set) var asked: [String: Int] = [:]
  private(set) var refused = 0
  private var window: (start: Int64, count: Int) = (0, 0)

  private static let requestsPerMinute = 20

  /// The failure of a request at a time; nil if the reply is an explanation.
  mutating func ask(_ id: String, now: Int64) -> SendFailure? {
    if now >= window.start + minute { window = (now, 0) }
    guard window.count < Self.requestsPerMinute else {
      refused += 1
      return SendFailure(.rate, retryAfter: window.start + minute - now)
    }
    window.count += 1
    let times = asked[id, default: 0]
    asked[id] = times + 1
    guard let fate = outcomes[id], !fate.isEmpty else { return nil }
    return fate[min(times, fate.count - 1)].map { SendFailure($0) }
  }
}

struct DrainTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    store = try LearnerStore(path: folder.record)
  }

  private struct Endless: Error {}

  /// Sends the queue as the program does, with a clock that jumps over the waits.
  private func drain(
    _ server: inout PickyServer,
    from start: Int64,
    _ limits: SendLimits = .none
  ) throws -> (end: SendRun.End, now: Int64, requests: Int) {
    var run = SendRun(limits: limits, settings: "a", isAsked: true, longestWait: 20 * minute)
    var now = start
    for _ in 0..<20_000 {
      let next = try store.queue.nextJob()
      let step = run.step(
        next: next,
        breaker: try store.endpoints.breaker(of: here.endpoint),
        now: now
      )
      switch step {
      case .end(let end): return (end, now, run.requests)
      case .wait(let until, _): now = until
      case .send:
        guard let next else { throw Endless() }
        var context = here.at(now)
        context.day = Int(now / day)
        let until = now + 2 * minute
        let claim = try store.queue.claim(
          next.id,
          for: run,
          estimate: 100,
          until: until,
          in: context
        )
        if case .refused(let limit) = claim { return (.limit(limit), now, run.requests) }
        run.countRequest()
        now += 50
        context.now = now
        guard let failure = server.ask(next.id, now: now) else {
          try store.queue.finish(next.id, with: reply(), spending: cost, in: context)
          continue
        }
        let spending = failure.problem == .rate ? .nothing : cost
        run.handle(try store.queue.fail(next.id, failure, spending: spending, in: context))
      }
    }
    throw Endless()
  }

  @Test func `a thousand questions are sent at the server's rate, none in vain`() throws {
    let jobs = jobs(1_000)
    var server = PickyServer()
    for (index, job) in jobs.enumerated() {
      _ = try store.queue.enqueue(job)
      switch index % 20 {
      case 3: server.outcomes[job.id] = [.request]
      case 7: server.outcomes[job.id] = [.filtered]
      case 11: server.outcomes[job.id] = [.invalidReply]
      case 13: server.outcomes[job.id] = [.invalidReply, nil]
      case 17: server.outcomes[job.id] = index % 100 == 17 ? [.server, .timeout, nil] : nil
      default: break
      }
    }
    let drained = try drain(&server, from: 0)
    #expect(drained.end == .nothingLeft)
    for job in jobs {
      let fate = server.outcomes[job.id] ?? [nil]
      let state = try #require(try store.queue.job(id: job.id)?.state)
      switch fate.last {
      case .some(.some(.invalidReply)):
        #expect(state == .failed(.invalidReply) && server.asked[job.id] == 2)
      case .some(.some(let problem)):
        #expect(state == .failed(problem) && server.asked[job.id] == 1)
      default: #expect(state == .done && server.asked[job.id] == fate.count)
      }
    }
    // Sending pauses after a refusal, so there is at most one in each minute.
    let asked = server.asked.values.reduce(0, +)
    #expect(server.refused <= asked / 20 + 1)
    #expect(drained.requests == asked + server.refused)
    #expect(drained.now < Int64(asked / 20 + 30) * minute)
    #expect(try store.usage.of(day: 0) == DayUsage(day: 0, requests: asked, tokens: asked * 120))
    #expect(try drain(&server, from: drained.now).requests == 0)
  }

  @Test func `sending stops at the limits of a run and of a day`() throws {
    for job in jobs(10) { _ = try store.queue.enqueue(job) }
    var server = PickyServer()
    let limits = SendLimits(requestsPerRun: 4, requestsPerDay: 6, tokensPerDay: nil)
    #expect(try drain(&server, from: 0, limits).end == .limit(.requestsPerRun))
    let second = try drain(&server, from: 0, limits)
    #expect(second.end == .limit(.requestsPerDay) && second.requests == 2)
    #expect(try drain(&server, from: day, limits).requests == 4)
    #expect(try store.queue.overview().count(.done) == 10)
  }

  @Test func `a wrong key costs one request and loses no question`() throws {
    let jobs = jobs(5)
    for job in jobs { _ = try store.queue.enqueue(job) }
    var server = PickyServer()
    for job in jobs { server.outcomes[job.id] = [.key] }
    let drained = try drain(&server, from: 0)
    #expect(drained.end == .problem(.key) && drained.requests == 1)
    #expect(try store.queue.overview().count(.pending) == 5)
    server.outcomes = [:]
    #expect(try drain(&server, from: 0).end == .nothingLeft)
    #expect(try store.endpoints.breaker(of: here.endpoint) == .closed)
  }

  @Test func `windows that send at the same time ask each question once`() throws {
    let jobs = jobs(60)
    for job in jobs { _ = try store.queue.enqueue(job) }
    let path = folder.record
    let sent = Mutex<[String]>([])
    let unexpected = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 3) { window in
      do {
        let store = try LearnerStore(path: path)
        while let next = try store.queue.nextJob() {
          guard case .claimed = try store.queue.claim(next.id) else { continue }
          sent.withLock { $0.append(next.id) }
          try store.queue.finish(next.id, with: reply("\(window)"), spending: cost, in: here)
        }
      } catch {
        unexpected.withLock { $0.append("\(error)") }
      }
    }
    #expect(unexpected.withLock { $0 } == [])
    #expect(sent.withLock { $0.sorted() } == jobs.map(\.id).sorted())
    #expect(try store.queue.overview().tallies.map(\.state) == [.done])
    #expect(try store.usage.of(day: 20_000) == DayUsage(day: 20_000, requests: 60, tokens: 7_200))
  }

  @Test func `windows that show at the same time show each explanation as new once`() throws {
    let jobs = jobs(20)
    for job in jobs { try store.queue.explain(job) }
    let path = folder.record
    let shown = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 3) { _ in
      guard let store = try? LearnerStore(path: path) else { return }
      for job in jobs where (try? store.explanations.markShown(job.id)) == true {
        shown.withLock { $0.append(job.id) }
      }
    }
    #expect(shown.withLock { $0.sorted() } == jobs.map(\.id).sorted())
    #expect(try store.explanations.unseenCount() == 0)
  }
}
