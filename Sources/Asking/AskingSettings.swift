package import Feedback

/// The settings for requests to a language model.
package struct AskingSettings: Sendable {
  /// Empty if no model is chosen; then the only model of the server is used.
  package var model: String
  /// The name of the endpoint in the record.
  package var endpoint: String
  /// A digest of the settings on which access to the endpoint depends; it changes with them.
  package var fingerprint: String
  /// The most tokens of a reply.
  package var maxTokens: Int
  /// The time limit of a request, in milliseconds.
  package var totalTimeout: Int64
  package var limits: SendLimits

  package init(
    model: String,
    endpoint: String,
    fingerprint: String,
    maxTokens: Int,
    totalTimeout: Int64,
    limits: SendLimits
  ) {
    self.model = model
    self.endpoint = endpoint
    self.fingerprint = fingerprint
    self.maxTokens = maxTokens
    self.totalTimeout = totalTimeout
    self.limits = limits
  }

  /// The milliseconds after its time limit at which a request counts as lost.
  private static let grace: Int64 = 30_000

  /// Returns the time at which a request that is sent now counts as lost.
  func end(ofRequestAt now: Int64) -> Int64 { now + totalTimeout + Self.grace }

  /// The limits for a single question, which is not part of a run.
  var limitsOfTheDay: SendLimits {
    SendLimits(
      requestsPerRun: nil,
      requestsPerDay: limits.requestsPerDay,
      tokensPerDay: limits.tokensPerDay
    )
  }
}
