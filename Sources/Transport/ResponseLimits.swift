/// The size limits of a response, in bytes; a larger response fails.
package struct ResponseLimits: Sendable, Hashable {
  package var headers: Int
  package var body: Int
  /// The limit for a line of an event stream.
  package var line: Int
  /// The limit for the data of an event.
  package var event: Int

  package init(
    headers: Int = 256 << 10,
    body: Int = 8 << 20,
    line: Int = 1 << 20,
    event: Int = 4 << 20
  ) {
    self.headers = headers
    self.body = body
    self.line = line
    self.event = event
  }
}
