import ChatAPI
import NetworkTestSupport
import Testing
import TextSafety

struct LeakTests {
  private let hostile = #"a\u001b]52;c;ZWNobw==\u0007\u001b[2J\u009b2J\u202eb"#

  private func failure(_ steps: [Step]) async throws -> ChatFailure {
    let server = try LoopbackServer(steps)
    let trial = try ChatTrial(server.address)
    do throws(ChatFailure) {
      let reply = try await trial.reply()
      return ChatFailure(.server, message: SafeText("\(reply)"))
    } catch {
      return error
    }
  }

  @Test func `a key repeated by the server is left out`() async throws {
    let body = Wire.error("Incorrect API key provided: \(Wire.key). See …")
    let failure = try await failure(Wire.refusal(401, body))
    #expect(failure.message.string == "Incorrect API key provided: [key]. See …")
  }

  @Test(arguments: [1, 3, 7])
  func `a key repeated in the text is left out, wherever it is cut`(size: Int) async throws {
    let letters = Array("(\(Wire.key))")
    let pieces = stride(from: 0, to: letters.count, by: size).map {
      Wire.delta(String(letters[$0..<min($0 + size, letters.count)]))
    }
    let server = try LoopbackServer(Step.stream(pieces + [Wire.stop]))
    let trial = try ChatTrial(server.address)
    #expect(try await trial.reply().text.string == "([key])")
    #expect(trial.shown == "([key])")
  }

  private static let escaped = #"sk\u002dsecret\u002D0123456789"#

  /// A key at every place of a message near the cut.
  @Test(arguments: [180, 195, 200, 580, 590, 600])
  func `no part of a key remains where a message is cut`(length: Int) async throws {
    let filling = String(repeating: "x", count: length - 10)
    let said = "\(filling)\(Wire.key) and more"
    let bodies = [
      Wire.error(said), said, "<title>\(said)</title>", #"{"error":"\#(said)"}"#,
      #"{"detail":[{"msg":"\#(said)"}]}"#,
    ]
    for body in bodies {
      for status in [400, 401, 500] {
        let message = try await failure(Wire.refusal(status, body)).message.string
        #expect(!message.contains("sk-sec"), "\(message)")
      }
    }
    let chunks = [
      "data: {broken \(said)\n\n",
      #"data: {"choices":[{"finish_reason":"error","x":"\#(said)"}]}"# + "\n\n",
    ]
    for chunk in chunks {
      let message = try await failure(Step.stream([chunk])).message.string
      #expect(!message.contains("sk-sec"), "\(message)")
    }
    let page = try await failure(Step.response(200, [], "<h1>\(said)</h1>")).message.string
    #expect(!page.contains("sk-sec"), "\(page)")
  }

  @Test(arguments: [
    #"{"error":{"message":"no KEY"}}"#,
    #"{"error":{"message":"Provider","metadata":{"raw":"{\"e\":\"KEY\"}"}}}"#,
    "{ broken KEY", "<h1>sk&#45;secret&#45;0123456789</h1>", "no sk%2Dsecret%2D0123456789",
  ])
  func `a key that the server escapes is left out of error messages`(body: String) async throws {
    for written in [Self.escaped, Self.escaped.replacing("\\", with: #"\\"#)] {
      let said = body.replacing("KEY", with: written)
      for steps in [
        Wire.refusal(401, said), Step.stream(["data: \(said)\n\n"]), Step.response(200, [], said),
      ] {
        let message = try await failure(steps).message.string
        #expect(!message.contains("0123456789") && !message.contains("secret"), "\(message)")
        #expect(message.contains("[key]"), "\(message)")
      }
    }
  }

  @Test func `a key escaped in the JSON of a reply, its model or its end is left out`() async throws
  {
    let content = #"{\"explanation\":\"\#(Self.escaped.replacing("\\", with: #"\\"#))\"}"#
    let chunk =
      #"{"model":"\#(Self.escaped)","choices":[{"delta":{"content":"\#(content)","#
      + #""refusal":"\#(Self.escaped)"},"finish_reason":"\#(Self.escaped)"}]}"#
    let server = try LoopbackServer(Step.stream(["data: \(chunk)\n\n"]))
    let trial = try ChatTrial(server.address)
    let reply = try await trial.reply()
    #expect(reply.text == #"{"explanation":"[key]"}"#)
    #expect(trial.shown == #"{"explanation":"[key]"}"#)
    #expect(reply.model == "[key]" && reply.refusal == "[key]")
    #expect(reply.finishReason == .other("[key]"))
  }

  @Test func `a key in a redirect is left out`() async throws {
    let steps = Step.response(302, ["Location: https://x.example/?k=\(Wire.key)"], "")
    #expect(try await failure(steps).location?.string == "https://x.example/?k=[key]")
    let encoded = Wire.key.replacing("-", with: "%2D")
    let other = Step.response(302, ["Location: https://x.example/?k=\(encoded)"], "")
    #expect(try await failure(other).location?.string == "https://x.example/?k=[key]")
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect gets no request and no key`(status: Int) async throws {
    let other = try LoopbackServer(Wire.good)
    let failure = try await failure(Step.response(status, ["Location: \(other.address)/v1"], ""))
    #expect(failure.kind == .redirect && failure.status == status)
    #expect(failure.location?.string == "\(other.address)/v1")
    #expect(other.requests.isEmpty)
  }

  @Test func `no escape sequence passes through`() async throws {
    #expect(try await failure(Wire.refusal(400, Wire.error(hostile))).message == "ab")
    #expect(try await failure(Step.stream(["data: \(Wire.error(hostile))\n\n"])).message == "ab")

    let chunk =
      #"{"model":"\#(hostile)","choices":[{"delta":{"content":"\#(hostile)","#
      + #""refusal":"\#(hostile)"},"finish_reason":"\#(hostile)"}]}"#
    let server = try LoopbackServer { received in
      received.method == "GET"
        ? Step.response(#"{"data":[{"id":"\#(self.hostile)"}]}"#)
        : Step.stream(["data: \(chunk)\n\n"])
    }
    let trial = try ChatTrial(server.address)
    let reply = try await trial.reply()
    #expect(reply.text == "ab" && reply.model == "ab" && reply.refusal == "ab")
    #expect(reply.finishReason == .other("ab") && trial.shown == "ab")
    #expect(try await trial.client.models() == ["ab"])
  }

  @Test func `no raw escape in a response without JSON passes through`() async throws {
    let page = "\u{1B}[2J<html><title>Log \u{1B}]0;x\u{7}in</title>"
    #expect(try await failure(Step.response(200, [], page)).message.string == "Log in")
    #expect(try await failure(Step.response(502, [], page)).message.string == "Log in")
  }
}
