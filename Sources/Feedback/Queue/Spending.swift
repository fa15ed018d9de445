/// The cost of a question.
package struct Spending: Sendable, Equatable {
  /// The requests: more than one after retries, 0 if nothing was sent.
  package var requests: Int
  /// The tokens of question and reply together.
  package var tokens: Int
  package var isEstimated: Bool

  /// Creates a cost.
  package init(requests: Int, tokens: Int, isEstimated: Bool) {
    self.requests = requests
    self.tokens = tokens
    self.isEstimated = isEstimated
  }

  /// The cost of a question that was never sent.
  package static let nothing = Spending(requests: 0, tokens: 0, isEstimated: false)
}
