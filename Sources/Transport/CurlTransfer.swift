import CCurl

/// An easy handle of libcurl with all that its callbacks use.
///
/// It is confined to the thread of its loop. The handle has an unretained pointer to the reader, so
/// the loop keeps this object from ``CurlMulti/add(_:)`` to ``CurlMulti/remove(_:)``.
final class CurlTransfer {
  let handle: UnsafeMutableRawPointer
  private let library: UnsafePointer<dilim_curl>
  private var headers: UnsafeMutablePointer<curl_slist>?
  private let errorText: UnsafeMutablePointer<CChar>
  private let receiver: ResponseReader

  init(_ request: HTTPRequest, receiver: ResponseReader) throws(TransferError) {
    library = try CurlLibrary.functions()
    guard let handle = library.pointee.easy_init() else { throw TransferError(.other) }
    self.handle = handle
    self.receiver = receiver
    errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    try apply(request)
  }

  deinit {
    library.pointee.easy_cleanup(handle)
    library.pointee.slist_free_all(headers)
    errorText.deallocate()
  }

  /// The time from the start until the connection was ready; nil before that.
  var connected: Duration? {
    var time: curl_off_t = 0
    _ = dilim_curl_get_time(library, handle, CURLINFO_PRETRANSFER_TIME_T, &time)
    return time > 0 ? .microseconds(Int64(time)) : nil
  }

  /// Converts a result of libcurl into an error; nil for success.
  func error(code: Int) -> TransferError? { error(CURLcode(rawValue: UInt32(code))) }

  private func error(_ code: CURLcode) -> TransferError? {
    guard code != CURLE_OK else { return nil }
    let text = String(cString: errorText)
    let message =
      text.isEmpty ? library.pointee.easy_strerror(code).map { String(cString: $0) } : text
    let reason = isRefusedByProxy ? .proxy : Self.reason(code, isConnected: connected != nil)
    return TransferError(reason, code: Int(code.rawValue), message: message ?? "")
  }

  /// Whether a proxy has refused the `CONNECT` request.
  private var isRefusedByProxy: Bool {
    var status = 0
    _ = dilim_curl_get_long(library, handle, CURLINFO_HTTP_CONNECTCODE, &status)
    return status >= 300
  }

  private static func reason(_ code: CURLcode, isConnected: Bool) -> TransferError.Reason {
    switch code {
    case CURLE_URL_MALFORMAT: .badURL
    case CURLE_COULDNT_RESOLVE_HOST: .nameNotFound
    case CURLE_COULDNT_CONNECT: .notConnected
    case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY: .proxy
    case CURLE_OPERATION_TIMEDOUT: .timeout(isConnected ? .total : .connect)
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CERTPROBLEM, CURLE_PEER_FAILED_VERIFICATION,
      CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_INVALIDCERTSTATUS:
      .certificate
    case CURLE_SSL_CACERT_BADFILE: .authorities
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_HTTP2,
      CURLE_HTTP2_STREAM:
      .cutShort
    // libcurl's result for an endless header: before 8.6, and since (`CURLE_TOO_LARGE`).
    case CURLE_OUT_OF_MEMORY, CURLcode(rawValue: 100): .tooLarge(.headers)
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: .notHTTP
    default: .other
    }
  }

  private func apply(_ request: HTTPRequest) throws(TransferError) {
    try set(CURLOPT_URL, request.url.description)
    try set(CURLOPT_ERRORBUFFER, errorText)
    try setConnection(request)
    try setHeaders(request.headers)
    if case .post(let body) = request.method { try setBody(body) }
    try setReceivers()
  }

  private func setConnection(_ request: HTTPRequest) throws(TransferError) {
    let milliseconds = request.timeouts.connect / .milliseconds(1)
    try set(CURLOPT_CONNECTTIMEOUT_MS, max(1, Int(min(milliseconds, 1e9))))
    // Signals are the program's; the loop's thread blocks them.
    try set(CURLOPT_NOSIGNAL, 1)
    // A key must not follow a redirect to another host.
    try set(CURLOPT_FOLLOWLOCATION, 0)
    try set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    try set(CURLOPT_SSL_VERIFYPEER, 1)
    try set(CURLOPT_SSL_VERIFYHOST, 2)
    if let authorities = request.authorities { try set(CURLOPT_CAINFO, authorities) }
    // `http_proxy` would send requests to this machine, with the key, to another machine.
    if request.url.isLoopback { try set(CURLOPT_NOPROXY, "*") }
    try check(dilim_curl_limit_protocols(library, handle))
    try check(dilim_curl_close_on_exec(library, handle))
    dilim_curl_quit_quickly(library, handle)
  }

  private func setHeaders(_ list: [HTTPHeader]) throws(TransferError) {
    for header in list {
      guard header.isSendable else { throw TransferError(.badHeader, message: header.name) }
      headers = library.pointee.slist_append(headers, "\(header.name): \(header.value)")
    }
    // Don't wait for "100 Continue", which many small servers never send.
    headers = library.pointee.slist_append(headers, "Expect:")
    try check(
      dilim_curl_set_list(library, handle, CURLOPT_HTTPHEADER, headers)
    )
  }

  private func setBody(_ body: [UInt8]) throws(TransferError) {
    // Set the size first: without it the copy would end at a zero byte.
    try check(
      dilim_curl_set_size(library, handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
    )
    let code = body.withUnsafeBytes {
      let text = $0.baseAddress?.assumingMemoryBound(to: CChar.self)
      return dilim_curl_set_text(library, handle, CURLOPT_COPYPOSTFIELDS, text)
    }
    try check(code)
    if body.isEmpty { try set(CURLOPT_POST, 1) }
  }

  private func setReceivers() throws(TransferError) {
    let pointer = Unmanaged.passUnretained(receiver).toOpaque()
    try set(CURLOPT_WRITEDATA, pointer)
    try set(CURLOPT_HEADERDATA, pointer)
    let body: curl_write_callback = { data, size, count, reader in
      CurlTransfer.count(data, size * count, reader) { $0.read(body: $1) }
    }
    let head: curl_write_callback = { data, size, count, reader in
      CurlTransfer.count(data, size * count, reader) { $0.read(headerLine: $1) }
    }
    try check(dilim_curl_set_receiver(library, handle, CURLOPT_WRITEFUNCTION, body))
    try check(dilim_curl_set_receiver(library, handle, CURLOPT_HEADERFUNCTION, head))
  }

  /// Returns the result of a callback: the number of bytes, or another number to end the transfer.
  private static func count(
    _ data: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ reader: UnsafeMutableRawPointer?,
    read: (ResponseReader, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    guard let reader else { return size + 1 }
    let object = Unmanaged<ResponseReader>.fromOpaque(reader).takeUnretainedValue()
    return read(object, UnsafeRawBufferPointer(start: data, count: size)) ? size : size + 1
  }

  private func set(_ option: CURLoption, _ value: Int) throws(TransferError) {
    try check(dilim_curl_set_long(library, handle, option, value))
  }

  private func set(_ option: CURLoption, _ value: String) throws(TransferError) {
    try check(dilim_curl_set_text(library, handle, option, value))
  }

  private func set(
    _ option: CURLoption,
    _ value: UnsafeMutableRawPointer
  ) throws(TransferError) {
    try check(dilim_curl_set_pointer(library, handle, option, value))
  }

  private func check(_ code: CURLcode) throws(TransferError) {
    if let error = error(code) { throw error }
  }
}
