import CCurl

/// A URL parser that uses libcurl, so that parsing and connecting agree.
struct CurlURL {
  private let library: UnsafePointer<dilim_curl>
  private let handle: OpaquePointer

  /// Returns the parts of a URL; `scheme` is used if the text has none.
  static func parts(of text: String, scheme: String) throws(TransferError) -> Parts {
    let library = try CurlLibrary.functions()
    guard let handle = library.pointee.url() else { throw TransferError(.badURL) }
    defer { library.pointee.url_cleanup(handle) }
    let url = CurlURL(library: library, handle: handle)
    let full = text.contains("://") ? text : "\(scheme)://\(text)"
    guard
      library.pointee.url_set(handle, CURLUPART_URL, full, UInt32(CURLU_DISALLOW_USER))
        == CURLUE_OK,
      let parts = url.parts
    else { throw TransferError(.badURL) }
    return parts
  }

  struct Parts {
    var scheme: String
    var host: String
    var port: Int
    var path: String
    var query: String?
  }

  private var parts: Parts? {
    guard let scheme = part(CURLUPART_SCHEME), let host = part(CURLUPART_HOST),
      let port = part(CURLUPART_PORT, UInt32(CURLU_DEFAULT_PORT)).flatMap({ Int($0) }),
      let path = part(CURLUPART_PATH)
    else { return nil }
    let query = part(CURLUPART_QUERY)
    return Parts(scheme: scheme, host: host, port: port, path: path, query: query)
  }

  private func part(_ part: CURLUPart, _ flags: UInt32 = 0) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard library.pointee.url_get(handle, part, &text, flags) == CURLUE_OK, let text else {
      return nil
    }
    defer { library.pointee.free(text) }
    return String(cString: text)
  }
}
