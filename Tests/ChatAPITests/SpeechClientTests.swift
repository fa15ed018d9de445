import ChatAPI
import Foundation
import NetworkTestSupport
import Testing
import TextSafety
import Transport

/// The path `/audio/speech` against a server of the test.
struct SpeechClientTests {
  private static let key = "sk-speech-0123456789"
  private static let wav = Array("RIFF????WAVEfmt ".utf8) + [UInt8](repeating: 7, count: 64)

  private func sound(
    _ steps: [Step],
    timeouts: Timeouts = .patient,
    limits: ResponseLimits = ResponseLimits(),
    of request: SpeechRequest = SpeechRequest(model: "tts-1", text: "Selam!", voice: "nova")
  ) async throws -> (bytes: [UInt8], server: LoopbackServer) {
    let server = try LoopbackServer(steps)
    let endpoint = try Endpoint(
      "\(server.address)/v1/audio/speech",
      key: APIKey(Self.key),
      timeouts: timeouts,
      limits: limits
    )
    return (try await SpeechClient(endpoint).sound(of: request), server)
  }

  private func failure(
    _ steps: [Step],
    timeouts: Timeouts = .patient,
    limits: ResponseLimits = ResponseLimits()
  ) async throws -> ChatFailure {
    do {
      _ = try await sound(steps, timeouts: timeouts, limits: limits)
    } catch let failure as ChatFailure {
      return failure
    }
    throw Unexpected()
  }

  private struct Unexpected: Error {}

  private static func response(_ bytes: [UInt8], _ type: String = "audio/wav") -> [Step] {
    [.head(200, ["Content-Type: \(type)", "Content-Length: \(bytes.count)"]), .send(bytes)]
  }

  @Test func `one request says the text, the voice and the speed, and carries the key`()
    async throws
  {
    let request = SpeechRequest(model: "m", text: "Çay \"içer\" misin?", voice: "nova", speed: 0.6)
    let (bytes, server) = try await sound(Self.response(Self.wav), of: request)
    #expect(bytes == Self.wav)
    #expect(server.requests.count == 1)
    let sent = try #require(server.requests.first)
    #expect(sent.method == "POST" && sent.target == "/v1/audio/speech")
    #expect(sent["authorization"] == "Bearer \(Self.key)")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(sent.body)) as? [String: Any]
    )
    #expect(object["model"] as? String == "m" && object["voice"] as? String == "nova")
    #expect(object["input"] as? String == "Çay \"içer\" misin?")
    #expect(object["response_format"] as? String == "wav" && object["speed"] as? Double == 0.6)
  }

  @Test func `a model and a voice that are not set are left to the server`() async throws {
    let request = SpeechRequest(model: "", text: "Selam!", voice: "")
    let (_, server) = try await sound(Self.response(Self.wav), of: request)
    let body = String(decoding: try #require(server.requests.first).body, as: UTF8.self)
    #expect(body == #"{"input":"Selam!","response_format":"wav","speed":1.0}"#)
  }

  @Test func `sound in chunks is put together`() async throws {
    let steps =
      [Step.chunkedHead(["Content-Type: audio/wav"])]
      + Self.wav.map { .chunk([$0]) } + [.lastChunk]
    #expect(try await sound(steps).bytes == Self.wav)
  }

  @Test func `a path that is missing, a wrong key and a redirect are told apart`() async throws {
    let complaint = #"{"error":{"message":"no key \#(Self.key)","code":"invalid_api_key"}}"#
    let refused = try await failure(Step.response(401, [], complaint))
    #expect(refused.kind == .key && !refused.message.string.contains(Self.key))
    #expect(try await failure(Step.response(404, [], "")).status == 404)
    #expect(try await failure(Step.response(405, [], "")).status == 405)
    let elsewhere = try LoopbackServer(Self.response(Self.wav))
    let redirect = try await failure(
      Step.response(307, ["Location: \(elsewhere.address)/v1/audio/speech"], "")
    )
    #expect(redirect.kind == .redirect && elsewhere.requests.isEmpty)
  }

  @Test func `what is no WAV is refused, and an error in it is read`() async throws {
    let mp3 = try await failure(Self.response(Array("ID3\u{4}...".utf8), "audio/mpeg"))
    #expect(mp3.kind == .malformed && mp3.message.string == "audio/mpeg")
    #expect(try await failure(Self.response([])).kind == .malformed)
    let error = try await failure(Step.response(#"{"error":"model 'm' not found"}"#))
    #expect(error.kind == .model && error.message.string.contains("not found"))
  }

  @Test func `a sound that is too large or never comes ends the request`() async throws {
    let large = try await failure(
      [.head(200, ["Content-Type: audio/wav"]), .flood(Self.wav)],
      limits: ResponseLimits(body: 10_000)
    )
    #expect(large.kind == .tooLarge)
    let hanging = try await failure([.hang], timeouts: .patient(total: .milliseconds(80)))
    #expect(hanging.kind == .timeout)
    let stopping = try await failure(
      [.head(200, ["Content-Length: 100000"]), .send(Self.wav), .hang],
      timeouts: .patient(silence: .milliseconds(80))
    )
    #expect(stopping.kind == .timeout)
    let broken = try await failure(
      [.head(200, ["Content-Length: 100000"]), .send(Self.wav), .close]
    )
    #expect(broken.kind == .network)
  }
}
