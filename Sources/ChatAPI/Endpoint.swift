package import Transport

/// A server of the chat completions API, with the key and the manners to reach it.
package struct Endpoint: Sendable, Hashable {
  /// Ends with the version, as in `https://api.openai.com/v1`.
  package let base: HTTPURL
  package var key: APIKey?
  /// A PEM file of the certificate authorities to trust; nil for those of the system.
  package var authorities: String?
  /// ``Timeouts/total`` holds for all tries of a request together.
  package var timeouts: Timeouts
  package var limits: ResponseLimits

  /// Takes the address in any of its usual spellings.
  ///
  /// A host alone, with `/v1`, with a slash at the end, or the whole path of a request. Without
  /// `http://` or `https://` it is plain HTTP on this machine and HTTPS elsewhere.
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

  /// A request for a path below the base; the timeouts are those of one try.
  func request(_ path: String, _ method: HTTPRequest.Method, total: Duration) -> HTTPRequest {
    var timeouts = timeouts
    timeouts.total = min(timeouts.total, total)
    return HTTPRequest(
      base.at(path: base.path + path),
      method: method,
      headers: Self.headers(method, key: key?.secret),
      timeouts: timeouts,
      limits: limits,
      authorities: authorities
    )
  }

  /// The headers of a request in their order; the key as it is to be written there.
  static func headers(_ method: HTTPRequest.Method, key: String?) -> [HTTPHeader] {
    var headers = [
      HTTPHeader("Accept", "application/json, text/event-stream"),
      HTTPHeader("User-Agent", "dilim"),
    ]
    if case .post = method { headers.append(HTTPHeader("Content-Type", "application/json")) }
    if let key { headers.append(HTTPHeader("Authorization", "Bearer \(key)")) }
    return headers
  }

  private static func basePath(_ path: String) -> String {
    var parts = path.split(separator: "/")
    for ending in [["chat", "completions"], ["completions"], ["models"]]
    where parts.count >= ending.count && parts.suffix(ending.count).elementsEqual(ending, by: ==) {
      parts.removeLast(ending.count)
      break
    }
    if parts.isEmpty { parts = ["v1"] }
    return "/" + parts.joined(separator: "/")
  }
}
