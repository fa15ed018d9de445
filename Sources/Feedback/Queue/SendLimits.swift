/// How much may be sent; nil is without limit.
public struct SendLimits: Sendable, Equatable {
  public var requestsPerRun: Int?
  public var requestsPerDay: Int?
  public var tokensPerDay: Int?

  /// Sets the limits; by default what a learner of an hour a day hardly reaches.
  public init(
    requestsPerRun: Int? = 20,
    requestsPerDay: Int? = 200,
    tokensPerDay: Int? = 200_000
  ) {
    self.requestsPerRun = requestsPerRun
    self.requestsPerDay = requestsPerDay
    self.tokensPerDay = tokensPerDay
  }

  public static let none = SendLimits(requestsPerRun: nil, requestsPerDay: nil, tokensPerDay: nil)

  /// A limit, as a reason to send no more.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case requestsPerRun, requestsPerDay, tokensPerDay
  }

  /// The limit that one more request would break; nil if it may go.
  ///
  /// `estimate` is what the request may cost in tokens, its reply included.
  public func refusal(today: DayUsage, inRun: Int, estimate: Int) -> Kind? {
    if let requestsPerRun, inRun >= requestsPerRun { return .requestsPerRun }
    if let requestsPerDay, today.requests >= requestsPerDay { return .requestsPerDay }
    if let tokensPerDay, today.allTokens.addingClamped(max(0, estimate)) > tokensPerDay {
      return .tokensPerDay
    }
    return nil
  }
}
