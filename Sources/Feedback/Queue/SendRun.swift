/// One working off of the queue: says before each job whether to send, wait or end.
public struct SendRun: Sendable, Equatable {
  public let limits: SendLimits
  /// Whether the learner asked for it, so that old obstacles don't count.
  public let isAsked: Bool
  /// The longest wait that is waited out, in milliseconds; for a longer one the run ends.
  public let patience: Int64
  /// Stands for the settings of the endpoint: another text for others.
  public let settings: String
  /// Jobs that were sent.
  public private(set) var requests = 0
  private var problem: SendProblem?
  /// Whether the endpoint has said anything in this run, be it a refusal.
  private var isAlive = false

  /// So long may a single wait be while the endpoint lives; see ``Backoff/delay(failures:)``.
  ///
  /// Five questions in a row may fail, each of them tried three times, before the run ends.
  public static let usualPatience: Int64 = 60_000

  /// What to do next.
  public enum Step: Sendable, Equatable {
    /// Send the job, if the limits of the day allow it.
    case send
    /// Look again at this time, in milliseconds since 1970.
    case wait(until: Int64, SendProblem?)
    case end(End)
  }

  /// Why a run is over.
  public enum End: Sendable, Equatable {
    /// Nothing is left to be sent.
    case nothingLeft
    /// The next job can't go before this time.
    case notBefore(Int64, SendProblem?)
    /// Something has to be put right first.
    case problem(SendProblem)
    case limit(SendLimits.Kind)
  }

  /// Begins a run.
  public init(
    limits: SendLimits,
    settings: String,
    isAsked: Bool,
    patience: Int64 = Self.usualPatience
  ) {
    self.limits = limits
    self.settings = settings
    self.isAsked = isAsked
    self.patience = patience
  }

  /// Decides on the job that is to go next; nil if none is waiting.
  public func step(next: ExplanationJob?, breaker: Breaker, now: Int64) -> Step {
    if let problem { return .end(.problem(problem)) }
    guard let next, case .pending(let due, let after) = next.state else {
      return .end(.nothingLeft)
    }
    if let limit = limits.requestsPerRun, requests >= limit {
      return .end(.limit(.requestsPerRun))
    }
    // What a run itself has met is no old obstacle.
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
  public mutating func countRequest() { requests += 1 }

  /// Takes in what came of it.
  public mutating func handle(_ consequence: ExplanationJob.Consequence) {
    switch consequence {
    case .pause(.network, _), .pause(.timeout, _): break
    case .pause, .goOn: isAlive = true
    case .stop(let problem): self.problem = problem
    }
  }

  /// Nobody is kept waiting for a server that has given no sign of life.
  private func wait(until: Int64, _ problem: SendProblem?, now: Int64) -> Step {
    let isHopeless = requests > 0 && !isAlive
    return !isHopeless && until <= Backoff.time(now, plus: patience)
      ? .wait(until: until, problem) : .end(.notBefore(until, problem))
  }
}
