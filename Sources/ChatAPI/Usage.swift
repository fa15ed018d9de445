/// The cost of a reply in tokens.
package struct Usage: Sendable, Hashable, Codable {
  package var prompt: Int
  package var completion: Int
  /// The part of the prompt that the server had in its cache, if it says so.
  package var cached: Int?
  /// Whether the counts are from ``TokenEstimate``, because the server gave none.
  package var isEstimated: Bool

  package init(prompt: Int, completion: Int, cached: Int? = nil, isEstimated: Bool = false) {
    self.prompt = prompt
    self.completion = completion
    self.cached = cached
    self.isEstimated = isEstimated
  }

  package var total: Int { prompt + completion }

  /// Returns the cost of two requests together.
  package static func + (first: Usage, second: Usage) -> Usage {
    Usage(
      prompt: first.prompt + second.prompt,
      completion: first.completion + second.completion,
      cached: first.cached.map { $0 + (second.cached ?? 0) } ?? second.cached,
      isEstimated: first.isEstimated || second.isEstimated
    )
  }
}
