package import TextSafety
package import Transport

/// The reason why there is no reply.
package struct ChatFailure: Error, Sendable, Hashable {
  /// The kind of a failure; callers may handle each in its own way.
  package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// No server was reached, or the connection broke before the first byte.
    case network
    case timeout
    /// The server's certificate is not trusted, or belongs to another host.
    case certificate
    /// The address is invalid, or the API isn't there (a missing `/v1`).
    case address
    /// libcurl is missing, or the file of certificate authorities can't be read.
    case setup
    /// The server rejects the key, or requires one.
    case key
    /// The request is not allowed for this key, country or text.
    case forbidden
    /// Credit or quota are used up; waiting doesn't help.
    case quota
    /// Too many requests; ``ChatFailure/retryAfter`` may say how long to wait.
    case rate
    /// The server doesn't know the model.
    case model
    /// The server rejects the request: it is too long or has an unsupported field.
    case request
    case server
    case overloaded
    case redirect
    /// The response is not from the API, but for example from a login page.
    case notAnAPI
    /// The API's response can't be parsed.
    case malformed
    /// The reply broke off; ``ChatFailure/partial`` has the text so far.
    case truncated
    /// The reply is complete and empty.
    case empty
    /// A content filter of the server has cut or removed the reply.
    case filtered
    /// The reply was cut at the token limit.
    case cut
    /// The model declines to answer.
    case refused
    case tooLarge
    case cancelled
  }

  package var kind: Kind
  /// The HTTP status, or the status in the body that overrides it.
  package var status: Int?
  /// The message of the server or the library, without the key; may be empty.
  package var message: SafeText
  /// The wait that the server asks for.
  package var retryAfter: Duration?
  /// Whether the server recommends a retry; nil if it doesn't say.
  package var shouldRetry: Bool?
  /// The error of the transfer, if the failure is below HTTP.
  package var transfer: TransferError.Reason?
  /// The text that was shown before the failure; never a complete reply.
  package var partial: SafeText
  /// The target of a redirect.
  package var location: SafeText?
  /// Models of the server with names similar to the unknown one.
  package var nearModels: [SafeText]
  /// The number of requests that were sent; each may have cost money.
  package var requests: Int
  /// The field that the server refuses.
  var refusedField: Dialect.Field?

  package init(_ kind: Kind, status: Int? = nil, message: SafeText = "") {
    self.kind = kind
    self.status = status
    self.message = message
    partial = ""
    nearModels = []
    requests = 0
  }

  /// Whether a server refuses the request for its size: 413 and 414.
  package var isOfRequest: Bool { status == 413 || status == 414 }

  /// Creates a failure from an error below HTTP.
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
