/// The limits on requests; nil means unlimited.
package struct SendLimits: Sendable, Equatable {
  package var requestsPerRun: Int?
  package var requestsPerDay: Int?
  package var tokensPerDay: Int?

  /// Creates limits; a learner with an hour a day hardly reaches the defaults.
  package init(
    requestsPerRun: Int? = 20,
    requestsPerDay: Int? = 200,
    tokensPerDay: Int? = 200_000
  ) {
    self.requestsPerRun = requestsPerRun
    self.requestsPerDay = requestsPerDay
    self.tokensPerDay = tokensPerDay
  }

  package static let none = SendLimits(requestsPerRun: nil, requestsPerDay: nil, tokensPerDay: nil)

  /// The kind of a limit.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case requestsPerRun, requestsPerDay, tokensPerDay
  }

  /// Returns the limit that one more request would exceed; nil if it may be sent.
  ///
  /// `estimate` is the cost of the request in tokens, with its reply.
  package func refusal(today: DayUsage, inRun: Int, estimate: Int) -> Kind? {
    if let requestsPerRun, inRun >= requestsPerRun { return .requestsPerRun }
    if let requestsPerDay, today.requests >= requestsPerDay { return .requestsPerDay }
    if let tokensPerDay, today.allTokens.addingClamped(max(0, estimate)) > tokensPerDay {
      return .tokensPerDay
    }
    return nil
  }
}
