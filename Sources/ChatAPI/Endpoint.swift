package import Transport

/// A server of the chat completions API, with key, timeouts and limits.
package struct Endpoint: Sendable, Hashable {
  /// Ends with the version, as in `https://api.openai.com/v1`.
  package let base: HTTPURL
  package var key: APIKey?
  /// The PEM file of the trusted certificate authorities; nil for those of the system.
  package var authorities: String?
  /// The timeouts; ``Timeouts/total`` is for all attempts of a request together.
  package var timeouts: Timeouts
  package var limits: ResponseLimits

  /// Creates an endpoint from an address in one of the usual spellings.
  ///
  /// The address is a host alone, or ends with `/v1`, a slash or the whole path of a request. Without
  /// a scheme it is plain HTTP on this machine and HTTPS elsewhere.
  package init(
    _ address: String,
    key: APIKey? = nil,
    authorities: String? = nil,
    timeouts: Timeouts = Timeouts(),
    limits: ResponseLimits = ResponseLimits()
  ) throws(ChatFailure) {
    do throws(TransferError) {
      let url = try HTTPURL(address)
      base = url.at(path: Self.basePath(url.path))
    } catch {
      throw ChatFailure(error, secret: key?.secret)
    }
    self.key = key
    self.authorities = authorities
    self.timeouts = timeouts
    self.limits = limits
  }

  /// Returns a request for a path below the base; the timeouts are those of one attempt.
  func request(
    _ path: String,
    _ method: HTTPRequest.Method,
    sending contentType: String = "application/json",
    accepting types: String = Self.replyTypes,
    total: Duration
  ) -> HTTPRequest {
    var timeouts = timeouts
    timeouts.total = min(timeouts.total, total)
    return HTTPRequest(
      base.at(path: base.path + path),
      method: method,
      headers: Self.headers(method, sending: contentType, accepting: types, key: key?.secret),
      timeouts: timeouts,
      limits: limits,
      authorities: authorities
    )
  }

  static let replyTypes = "application/json, text/event-stream"

  /// Returns the headers of a request in order; `key` is written into its header unchanged.
  static func headers(
    _ method: HTTPRequest.Method,
    sending contentType: String = "application/json",
    accepting types: String = Self.replyTypes,
    key: String?
  ) -> [HTTPHeader] {
    var headers = [
      HTTPHeader("Accept", types),
      HTTPHeader("User-Agent", "dilim"),
    ]
    if case .post = method { headers.append(HTTPHeader("Content-Type", contentType)) }
    if let key { headers.append(HTTPHeader("Authorization", "Bearer \(key)")) }
    return headers
  }

  private static func basePath(_ path: String) -> String {
    var parts = path.split(separator: "/")
    let endings = [
      ["chat", "completions"], ["completions"], ["models"], ["audio", "speech"],
      ["audio", "transcriptions"],
    ]
    for ending in endings
    where parts.count >= ending.count && parts.suffix(ending.count).elementsEqual(ending, by: ==) {
      parts.removeLast(ending.count)
      break
    }
    if parts.isEmpty { parts = ["v1"] }
    return "/" + parts.joined(separator: "/")
  }
}
