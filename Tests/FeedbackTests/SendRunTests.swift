import Feedback
import Testing

private let minute: Int64 = 60_000

struct BreakerTests {
  private func breaker(after problems: [SendProblem], now: Int64 = 0) -> Breaker {
    var breaker = Breaker.closed
    for problem in problems {
      breaker.handle(SendFailure(problem).consequence, now: now, settings: "a")
    }
    return breaker
  }

  @Test func `an unreachable network is tried less and less often`() {
    var breaker = Breaker.closed
    var until: [Int64] = []
    for _ in 0..<7 {
      breaker.handle(.pause(.network, askedFor: nil), now: 0, settings: "a")
      guard case .waiting(let time, _, .network) = breaker else { return }
      until.append(time)
    }
    #expect(until == [5, 10, 20, 40, 80, 160, 320].map { $0 * 1_000 })
    breaker.handle(.goOn, now: 0, settings: "a")
    #expect(breaker == .closed)
  }

  @Test(
    arguments: [
      ([], false, 0, "open"),
      ([.network], false, 4_999, "wait"),
      ([.network], false, 5_000, "open"),
      ([.network], true, 0, "open"),
      ([.rate], true, 4_999, "wait"),
      ([.rate, .rate], true, 9_999, "wait"),
      ([.overloaded], true, 5_000, "open"),
      ([.key], false, .max, "blocked"),
      ([.key], true, 0, "open"),
      ([.quota], false, 9, "blocked"),
      // On a network with a login page the settings need no change.
      ([.notAnAPI], false, 15 * minute - 1, "wait"),
      ([.notAnAPI], false, 15 * minute, "open"),
      ([.certificate], true, 0, "open"),
      ([.cancelled], false, 0, "open"),
      ([.network, .cancelled], false, 0, "wait"),
      ([.network, .request], false, 0, "open"),
      // A wrong clock must not stop all requests for years.
      ([.network], false, -2 * 1_440 * minute, "open"),
    ] as [([SendProblem], Bool, Int64, String)]
  )
  func `the last problem decides whether a request is sent`(
    problems: [SendProblem],
    isAsked: Bool,
    now: Int64,
    gate: String
  ) {
    let found = breaker(after: problems).gate(now: now, settings: "a", isAsked: isAsked)
    #expect("\(found)".hasPrefix(gate), "\(found)")
  }

  @Test func `changed settings lift a block that depends on them`() {
    let breaker = breaker(after: [.key])
    #expect(breaker.gate(now: 0, settings: "b", isAsked: false) == .open)
    #expect(breaker.gate(now: 0, settings: "a", isAsked: false) == .blocked(.key))
  }
}

struct SendRunTests {
  private func job(due: Int64 = 0, after problem: SendProblem? = nil) throws -> ExplanationJob {
    ExplanationJob(
      try Question.request(),
      promptHash: "p",
      model: "m",
      created: 0,
      state: .pending(due: due, after: problem)
    )
  }

  private func run(
    _ limits: SendLimits = .none,
    isAsked: Bool = false,
    longestWait: Int64 = 2 * minute
  ) -> SendRun {
    SendRun(limits: limits, settings: "a", isAsked: isAsked, longestWait: longestWait)
  }

  @Test func `a run ends when the queue is empty`() {
    #expect(run().step(next: nil, breaker: .closed, now: 0) == .end(.nothingLeft))
  }

