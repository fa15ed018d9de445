extension ExplanationJob {
  /// What can happen to a job.
  public enum Event: Sendable, Equatable {
    /// It is about to be sent; whoever sends it will have its end before `until`.
    case claimed(until: Int64)
    /// A reply that can be read has come.
    case replied(isDispute: Bool)
    case failed(SendFailure)
    /// Time passed.
    case looked
    /// A reply that was kept as an explanation may not be shown; if it can't even be read, the
    /// question waits again.
    case withdrawn(isReadable: Bool)
    /// The learner wants to try again what was given up.
    case revived
  }

  /// What follows for those who send.
  public enum Consequence: Sendable, Equatable {
    /// The next job can go.
    case goOn
    /// Nothing goes for a while; `askedFor` is the server's wish in milliseconds.
    case pause(SendProblem, askedFor: Int64?)
    /// Nothing goes any more.
    case stop(SendProblem)
  }

  /// Takes an event in; nil, with nothing changed, if it doesn't fit the state.
  ///
  /// It doesn't fit when another window was faster. A reply fits wherever there is none yet, for it
  /// has been paid for.
  public mutating func handle(_ event: Event, now: Int64) -> Consequence? {
    switch (state, event) {
    case (.pending, .claimed(let until)):
      state = .sent(until: until)
      return .goOn
    case (.pending, .replied(let isDispute)), (.sent, .replied(let isDispute)),
      (.failed, .replied(let isDispute)):
      state = isDispute ? .dispute : .done
      return .goOn
    case (.sent, .failed(let failure)): return fail(failure, now: now)
    case (.sent(let until), .looked) where Backoff.isDue(until, now: now):
      return fail(SendFailure(.lost), now: now)
    case (.pending, .looked) where Backoff.time(created, plus: Self.longestLife) < now:
      return fail(SendFailure(.expired), now: now)
    case (.done, .withdrawn(isReadable: true)):
      state = .dispute
      return .goOn
    case (.done, .withdrawn(isReadable: false)):
      state = .pending(due: now, after: .invalidReply)
      return .goOn
    case (.failed, .revived):
      (attempts, invalidReplies, losses) = (0, 0, 0)
      state = .pending(due: now, after: nil)
      return .goOn
    default: return nil
    }
  }

  private mutating func fail(_ failure: SendFailure, now: Int64) -> Consequence {
    let problem = failure.problem
    switch problem.remedy {
    case .wait, .changeSettings, .changePlace, .rest:
      state = .pending(due: created, after: problem)
    case .putOff:
      wait(Backoff.delay(failures: 1, askedFor: failure.retryAfter), after: problem, now: now)
    case .tryAgain:
      attempts += 1
      let delay = Backoff.delay(failures: attempts, askedFor: failure.retryAfter)
      wait(delay, after: problem, now: now)
      if attempts >= Self.mostAttempts { state = .failed(problem) }
    case .changeSettingsOrQuestion: wait(Backoff.longest, after: problem, now: now)
    case .askOnceMore: askOnceMore(after: problem, now: now)
    case .giveUp: state = .failed(problem)
    }
    return failure.consequence
  }

  private mutating func askOnceMore(after problem: SendProblem, now: Int64) {
    if problem == .lost { losses += 1 } else { invalidReplies += 1 }
    let times = problem == .lost ? losses : invalidReplies
    wait(0, after: problem, now: now)
    if times >= Self.mostInvalidReplies { state = .failed(problem) }
  }

  private mutating func wait(_ delay: Int64, after problem: SendProblem, now: Int64) {
    state = .pending(due: Backoff.time(now, plus: delay), after: problem)
  }
}
