/// The time limits of a transfer, one for each phase.
package struct Timeouts: Sendable, Hashable {
  /// From the start until the connection is ready, with DNS lookup and TLS handshake.
  package var connect: Duration
  /// From the connection to the first byte of the body; a slow server reads a long prompt here.
  package var firstByte: Duration
  /// Between two bytes of the body.
  package var silence: Duration
  /// From the start to the end; regular comments of a server reset ``silence`` but not this limit.
  package var total: Duration

  package init(
    connect: Duration = .seconds(5),
    firstByte: Duration = .seconds(60),
    silence: Duration = .seconds(30),
    total: Duration = .seconds(120)
  ) {
    self.connect = connect
    self.firstByte = firstByte
    self.silence = silence
    self.total = total
  }
}
