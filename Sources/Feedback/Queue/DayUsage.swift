/// The requests and tokens of a day.
public struct DayUsage: Sendable, Equatable {
  /// Days since 1970-01-01 in the learner's time zone.
  public var day: Int
  public var requests: Int
  /// The tokens of questions and replies, as the servers counted them.
  public var tokens: Int
  /// The estimated tokens of requests that no server counted or whose end is unknown.
  public var estimatedTokens: Int

  /// Creates a count.
  public init(day: Int, requests: Int = 0, tokens: Int = 0, estimatedTokens: Int = 0) {
    self.day = day
    self.requests = requests
    self.tokens = tokens
    self.estimatedTokens = estimatedTokens
  }

  /// The counted and estimated tokens.
  public var allTokens: Int { tokens.addingClamped(estimatedTokens) }
}

extension Int {
  /// Returns the sum, clamped to the largest value.
  func addingClamped(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
