package import TextSafety
package import Transport

/// Why there is no reply.
package struct ChatFailure: Error, Sendable, Hashable {
  /// The kinds that a caller may want to treat in different ways.
  package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Nobody was reached, or the connection broke before anything came.
    case network
    case timeout
    /// The server's certificate is not trusted, or belongs to another host.
    case certificate
    /// The address is none, or the API isn't there (a missing `/v1`).
    case address
    /// libcurl is missing, or the file of authorities can't be read.
    case setup
    /// The server doesn't take the key, or wants one.
    case key
    /// Not for this key, this country or this text.
    case forbidden
    /// Credit or quota are used up; waiting doesn't help.
    case quota
    /// Too many requests; ``ChatFailure/retryAfter`` may say how long to wait.
    case rate
    /// The server doesn't know the model.
    case model
    /// The server can't take the request: too long, or a field it doesn't like.
    case request
    case server
    case overloaded
    case redirect
    /// Something answered that isn't the API, such as a page to log in.
    case notAnAPI
    /// The API answered in a way that can't be read.
    case malformed
    /// The reply ended before its end; ``ChatFailure/partial`` has what came.
    case truncated
    /// The reply is whole and empty.
    case empty
    /// A filter of the server has cut the reply, or left nothing of it.
    case filtered
    /// The reply is cut at the limit of tokens.
    case cut
    /// The model declines to answer.
    case refused
    case tooLarge
    case cancelled
  }

  package var kind: Kind
  /// The HTTP status, or the one that the body gives in its place.
  package var status: Int?
  /// What the server or the library says, without the key; may be empty.
  package var message: SafeText
  /// How long the server asks to wait.
  package var retryAfter: Duration?
  /// Whether the server says that another try makes sense; nil if it says nothing.
  package var shouldRetry: Bool?
  /// What went wrong below HTTP.
  package var transfer: TransferError.Reason?
  /// The text that had been shown; never a whole reply.
  package var partial: SafeText
  /// Where a redirect points to.
  package var location: SafeText?
  /// Models of the server with a name like the one that it doesn't know.
  package var nearModels: [SafeText]
  /// How many requests were sent, each of which may have been paid for.
  package var requests: Int
  /// The field that the server doesn't like.
  var refusedField: Dialect.Field?

  package init(_ kind: Kind, status: Int? = nil, message: SafeText = "") {
    self.kind = kind
    self.status = status
    self.message = message
    partial = ""
    nearModels = []
    requests = 0
  }

  /// What an error below HTTP means.
  init(_ error: TransferError, secret: String?) {
    self.init(Self.kind(of: error.reason), message: SafeText(error.message, hiding: secret))
    transfer = error.reason
  }

  private static func kind(of reason: TransferError.Reason) -> Kind {
    switch reason {
    case .libraryMissing, .authorities: .setup
    case .badURL, .insecure: .address
    case .badHeader: .key
    case .nameNotFound, .notConnected, .proxy, .cutShort, .other: .network
    case .certificate: .certificate
    case .timeout: .timeout
    case .tooLarge: .tooLarge
    case .notHTTP: .notAnAPI
    case .cancelled: .cancelled
    }
  }
}
