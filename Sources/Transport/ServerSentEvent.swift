/// One event of a stream of server-sent events.
package struct ServerSentEvent: Sendable, Hashable {
  /// What the event is called; `message` if it has no name.
  package var name: String
  /// The lines of its data with a line feed between them, not checked for valid UTF-8.
  package var data: [UInt8]

  package init(name: String = "message", data: [UInt8]) {
    self.name = name
    self.data = data
  }
}
