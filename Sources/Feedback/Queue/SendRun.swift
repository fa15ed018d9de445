/// A run through the queue, which decides before each job whether to send, wait or end.
package struct SendRun: Sendable, Equatable {
  package let limits: SendLimits
  /// Whether the learner started the run; then earlier problems are ignored.
  package let isAsked: Bool
  /// The longest wait in milliseconds; the run ends if a longer one is needed.
  package let longestWait: Int64
  /// A digest of the endpoint's settings.
  package let settings: String
  /// The number of jobs that were sent.
  package private(set) var requests = 0
  private var problem: SendProblem?
  /// Whether the endpoint has responded in this run, if only with a refusal.
  private var isAlive = false

  /// The default of ``longestWait``, in milliseconds; see ``Backoff/delay(failures:)``.
  ///
  /// Five questions in a row may fail, each of them tried three times, before the run ends.
  package static let usualLongestWait: Int64 = 60_000

  /// The next step of a run.
  package enum Step: Sendable, Equatable {
    /// Send the job, if the limits of the day allow it.
    case send
    /// Look again at this time, in milliseconds since 1970.
    case wait(until: Int64, SendProblem?)
    case end(End)
  }

  /// The reason why a run ended.
  package enum End: Sendable, Equatable {
    /// Nothing is left to be sent.
    case nothingLeft
    /// The next job can't be sent before this time, in milliseconds since 1970.
    case notBefore(Int64, SendProblem?)
    /// The problem must be solved first.
    case problem(SendProblem)
    case limit(SendLimits.Kind)
  }

  /// Begins a run.
  package init(
    limits: SendLimits,
    settings: String,
    isAsked: Bool,
    longestWait: Int64 = Self.usualLongestWait
  ) {
    self.limits = limits
    self.settings = settings
    self.isAsked = isAsked
    self.longestWait = longestWait
  }

  /// Decides on the next job; `next` is nil if none is waiting.
  package func step(next: ExplanationJob?, breaker: Breaker, now: Int64) -> Step {
    if let problem { return .end(.problem(problem)) }
    guard let next, case .pending(let due, let after) = next.state else {
      return .end(.nothingLeft)
    }
    if let limit = limits.requestsPerRun, requests >= limit {
      return .end(.limit(.requestsPerRun))
    }
    // Problems that arose during this run are not ignored.
    let overrides = isAsked && requests == 0
    switch breaker.gate(now: now, settings: settings, isAsked: overrides) {
    case .blocked(let problem): return .end(.problem(problem))
    case .wait(let until, let problem):
      return wait(until: max(until, Backoff.isDue(due, now: now) ? until : due), problem, now: now)
    case .open:
      return Backoff.isDue(due, now: now) ? .send : wait(until: due, after, now: now)
    }
  }

  /// Counts a job that is about to be sent.
  package mutating func countRequest() { requests += 1 }

  /// Applies the consequence of a job.
  package mutating func handle(_ consequence: ExplanationJob.Consequence) {
    switch consequence {
    case .pause(.network, _), .pause(.timeout, _): break
    case .pause, .goOn: isAlive = true
    case .stop(let problem): self.problem = problem
    }
  }

  /// Waits if the wait is short enough, but not for a server that has never responded.
  private func wait(until: Int64, _ problem: SendProblem?, now: Int64) -> Step {
    let isUnresponsive = requests > 0 && !isAlive
    return !isUnresponsive && until <= Backoff.time(now, plus: longestWait)
      ? .wait(until: until, problem) : .end(.notBefore(until, problem))
  }
}
