/// A circuit breaker for an endpoint.
package enum Breaker: Sendable, Hashable, Codable {
  /// Requests may be sent.
  case closed
  /// After `failures` in a row nothing is sent before `until`, in milliseconds since 1970.
  case waiting(until: Int64, failures: Int, problem: SendProblem)
  /// Nothing is sent until the settings change; `settings` is a digest of them.
  case blocked(problem: SendProblem, settings: String)

  /// The decision on a request.
  package enum Gate: Sendable, Equatable {
    case open
    case wait(until: Int64, SendProblem)
    case blocked(SendProblem)
  }

  /// Decides whether a request may be sent.
  ///
  /// A request of the learner is sent in spite of earlier problems, since the network or the credit may
  /// be back; but not if the server has asked to wait.
  package func gate(now: Int64, settings: String, isAsked: Bool) -> Gate {
    switch self {
    case .closed: return .open
    case .blocked(let problem, let known):
      return isAsked || known != settings ? .open : .blocked(problem)
    case .waiting(let until, _, let problem):
      let isServerLimit = [.rate, .overloaded].contains(problem)
      if isAsked && !isServerLimit { return .open }
      return Backoff.isDue(until, now: now) ? .open : .wait(until: until, problem)
    }
  }

  /// Updates the state after a request.
  package mutating func handle(
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
