import ChatAPI
import NetworkTestSupport
import Testing
import TextSafety

struct ComplaintTests {
  @Test(arguments: [
    (#"{"error":{"message":"bad","type":"t","param":null,"code":"c"}}"#, "bad"),
    (#"{"error":{"code":400,"message":"bad","type":"t","n_ctx":8}}"#, "bad"),
    (#"{"error":"bad"}"#, "bad"), (#"{"detail":"bad"}"#, "bad"), (#"{"message":"bad"}"#, "bad"),
    (#"{"object":"error","message":"bad","code":40001}"#, "bad"),
    (#"{"detail":[{"loc":["body","x",0],"msg":"bad"},{"msg":"sad"}]}"#, "body.x.0: bad; sad"),
    (
      #"{"error":{"code":400,"message":"Provider returned error","metadata":{"raw":"bad"}}}"#,
      "Provider returned error: bad"
    ),
    (#"[{"error":{"code":400,"message":"bad","status":"INVALID"}}]"#, "bad"),
    ("<html><head><TITLE>\n bad\t gateway</TITLE></head>", "bad gateway"), ("bad", "bad"), ("", ""),
    ("{", "{"), (#"{"error":null}"#, ""), (#"{"error":{"message":7}}"#, "7"), ("[]", ""), ("7", ""),
    (#"{"error":{"message":"İstek hatalı"}}"#, "İstek hatalı"),
    ("<title>İİ</title>", "İİ"), ("</title><title>x", "</title><title>x"),
  ])
  func `error messages are read in every form`(body: String, message: String) async throws {
    let server = try LoopbackServer(Step.response(418, [], body))
    await #expect { try await ChatTrial(server.address).reply() } throws: {
      let failure = $0 as? ChatFailure
      return failure?.message.string == message && failure?.status == 418
    }
  }

  @Test func `a truncated error body is still quoted`() async throws {
    let server = try LoopbackServer([
      .head(400, ["Content-Length: 9999"]), .send("out of cheese"), .close,
    ])
    await #expect { try await ChatTrial(server.address).reply() } throws: {
      ($0 as? ChatFailure)?.message == "out of cheese" && ($0 as? ChatFailure)?.kind == .request
    }
  }

  @Test func `a long error message is cut`() async throws {
    let body = Wire.error(String(repeating: "x", count: 100_000))
    let server = try LoopbackServer(Wire.refusal(400, body))
    await #expect { try await ChatTrial(server.address).reply() } throws: {
      ($0 as? ChatFailure)?.message.string.count == 600
    }
  }
}
