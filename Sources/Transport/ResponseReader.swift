/// A reader of a response that reports events.
///
/// It enforces the size limits, and remembers when the last byte of the body came.
final class ResponseReader {
  private let limits: ResponseLimits
  private let clock = ContinuousClock()
  private let receive: (HTTPEvent) -> Void
  private var status: Int?
  private var headers: [HTTPHeader] = []
  private var headerBytes = 0
  private var bodyBytes = 0

  /// Whether events are discarded instead of reported.
  var isDiscarding = false
  /// The time of the last byte of the body; nil before the first.
  private(set) var lastByte: ContinuousClock.Instant?
  /// The limit that the response has exceeded.
  private(set) var failure: TransferError?
  /// Whether the head is complete.
  private(set) var isHeadComplete = false

  init(limits: ResponseLimits, receive: @escaping (HTTPEvent) -> Void) {
    self.limits = limits
    self.receive = receive
  }

  /// Reads a line of the head; false ends the transfer.
  func read(headerLine line: UnsafeRawBufferPointer) -> Bool {
    headerBytes += line.count
    guard headerBytes <= limits.headers else { return refuse(.headers) }
    // Trailers come after the body and are ignored.
    if isHeadComplete { return true }
    // Compare bytes: as a `Character`, CR LF is one.
    let text = line.prefix { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
    if text.starts(with: Array("HTTP/".utf8)) {
      status = Self.status(in: text)
      headers = []
    } else if text.isEmpty {
      completeHead()
    } else if let header = Self.header(in: text) {
      headers.append(header)
    }
    return true
  }

  /// Reads a piece of the body; false ends the transfer.
  func read(body bytes: UnsafeRawBufferPointer) -> Bool {
    guard !bytes.isEmpty else { return true }
    lastByte = clock.now
    let allowed = min(bytes.count, limits.body - bodyBytes)
    bodyBytes += allowed
    if allowed > 0, !isDiscarding { receive(.body(Array(bytes[..<allowed]))) }
    return allowed == bytes.count || refuse(.body)
  }

  private func completeHead() {
    // A 1xx response is interim: the final one follows.
    guard let status, status >= 200 else { return }
    isHeadComplete = true
    if !isDiscarding { receive(.head(HTTPHead(status: status, headers: headers))) }
  }

  private func refuse(_ part: TransferError.Part) -> Bool {
    failure = TransferError(.tooLarge(part))
    return false
  }

  /// Returns the status in `HTTP/1.1 200 OK` or `HTTP/2 200`.
  private static func status(in line: Slice<UnsafeRawBufferPointer>) -> Int? {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard words.count >= 2 else { return nil }
    return Int(String(decoding: words[1], as: UTF8.self))
  }

  private static func header(in line: Slice<UnsafeRawBufferPointer>) -> HTTPHeader? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let value = line[line.index(after: colon)...].drop(while: isBlank)
    let end = value.lastIndex { !isBlank($0) }.map { value.index(after: $0) } ?? value.startIndex
    return HTTPHeader(name, String(decoding: value[..<end], as: UTF8.self))
  }
}
