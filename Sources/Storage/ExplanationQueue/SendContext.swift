/// Where and when a question was sent.
package struct SendContext: Sendable, Equatable {
  /// The address of the endpoint.
  package var endpoint: String
  /// Identifies the settings of the endpoint: other settings give another text.
  package var settings: String
  /// Days since 1970-01-01 in the learner's time zone.
  package var day: Int
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var now: Int64

  package init(endpoint: String, settings: String, day: Int, now: Int64) {
    self.endpoint = endpoint
    self.settings = settings
    self.day = day
    self.now = now
  }
}
