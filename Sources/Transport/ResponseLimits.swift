/// How much a server may send, in bytes; a transfer that goes beyond is ended.
package struct ResponseLimits: Sendable, Hashable {
  package var headers: Int
  package var body: Int
  /// One line of an event stream.
  package var line: Int
  /// The data of one event.
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
