import JSON
import TextSafety
package import Transport

/// A text to be said by an endpoint.
package struct SpeechRequest: Sendable, Hashable {
  package var model: String
  /// At most 4,096 letters.
  package var text: String
  package var voice: String
  /// From 0.25 to 4; 1 is the usual speed.
  package var speed: Double

  package init(model: String, text: String, voice: String, speed: Double = 1) {
    self.model = model
    self.text = text
    self.voice = voice
    self.speed = speed
  }

  /// The JSON of the request.
  ///
  /// WAV is asked for, because most players on Linux play nothing else. A model or a voice that is not
  /// set is left out, so that the server chooses.
  var body: String {
    var json = JSONWriter(escapes: .numbers)
    json.object { json in
      for (key, value) in [("model", model), ("input", text), ("voice", voice)]
      where !value.isEmpty {
        json.member(key)
        json.string(value)
      }
      json.key("response_format")
      json.string("wav")
      json.key("speed")
      json.literal("\(speed)")
    }
    return json.string
  }
}

/// A client of the path `/audio/speech` of an endpoint.
///
/// It asks once: while it would wait for a second try, another voice can speak.
package struct SpeechClient: Sendable {
  package let endpoint: Endpoint
  private let http: HTTPClient

  package init(_ endpoint: Endpoint, http: HTTPClient = HTTPClient()) {
    self.endpoint = endpoint
    self.http = http
  }

  /// Returns the sound of a text as a WAV file, whose header may have false lengths.
  package func sound(of request: SpeechRequest) async throws(ChatFailure) -> [UInt8] {
    let secret = endpoint.key?.secret
    let response: HTTPResponse
    do throws(TransferError) {
      response = try await http.response(
        to: endpoint.request(
          "/audio/speech",
          .post(Array(request.body.utf8)),
          accepting: "audio/wav, application/json",
          total: endpoint.timeouts.total
        )
      )
    } catch {
      throw ChatFailure(error, secret: secret)
    }
    guard (200..<300).contains(response.head.status) else {
      throw ChatFailure(response.head, body: response.body, date: 0, secret: secret)
    }
    let isWAV =
      response.body.starts(with: Array("RIFF".utf8))
      && response.body.dropFirst(8).starts(with: Array("WAVE".utf8))
    guard !isWAV else { return response.body }
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
}
