package import Feedback

/// The settings that asking depends on, as values.
package struct AskingSettings: Sendable {
  /// Empty where the server has one model, or none was chosen.
  package var model: String
  /// The name under which the record keeps what is known of the endpoint.
  package var endpoint: String
  /// Differs where the settings that decide whether the endpoint can be used differ.
  package var fingerprint: String
  /// The most tokens of a reply.
  package var maxTokens: Int
  /// How long a request may take, in milliseconds.
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

  /// How much longer than its own limit a request may take before it counts as lost, in milliseconds.
  private static let grace: Int64 = 30_000

  /// When a request that is sent now counts as lost.
  func end(ofRequestAt now: Int64) -> Int64 { now + totalTimeout + Self.grace }

  /// The limits of the day; a single question is no run.
  var limitsOfTheDay: SendLimits {
    SendLimits(
      requestsPerRun: nil,
      requestsPerDay: limits.requestsPerDay,
      tokensPerDay: limits.tokensPerDay
    )
  }
}
