#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An allowed URL: HTTPS to any host, plain HTTP to this machine only.
///
/// libcurl parses it and connects to it, so that both use the same host.
package struct HTTPURL: Sendable, Hashable, CustomStringConvertible {
  package let scheme: String
  /// The host in lower case; an IPv6 address is in brackets.
  package let host: String
  package let port: Int
  /// The path, which begins with a slash.
  package private(set) var path: String
  package let query: String?

  /// Parses an address; without a scheme it is plain HTTP on this machine and HTTPS elsewhere.
  ///
  /// - Throws: ``TransferError`` for another scheme, for plain HTTP to another machine, and for a user
  ///   name or password in the address.
  package init(_ text: String) throws(TransferError) {
    let names = try CurlURL.parts(of: text, scheme: "https")
    let isLocal = Self.isLoopback(names.host)
    let parts =
      isLocal && !text.contains("://") ? try CurlURL.parts(of: text, scheme: "http") : names
    switch parts.scheme {
    case "https": break
    case "http": guard isLocal else { throw TransferError(.insecure, message: parts.host) }
    default: throw TransferError(.badURL, message: parts.scheme)
    }
    scheme = parts.scheme
    host = parts.host.lowercased()
    port = parts.port
    path = parts.path
    query = parts.query
  }

  /// Whether the host is this machine.
  package var isLoopback: Bool { Self.isLoopback(host) }

  /// Returns the URL with another path, which must begin with a slash.
  package func at(path: String) -> HTTPURL {
    var url = self
    url.path = path
    return url
  }

  package var description: String {
    let isUsual = port == (scheme == "https" ? 443 : 80)
    return "\(scheme)://\(host)\(isUsual ? "" : ":\(port)")\(path)\(query.map { "?\($0)" } ?? "")"
  }

  private static func isLoopback(_ host: String) -> Bool {
    if host.lowercased() == "localhost" { return true }
    var four = in_addr()
    if inet_pton(AF_INET, host, &four) == 1 {
      return UInt32(bigEndian: four.s_addr) >> 24 == 127
    }
    guard host.hasPrefix("["), host.hasSuffix("]") else { return false }
    var six = in6_addr()
    guard inet_pton(AF_INET6, String(host.dropFirst().dropLast()), &six) == 1 else { return false }
    let bytes = withUnsafeBytes(of: six) { Array($0) }
    return bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
  }
}
