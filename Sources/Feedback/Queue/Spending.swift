/// The cost of a question.
public struct Spending: Sendable, Equatable {
  /// The requests: more than one after retries, 0 if nothing was sent.
  public var requests: Int
  /// The tokens of question and reply together.
  public var tokens: Int
  public var isEstimated: Bool

  /// Creates a cost.
  public init(requests: Int, tokens: Int, isEstimated: Bool) {
    self.requests = requests
    self.tokens = tokens
    self.isEstimated = isEstimated
  }

  /// The cost of a question that was never sent.
  public static let nothing = Spending(requests: 0, tokens: 0, isEstimated: false)
}
