/// The endpoint and the time of a request.
package struct SendContext: Sendable, Equatable {
  /// The address of the endpoint.
  package var endpoint: String
  /// A text that identifies the settings of the endpoint and changes with them.
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
