/// Why a transfer did not come to its end.
package struct TransferError: Error, Sendable, Equatable {
  package enum Reason: Sendable, Hashable {
    /// libcurl is not installed, or too old.
    case libraryMissing
    case badURL
    /// HTTP without TLS to another machine.
    case insecure
    /// A header with a line end or another control character.
    case badHeader
    case nameNotFound
    case notConnected
    /// The certificate is not trusted or belongs to another host, or TLS failed otherwise.
    case certificate
    /// The file of certificate authorities can't be read.
    case authorities
    case proxy
    case timeout(Phase)
    case tooLarge(Part)
    /// The connection ended before the response did.
    case cutShort
    /// What answered does not speak HTTP.
    case notHTTP
    case cancelled
    case other
  }

  package enum Phase: Sendable, Hashable { case connect, firstByte, silence, total }

  package enum Part: Sendable, Hashable { case headers, body, line, event }

  package var reason: Reason
  /// libcurl's number for it; 0 if the reason is ours.
  package var code: Int
  /// What libcurl says; it may quote the server, so it has to be cleaned before it is shown.
  package var message: String

  package init(_ reason: Reason, code: Int = 0, message: String = "") {
    self.reason = reason
    self.code = code
    self.message = message
  }
}
