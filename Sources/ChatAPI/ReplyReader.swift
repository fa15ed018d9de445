import JSON
import TextSafety
import Transport

/// A parser of a response, which is one JSON object or a stream of events.
///
/// The bytes decide which it is, not the content type, which servers often get wrong.
struct ReplyReader {
  private enum Form {
    case unknown
    case object
    case stream(ServerSentEventParser)
  }

  /// The field names at the start of an event stream; the name in a comment is empty.
  private static let fields = [":", "data", "event", "id", "retry"]

  private static let longestQuote = 200

  private let limits: ResponseLimits
  private let secret: String?
  private var form = Form.unknown
  /// The bytes of an object, or the bytes before the form is known.
  private var bytes: [UInt8] = []
  private var builder: ReplyBuilder

  /// Whether the server has declared the end of the reply.
  private(set) var isDone = false
  /// Whether the finish reason has come; no text follows it.
  var hasFinishReason: Bool { builder.finishReason != nil }
  /// The text so far.
  var partial: SafeText { builder.text }

  init(limits: ResponseLimits = ResponseLimits(), secret: String? = nil) {
    self.limits = limits
    self.secret = secret
    builder = ReplyBuilder(secret: secret)
  }

  /// The bytes of the text so far.
  var textLength: Int { builder.length }

  /// Parses the next bytes of the body; events before a failure in them are still reported.
  mutating func read(
    _ piece: [UInt8],
    onEvent: (ChatEvent) -> Void
  ) throws(ChatFailure) {
    guard !isDone else { return }
    switch form {
    case .unknown:
      bytes += piece
      try begin(onEvent)
    case .object: bytes += piece
    case .stream: try readEvents(piece, onEvent)
    }
  }

  /// Returns the reply after the last byte.
  ///
  /// `isWhole` says whether the response was received completely.
  mutating func finish(
    isWhole: Bool,
    onEvent: (ChatEvent) -> Void
  ) throws(ChatFailure) -> ChatReply {
    switch form {
    case .unknown: throw ChatFailure(.notAnAPI)
    case .object: try readObject(isWhole: isWhole, onEvent)
    case .stream(var parser):
      if !isDone, let last = try event({ () throws(TransferError) in try parser.finish() }) {
        try readLast(last, onEvent)
      }
      guard isDone || hasFinishReason else { throw ChatFailure(.truncated) }
    }
    builder.finish(onEvent)
    return try builder.reply()
  }

  private mutating func begin(_ onEvent: (ChatEvent) -> Void) throws(ChatFailure) {
    let text = bytes.drop { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    guard let first = text.first else {
      guard bytes.count <= limits.line else { throw ChatFailure(.notAnAPI) }
      return
    }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      form = .object
    } else if Self.fields.contains(where: { text.starts(with: $0.utf8) }) {
      form = .stream(ServerSentEventParser(limits: limits))
      defer { bytes = [] }
      try readEvents(bytes, onEvent)
    } else if !Self.fields.contains(where: { $0.utf8.starts(with: text) }) {
      let complaint = ServerComplaint(body: bytes)
      throw ChatFailure(.notAnAPI, message: complaint.text(hiding: secret))
    }
  }

  private mutating func readEvents(
    _ piece: [UInt8],
    _ onEvent: (ChatEvent) -> Void
  ) throws(ChatFailure) {
    guard case .stream(var parser) = form else { return }
    // The parser is moved out while it changes, so that its buffers are not copied.
    form = .unknown
    defer { form = .stream(parser) }
    let received: [ServerSentEvent]
    do throws(TransferError) {
      received = try parser.parse(piece)
    } catch {
      throw ChatFailure(error, secret: secret)
    }
    for event in received where !isDone { try read(event, onEvent) }
  }

  private func event(
    _ last: () throws(TransferError) -> ServerSentEvent?
  ) throws(ChatFailure) -> ServerSentEvent? {
    do throws(TransferError) { return try last() } catch {
      throw ChatFailure(error, secret: secret)
    }
  }

  /// Reads a last event without its blank line; broken JSON in it means that the reply was cut off.
  ///
  /// After the finish reason nothing is lost.
  private mutating func readLast(
    _ event: ServerSentEvent,
    _ onEvent: (ChatEvent) -> Void
  ) throws(ChatFailure) {
    do throws(ChatFailure) {
      try read(event, onEvent)
    } catch {
      guard error.kind == .malformed else { throw error }
      guard hasFinishReason else { throw ChatFailure(.truncated) }
    }
  }

  private mutating func read(
    _ event: ServerSentEvent,
    _ onEvent: (ChatEvent) -> Void
  ) throws(ChatFailure) {
    if event.data.elementsEqual("[DONE]".utf8) {
      isDone = true
      return
    }
    if event.name == "error" { throw failure(ServerComplaint(body: event.data)) }
    guard !event.data.allSatisfy({ $0 == 0x20 || $0 == 0x0A }) else { return }
    guard let reply = decode(event.data) else {
      throw ChatFailure(.malformed, message: quoted(event.data))
    }
    try append(reply, from: event.data, onEvent)
  }

  private mutating func readObject(
    isWhole: Bool,
    _ onEvent: (ChatEvent) -> Void
  ) throws(ChatFailure) {
    guard let reply = decode(bytes) else {
      if isWhole,
        let complaint = JSONValue.parse(bytes)?.elements?.first.map({ ServerComplaint($0) }),
        !complaint.message.isEmpty
      {
        throw failure(complaint)
      }
      throw ChatFailure(isWhole ? .malformed : .truncated, message: quoted(bytes))
    }
    try append(reply, from: bytes, onEvent)
    isDone = true
  }

  private mutating func append(
    _ reply: WireReply,
    from data: [UInt8],
    _ onEvent: (ChatEvent) -> Void
  ) throws(ChatFailure) {
    let choice = reply.choices.first { $0.index ?? 0 == 0 }
    if let error = reply.error ?? choice?.error, error != .null {
      throw failure(ServerComplaint(.object([JSONValue.Member("error", error)])))
    }
    if choice?.finishReason == "error" {
      throw ChatFailure(.server, message: quoted(data))
    }
    if !reply.hasChoices, reply.usage == nil, let node = JSONValue.parse(data) {
      let complaint = ServerComplaint(node)
      if !complaint.message.isEmpty { throw failure(complaint) }
    }
    builder.append(reply, choice, onEvent)
  }

  private func decode(_ data: [UInt8]) -> WireReply? {
    JSONValue.parse(data).flatMap(WireReply.init)
  }

  private func failure(_ complaint: ServerComplaint) -> ChatFailure {
    ChatFailure(complaint, status: 200, secret: secret)
  }

  private func quoted(_ data: [UInt8]) -> SafeText {
    let text = String(decoding: data, as: UTF8.self)
    return SafeText(text, hiding: secret, longest: Self.longestQuote)
  }
}
