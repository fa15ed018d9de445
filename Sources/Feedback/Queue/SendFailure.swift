/// A problem with the wait that the server asks for.
public struct SendFailure: Sendable, Equatable {
  public var problem: SendProblem
  /// The wait in milliseconds; nil if the server doesn't say.
  public var retryAfter: Int64?

  /// Creates a failure.
  public init(_ problem: SendProblem, retryAfter: Int64? = nil) {
    self.problem = problem
    self.retryAfter = retryAfter
  }
}

extension SendFailure {
  /// The consequence for the next jobs.
  public var consequence: ExplanationJob.Consequence {
    switch problem.remedy {
    case .wait, .putOff, .tryAgain: .pause(problem, askedFor: retryAfter)
    case .changeSettings, .changePlace, .changeSettingsOrQuestion, .rest: .stop(problem)
    case .askOnceMore, .giveUp: .goOn
    }
  }
}
