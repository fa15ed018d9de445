import ChatAPI
import Foundation
import NetworkTestSupport
import Testing
import Transport

/// The path `/audio/transcriptions` against a server of the test.
struct TranscriptClientTests {
  private static let sound = Array("RIFF\0\r\n--".utf8) + [0, 255, 13, 10]

  private func transcript(
    _ status: Int,
    _ body: String,
    type: String = "application/json",
    hint: String? = nil
  ) async throws -> (text: String, server: LoopbackServer) {
    let bytes = Array(body.utf8)
    let head = ["Content-Type: \(type)", "Content-Length: \(bytes.count)"]
    let server = try LoopbackServer([.head(status, head), .send(bytes)])
    let endpoint = try Endpoint(
      "\(server.address)/v1/audio/transcriptions",
      key: APIKey("sk-hear-0123456789")
    )
    let request = TranscriptRequest(model: "whisper-1", sound: Self.sound, hint: hint)
    return (
      try await TranscriptClient(endpoint).transcript(of: request, within: .seconds(60)), server
    )
  }

  @Test func `the request names the language, and the sound is sent unchanged`() async throws {
    let (text, server) = try await transcript(200, #"{"text":" Çay  çok\ngüzel. "}"#, hint: "Çay")
    #expect(text == "Çay çok güzel.")
    let request = try #require(server.requests.first)
    #expect(request.method == "POST" && request.target == "/v1/audio/transcriptions")
    #expect(request["authorization"] == "Bearer sk-hear-0123456789")
    let type = try #require(request["content-type"])
    let boundary = try #require(type.split(separator: "boundary=").last)
    let parts = Data(request.body).parts(of: String(boundary))
    #expect(
      parts.dropLast().map { String(decoding: $0, as: UTF8.self) } == [
        "Content-Disposition: form-data; name=\"model\"\r\n\r\nwhisper-1",
        "Content-Disposition: form-data; name=\"language\"\r\n\r\ntr",
        "Content-Disposition: form-data; name=\"temperature\"\r\n\r\n0",
        "Content-Disposition: form-data; name=\"response_format\"\r\n\r\njson",
        "Content-Disposition: form-data; name=\"prompt\"\r\n\r\nÇay",
      ]
    )
    let file = try #require(parts.last)
    #expect(file.suffix(Self.sound.count) == Data(Self.sound))
    #expect(
      String(decoding: file.dropLast(Self.sound.count), as: UTF8.self)
        == "Content-Disposition: form-data; name=\"file\"; filename=\"speech.wav\"\r\n"
        + "Content-Type: audio/wav\r\n\r\n"
    )
  }

  @Test(arguments: [
    (#"{"text":"Merhaba","words":[{"word":"Merhaba","start":0}]}"#, "Merhaba"),
    ("Merhaba\n", "Merhaba"),
    (#"{"text":""}"#, ""),
  ])
  func `servers reply in several ways`(body: String, text: String) async throws {
    #expect(try await transcript(200, body).text == text)
  }

  @Test func `the limit of a request holds, not that of the endpoint`() async throws {
    let request = TranscriptRequest(model: "", sound: Self.sound)
    let hanging = try LoopbackServer([.hang])
    let patient = TranscriptClient(try Endpoint("\(hanging.address)/v1"))
    let failure = await #expect(throws: ChatFailure.self) {
      try await patient.transcript(of: request, within: .milliseconds(80))
    }
    #expect(failure?.kind == .timeout)
    let body = Array(#"{"text":"Çay"}"#.utf8)
    let answering = try LoopbackServer([
      .head(200, ["Content-Type: application/json", "Content-Length: \(body.count)"]), .send(body),
    ])
    let none = Timeouts(firstByte: .zero, silence: .zero, total: .zero)
    let hasty = TranscriptClient(try Endpoint("\(answering.address)/v1", timeouts: none))
    #expect(try await hasty.transcript(of: request, within: .seconds(60)) == "Çay")
  }

  @Test(arguments: [
    (404, #"{"detail":"Not Found"}"#), (405, ""), (500, "Internal error"),
    (400, #"{"error":{"message":"no audio"}}"#), (200, "<html>Sign in</html>"),
    (200, #"{"error":"model not found"}"#), (200, "[1]"),
  ])
  func `a reply without a transcript is a failure`(status: Int, body: String) async throws {
    await #expect(throws: ChatFailure.self) { try await transcript(status, body) }
  }
}

extension Data {
  /// The parts of a multipart body.
  fileprivate func parts(of boundary: String) -> [Data] {
    var (parts, rest) = ([Data](), self[...])
    let mark = Data("--\(boundary)".utf8)
    while let found = rest.range(of: mark) {
      let part = rest[rest.startIndex..<found.lowerBound]
      if !part.isEmpty { parts.append(Data(part.dropFirst(2).dropLast(2))) }
      rest = rest[found.upperBound...]
    }
    return parts
  }
}
