/// Whether it makes sense to send anything to an endpoint.
public enum Breaker: Sendable, Hashable, Codable {
  /// Nothing is known against it.
  case closed
  /// It failed so many times in a row; nothing goes before `until`, in milliseconds since 1970.
  case waiting(until: Int64, failures: Int, problem: SendProblem)
  /// Nothing goes while the settings are the same, whatever text stands for them.
  case blocked(problem: SendProblem, settings: String)

  /// Whether something may be sent.
  public enum Gate: Sendable, Equatable {
    case open
    case wait(until: Int64, SendProblem)
    case blocked(SendProblem)
  }

  /// Looks whether something may be sent.
  ///
  /// What the learner asks for goes, whatever stood in the way before, unless the server itself
  /// asked for patience: the network or the credit may be back.
  public func gate(now: Int64, settings: String, isAsked: Bool) -> Gate {
    switch self {
    case .closed: return .open
    case .blocked(let problem, let known):
      return isAsked || known != settings ? .open : .blocked(problem)
    case .waiting(let until, _, let problem):
      let isTheServersWish = [.rate, .overloaded].contains(problem)
      if isAsked && !isTheServersWish { return .open }
      return Backoff.isDue(until, now: now) ? .open : .wait(until: until, problem)
    }
  }

  /// Takes in what came of a request.
  public mutating func handle(
    _ consequence: ExplanationJob.Consequence,
    now: Int64,
    settings: String
  ) {
    switch consequence {
    case .goOn: self = .closed
    case .pause(let problem, let asked):
      wait(Backoff.delay(failures: failures + 1, askedFor: asked), after: problem, now: now)
    case .stop(let problem):
      switch problem.remedy {
      // Another network may let the requests through, and the settings stay the same.
      case .changePlace: wait(Backoff.longest, after: problem, now: now)
      case .rest: break
      default: self = .blocked(problem: problem, settings: settings)
      }
    }
  }

  private var failures: Int {
    if case .waiting(_, let failures, _) = self { failures } else { 0 }
  }

  private mutating func wait(_ delay: Int64, after problem: SendProblem, now: Int64) {
    let failures = min(failures, 1_000) + 1
    self = .waiting(until: Backoff.time(now, plus: delay), failures: failures, problem: problem)
  }
}
