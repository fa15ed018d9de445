/// What a request has cost in the end.
public struct Spending: Sendable, Equatable {
  /// More than one if it had to be repeated, none if it never left.
  public var requests: Int
  /// Of question and reply together.
  public var tokens: Int
  public var isEstimated: Bool

  /// Makes a sum from its parts.
  public init(requests: Int, tokens: Int, isEstimated: Bool) {
    self.requests = requests
    self.tokens = tokens
    self.isEstimated = isEstimated
  }

  /// For a request that never left.
  public static let nothing = Spending(requests: 0, tokens: 0, isEstimated: false)
}
