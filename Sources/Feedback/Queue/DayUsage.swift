/// The requests and tokens of a day.
package struct DayUsage: Sendable, Equatable {
  /// Days since 1970-01-01 in the learner's time zone.
  package var day: Int
  package var requests: Int
  /// The tokens of questions and replies, as the servers counted them.
  package var tokens: Int
  /// The estimated tokens of requests that no server counted or whose end is unknown.
  package var estimatedTokens: Int

  /// Creates a count.
  package init(day: Int, requests: Int = 0, tokens: Int = 0, estimatedTokens: Int = 0) {
    self.day = day
    self.requests = requests
    self.tokens = tokens
    self.estimatedTokens = estimatedTokens
  }

  /// The counted and estimated tokens.
  package var allTokens: Int { tokens.addingClamped(estimatedTokens) }
}

extension Int {
  /// Returns the sum, clamped to the largest value.
  func addingClamped(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
