/// The error of a transfer that did not complete.
package struct TransferError: Error, Sendable, Equatable {
  package enum Reason: Sendable, Hashable {
    /// libcurl is not installed, or too old.
    case libraryMissing
    case badURL
    /// Plain HTTP to another machine.
    case insecure
    /// A header with a line end or another control character.
    case badHeader
    case nameNotFound
    case notConnected
    /// The certificate is not trusted, belongs to another host, or TLS failed in another way.
    case certificate
    /// The file of certificate authorities can't be read.
    case authorities
    case proxy
    case timeout(Phase)
    case tooLarge(Part)
    /// The connection closed before the response was complete.
    case cutShort
    /// The response is not HTTP.
    case notHTTP
    case cancelled
    case other
  }

  package enum Phase: Sendable, Hashable { case connect, firstByte, silence, total }

  package enum Part: Sendable, Hashable { case headers, body, line, event }

  package var reason: Reason
  /// The error code of libcurl; 0 if the error is not from libcurl.
  package var code: Int
  /// The message of libcurl; it may quote the server, so it must be made safe before it is shown.
  package var message: String

  package init(_ reason: Reason, code: Int = 0, message: String = "") {
    self.reason = reason
    self.code = code
    self.message = message
  }
}