  @Test func `a due job is sent, another one is waited for or left`() throws {
    let job = try job(due: 3 * minute, after: .rate)
    #expect(run().step(next: job, breaker: .closed, now: 3 * minute) == .send)
    #expect(
      run().step(next: job, breaker: .closed, now: minute) == .wait(until: 3 * minute, .rate)
    )
    #expect(
      run().step(next: job, breaker: .closed, now: minute - 1)
        == .end(.notBefore(3 * minute, .rate))
    )
  }

  @Test func `a run waits for the later of the job and the endpoint`() throws {
    let breaker = Breaker.waiting(until: 50, failures: 1, problem: .server)
    let first = run().step(next: try job(), breaker: breaker, now: 0)
    #expect(first == .wait(until: 50, .server))
    let second = run().step(next: try job(due: 70), breaker: breaker, now: 0)
    #expect(second == .wait(until: 70, .server))
  }

  @Test func `earlier problems do not stop a run that the learner starts`() throws {
    let blocked = Breaker.blocked(problem: .quota, settings: "a")
    let job = try job()
    #expect(run().step(next: job, breaker: blocked, now: 0) == .end(.problem(.quota)))
    var asked = run(isAsked: true)
    #expect(asked.step(next: job, breaker: blocked, now: 0) == .send)
    asked.countRequest()
    asked.handle(.stop(.quota))
    #expect(asked.step(next: job, breaker: blocked, now: 0) == .end(.problem(.quota)))
    var other = run(isAsked: true)
    other.countRequest()
    other.handle(.goOn)
    let dead = Breaker.waiting(until: 9, failures: 1, problem: .network)
    #expect(other.step(next: job, breaker: dead, now: 0) == .wait(until: 9, .network))
  }

  @Test(arguments: SendProblem.allCases)
  func `a run waits for a responsive server, not for an unresponsive one`(
    problem: SendProblem
  ) throws {
    let consequence = SendFailure(problem).consequence
    guard case .pause = consequence else { return }
    var (breaker, run) = (Breaker.closed, run(isAsked: true, longestWait: SendRun.usualLongestWait))
    run.countRequest()
    run.handle(consequence)
    breaker.handle(consequence, now: 0, settings: "a")
    let step = run.step(next: try job(), breaker: breaker, now: 0)
    let isSilent = problem == .network || problem == .timeout
    #expect(step == (isSilent ? .end(.notBefore(5_000, problem)) : .wait(until: 5_000, problem)))
    run.handle(.goOn)
    #expect(run.step(next: try job(), breaker: breaker, now: 0) == .wait(until: 5_000, problem))
  }

  @Test func `a run survives five failures in a row, but not six`() throws {
    var breaker = Breaker.closed
    var run = run(isAsked: true, longestWait: SendRun.usualLongestWait)
    run.countRequest()
    run.handle(.goOn)
    var waits = 0
    while true {
      breaker.handle(.pause(.truncated, askedFor: nil), now: 0, settings: "a")
      guard case .wait = run.step(next: try job(), breaker: breaker, now: 0) else { break }
      waits += 1
    }
    #expect(waits == 4)
  }

  @Test func `a run sends no more than its limit`() throws {
    var run = run(SendLimits(requestsPerRun: 2))
    for _ in 0..<2 {
      #expect(run.step(next: try job(), breaker: .closed, now: 0) == .send)
      run.countRequest()
    }
    let end = run.step(next: try job(), breaker: .closed, now: 0)
    #expect(end == .end(.limit(.requestsPerRun)))
    #expect(run.requests == 2)
  }

  @Test(arguments: [
    (SendLimits(requestsPerRun: 2, requestsPerDay: nil, tokensPerDay: nil), "requestsPerRun"),
    (SendLimits(requestsPerRun: 3, requestsPerDay: 9, tokensPerDay: nil), "requestsPerDay"),
    (SendLimits(requestsPerRun: nil, requestsPerDay: 10, tokensPerDay: 129), "tokensPerDay"),
    (SendLimits(requestsPerRun: nil, requestsPerDay: 10, tokensPerDay: 130), ""),
    (SendLimits(requestsPerRun: 0, requestsPerDay: 0, tokensPerDay: 0), "requestsPerRun"),
    (.none, ""),
  ])
  func `a limit applies to counted and estimated tokens`(limits: SendLimits, refusal: String) {
    let today = DayUsage(day: 1, requests: 9, tokens: 70, estimatedTokens: 30)
    let found = limits.refusal(today: today, inRun: 2, estimate: 30)
    #expect((found?.rawValue ?? "") == refusal)
  }
}
