/// An incremental parser of server-sent events.
///
/// It follows the WHATWG (HTML, "Server-sent events", 9.2.6): lines end with CR, LF or both, a byte
/// order mark at the start is skipped, comments and unknown fields are ignored. Unlike the standard, it
/// accepts a last event without a blank line after it: the reader of the data can tell whether it is
/// complete.
package struct ServerSentEventParser: Sendable {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let limits: ResponseLimits
  private var line: [UInt8] = []
  private var name: [UInt8] = []
  /// The data lines, each followed by a line feed, as in the standard.
  private var data: [UInt8] = []
  private var isAfterReturn = false
  private var isFirstLine = true

  package init(limits: ResponseLimits = ResponseLimits()) { self.limits = limits }

  /// Parses the next bytes and returns the events that they complete.
  ///
  /// The cost is linear in the number of bytes.
  package mutating func parse(_ bytes: [UInt8]) throws(TransferError) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      if isAfterReturn, bytes[start] == UInt8(ascii: "\n") {
        isAfterReturn = false
        start += 1
        continue
      }
      isAfterReturn = false
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      try add(bytes[start..<(end ?? bytes.endIndex)])
      guard let end else { break }
      isAfterReturn = bytes[end] == UInt8(ascii: "\r")
      if let event = try endLine() { events.append(event) }
      start = end + 1
    }
    return events
  }

  /// Ends the input and returns the last event if it had no blank line after it.
  package mutating func finish() throws(TransferError) -> ServerSentEvent? {
    if let event = try endLine() { return event }
    return endEvent()
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) throws(TransferError) {
    guard line.count + bytes.count <= limits.line else { throw TransferError(.tooLarge(.line)) }
    line += bytes
  }

  private mutating func endLine() throws(TransferError) -> ServerSentEvent? {
    defer { line.removeAll(keepingCapacity: true) }
    if isFirstLine {
      isFirstLine = false
      if line.starts(with: Self.mark) { line.removeFirst(Self.mark.count) }
    }
    guard !line.isEmpty else { return endEvent() }
    let colon = line.firstIndex(of: UInt8(ascii: ":"))
    let field = line[..<(colon ?? line.endIndex)]
    var value = line[(colon.map { $0 + 1 } ?? line.endIndex)...]
    if value.first == UInt8(ascii: " ") { value.removeFirst() }
    try set(field, value)
    return nil
  }

  private mutating func set(
    _ field: ArraySlice<UInt8>,
    _ value: ArraySlice<UInt8>
  ) throws(TransferError) {
    if field.elementsEqual("data".utf8) {
      guard data.count + value.count <= limits.event else { throw TransferError(.tooLarge(.event)) }
      data += value
      data.append(UInt8(ascii: "\n"))
    } else if field.elementsEqual("event".utf8) {
      name = Array(value)
    }
  }

  private mutating func endEvent() -> ServerSentEvent? {
    defer {
      name = []
      data = []
    }
    guard !data.isEmpty else { return nil }
    let name = name.isEmpty ? "message" : String(decoding: name, as: UTF8.self)
    data.removeLast()
    return ServerSentEvent(name: name, data: data)
  }
}
