/// A problem with the wait that the server asks for.
package struct SendFailure: Sendable, Equatable {
  package var problem: SendProblem
  /// The wait in milliseconds; nil if the server doesn't say.
  package var retryAfter: Int64?

  /// Creates a failure.
  package init(_ problem: SendProblem, retryAfter: Int64? = nil) {
    self.problem = problem
    self.retryAfter = retryAfter
  }
}

extension SendFailure {
  /// The consequence for the next jobs.
  package var consequence: ExplanationJob.Consequence {
    switch problem.remedy {
    case .wait, .putOff, .tryAgain: .pause(problem, askedFor: retryAfter)
    case .changeSettings, .changePlace, .changeSettingsOrQuestion, .rest: .stop(problem)
    case .askOnceMore, .giveUp: .goOn
    }
  }
}
