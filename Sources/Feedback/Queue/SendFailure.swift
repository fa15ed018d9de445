/// A problem together with how long the server asks to wait.
public struct SendFailure: Sendable, Equatable {
  public var problem: SendProblem
  /// In milliseconds; nil if the server says nothing.
  public var retryAfter: Int64?

  /// Joins a problem with the server's wish.
  public init(_ problem: SendProblem, retryAfter: Int64? = nil) {
    self.problem = problem
    self.retryAfter = retryAfter
  }
}

extension SendFailure {
  /// What follows for the next job, whatever becomes of this one.
  public var consequence: ExplanationJob.Consequence {
    switch problem.remedy {
    case .wait, .putOff, .tryAgain: .pause(problem, askedFor: retryAfter)
    case .changeSettings, .changePlace, .changeSettingsOrQuestion, .rest: .stop(problem)
    case .askOnceMore, .giveUp: .goOn
    }
  }
}
