/// How long a transfer may take, each part by a clock of its own.
package struct Timeouts: Sendable, Hashable {
  /// From the start until the connection stands, with name look-up and TLS.
  package var connect: Duration
  /// From the connection to the first byte of the body: a slow machine reads a long prompt here.
  package var firstByte: Duration
  /// Between two bytes of the body.
  package var silence: Duration
  /// From the start to the end: a server that sends a comment now and then is never silent.
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
