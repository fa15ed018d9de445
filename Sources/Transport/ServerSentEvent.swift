/// A server-sent event.
package struct ServerSentEvent: Sendable, Hashable {
  /// The name of the event; `message` if it has none.
  package var name: String
  /// The data lines joined by line feeds; they may not be valid UTF-8.
  package var data: [UInt8]

  package init(name: String = "message", data: [UInt8]) {
    self.name = name
    self.data = data
  }
}
