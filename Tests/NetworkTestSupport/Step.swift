/// What the server does next with a connection.
package enum Step: Sendable {
  case send([UInt8])
  /// Sends each byte by itself.
  case trickle([UInt8])
  /// Waits until the test says so.
  case wait(Signal)
  /// Tells the test that it has come so far.
  case fire(Signal)
  case close
  /// Closes as a crash would: the client reads "connection reset".
  case reset
  /// Does nothing more until the client closes; then tells the test.
  case hang(Signal)
  /// Sends the bytes again and again, with pauses, until the client closes.
  case drip([UInt8], everyMilliseconds: UInt32)
  /// Sends the bytes over and over until the client closes.
  case flood([UInt8])

  package static func send(_ text: String) -> Step { .send(Array(text.utf8)) }

  /// Holds the connection open until the client closes it.
  package static var hang: Step { .hang(Signal()) }
}

/// Whole responses, byte for byte.
extension Step {
  package static func head(_ status: Int, _ headers: [String]) -> Step {
    .send("HTTP/1.1 \(status) Test\r\n" + headers.map { "\($0)\r\n" }.joined() + "\r\n")
  }

  /// A response with a length.
  package static func response(
    _ status: Int = 200,
    _ headers: [String] = ["Content-Type: application/json"],
    _ body: String
  ) -> [Step] {
    [.head(status, headers + ["Content-Length: \(body.utf8.count)"]), .send(body)]
  }

  package static func response(_ body: String) -> [Step] {
    response(200, ["Content-Type: application/json"], body)
  }

  /// The head of a response in chunks.
  package static func chunkedHead(
    _ headers: [String] = ["Content-Type: text/event-stream"]
  ) -> Step {
    .head(200, headers + ["Transfer-Encoding: chunked"])
  }

  package static func chunk(_ bytes: [UInt8]) -> Step {
    .send(Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8))
  }

  package static func chunk(_ text: String) -> Step { chunk(Array(text.utf8)) }

  package static var lastChunk: Step { .send("0\r\n\r\n") }

  /// An event stream, each text a chunk of its own.
  package static func stream(_ chunks: [String]) -> [Step] {
    [chunkedHead()] + chunks.map { chunk($0) } + [lastChunk]
  }
}
