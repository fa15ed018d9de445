/// What was sent on one day of the learner.
public struct DayUsage: Sendable, Equatable {
  /// Days since 1970-01-01 in the learner's time zone.
  public var day: Int
  public var requests: Int
  /// Tokens as the servers counted them, of questions and replies together.
  public var tokens: Int
  /// Tokens that no server counted; also of requests whose end is not known.
  public var estimatedTokens: Int

  /// Makes a count from its parts.
  public init(day: Int, requests: Int = 0, tokens: Int = 0, estimatedTokens: Int = 0) {
    self.day = day
    self.requests = requests
    self.tokens = tokens
    self.estimatedTokens = estimatedTokens
  }

  /// Counted and estimated.
  public var allTokens: Int { tokens.addingClamped(estimatedTokens) }
}

extension Int {
  /// The sum of two counts, never beyond the greatest number.
  func addingClamped(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
