extension ExplanationJob {
  /// An event in the life of a job.
  package enum Event: Sendable, Equatable {
    /// The job is about to be sent; the request ends before `until`.
    case claimed(until: Int64)
    /// A readable reply has come.
    case replied(isDispute: Bool)
    case failed(SendFailure)
    /// Time passed.
    case timePassed
    /// A kept explanation may no longer be shown; if it is unreadable, the question waits again.
    case withdrawn(isReadable: Bool)
    /// The learner wants to retry a failed job.
    case revived
  }

  /// The consequence of an event for the run.
  package enum Consequence: Sendable, Equatable {
    /// The next job may be sent.
    case goOn
    /// Nothing is sent for a while; `askedFor` is the wait that the server asked for, in milliseconds.
    case pause(SendProblem, askedFor: Int64?)
    /// Nothing more is sent.
    case stop(SendProblem)
  }

  /// Applies an event; returns nil and changes nothing if the event doesn't fit the state.
  ///
  /// An event doesn't fit if another process was faster. A reply fits each state without a reply, since
  /// it has been paid for.
  package mutating func handle(_ event: Event, now: Int64) -> Consequence? {
    switch (state, event) {
    case (.pending, .claimed(let until)):
      state = .sent(until: until)
      return .goOn
    case (.pending, .replied(let isDispute)), (.sent, .replied(let isDispute)),
      (.failed, .replied(let isDispute)):
      state = isDispute ? .dispute : .done
      return .goOn
    case (.sent, .failed(let failure)): return fail(failure, now: now)
    case (.sent(let until), .timePassed) where Backoff.isDue(until, now: now):
      return fail(SendFailure(.lost), now: now)
    case (.pending, .timePassed) where Backoff.time(created, plus: Self.longestLife) < now:
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
