/// An HTTP request; the client adds only the headers that HTTP requires.
package struct HTTPRequest: Sendable {
  package enum Method: Sendable, Hashable {
    case get
    case post([UInt8])
  }

  package var url: HTTPURL
  package var method: Method
  package var headers: [HTTPHeader]
  package var timeouts: Timeouts
  package var limits: ResponseLimits
  /// The PEM file of the trusted certificate authorities; nil for those of the system.
  package var authorities: String?

  package init(
    _ url: HTTPURL,
    method: Method = .get,
    headers: [HTTPHeader] = [],
    timeouts: Timeouts = Timeouts(),
    limits: ResponseLimits = ResponseLimits(),
    authorities: String? = nil
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.timeouts = timeouts
    self.limits = limits
    self.authorities = authorities
  }
}
