import JSON
import TextSafety
package import Transport

/// A recording to be written down by an endpoint.
package struct TranscriptRequest: Sendable, Hashable {
  /// Empty to let the server choose.
  package var model: String
  /// A WAV file.
  package var sound: [UInt8]
  /// The sentence that is expected; nil to give no hint.
  package var hint: String?

  package init(model: String, sound: [UInt8], hint: String? = nil) {
    self.model = model
    self.sound = sound
    self.hint = hint
  }

  /// The fields before the file.
  ///
  /// The language is always named, because servers guess it wrongly for short recordings. At temperature
  /// 0 a hard recording takes no longer than any other.
  private var fields: [(name: String, value: String)] {
    [
      ("model", model), ("language", "tr"), ("temperature", "0"), ("response_format", "json"),
      ("prompt", hint ?? ""),
    ].filter { !$0.value.isEmpty }
  }

  /// The body as multipart/form-data (RFC 7578) with a boundary.
  func body(boundary: String) -> [UInt8] {
    var body: [UInt8] = []
    for (name, value) in fields {
      body += "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n".utf8
      body += "\(value)\r\n".utf8
    }
    body += "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; ".utf8
    body += "filename=\"speech.wav\"\r\nContent-Type: audio/wav\r\n\r\n".utf8
    return body + sound + Array("\r\n--\(boundary)--\r\n".utf8)
  }
}

/// A client of the path `/audio/transcriptions` of an endpoint.
package struct TranscriptClient: Sendable {
  package let endpoint: Endpoint
  private let http: HTTPClient

  /// The longest transcript of a sentence, in bytes.
  private static let longest = 1 << 16

  package init(_ endpoint: Endpoint, http: HTTPClient = HTTPClient()) {
    self.endpoint = endpoint
    self.http = http
  }

  /// Returns what was said, without spaces at its ends; `limit` is the time for the whole of it.
  ///
  /// A server may send an object with the member `text`, or the text alone.
  package func transcript(
    of request: TranscriptRequest,
    within limit: Duration
  ) async throws(ChatFailure) -> String {
    let secret = endpoint.key?.secret
    // No recording holds its own random boundary.
    let boundary = "dilim-\(UInt64.random(in: 0...UInt64.max))-\(UInt64.random(in: 0...UInt64.max))"
    var post = endpoint.request(
      "/audio/transcriptions",
      .post(request.body(boundary: boundary)),
      sending: "multipart/form-data; boundary=\(boundary)",
      accepting: "application/json, text/plain",
      total: limit
    )
    // A server reads all of a recording before it answers.
    (post.timeouts.firstByte, post.timeouts.silence, post.timeouts.total) = (limit, limit, limit)
    let response: HTTPResponse
    do throws(TransferError) {
      response = try await http.response(to: post)
    } catch {
      throw ChatFailure(error, secret: secret)
    }
    guard (200..<300).contains(response.head.status) else {
      throw ChatFailure(response.head, body: response.body, date: 0, secret: secret)
    }
    if let text = Self.text(of: response.body) { return text }
    if JSONValue.parse(response.body) != nil {
      let complaint = ServerComplaint(body: response.body)
      throw ChatFailure(complaint, status: response.head.status, secret: secret)
    }
    throw ChatFailure(
      .malformed,
      status: response.head.status,
      message: SafeText(response.head["content-type"] ?? "", hiding: secret, longest: 100)
    )
  }

  /// Returns the text of a reply; nil if it has none.
  private static func text(of body: [UInt8]) -> String? {
    guard body.count <= longest, let plain = String(validating: body, as: UTF8.self) else {
      return nil
    }
    let found: String
    if let json = JSONValue.parse(body) {
      guard case .object = json, let text = json["text"]?.string else { return nil }
      found = text
    } else {
      // An error page is no transcript.
      guard !plain.hasPrefix("<"), !plain.hasPrefix("{") else { return nil }
      found = plain
    }
    return found.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
