import ChatAPI
import NetworkTestSupport
import Testing
import TextSafety

struct DialectTests {
  private let format = ChatRequest.Format.object(name: "fix", schema: #"{"type":"object"}"#)

  /// A server that refuses a request with an error text while the request contains a word.
  private func server(refusing words: [(word: String, message: String)]) throws -> LoopbackServer {
    try LoopbackServer { received in
      for (word, message) in words where received.text.contains(word) {
        return Wire.refusal(400, Wire.error(message, type: "invalid_request_error"))
      }
      return Step.response(Wire.object(#"{\"a\":1}"#))
    }
  }

  @Test(arguments: [
    (["\"strict\""], Dialect.ObjectSupport.schema, 2),
    (["json_schema"], .anyObject, 3), (["json_schema", "json_object"], .promptOnly, 4),
  ])
  func `an object is requested in simpler and simpler ways`(
    refused: [String],
    found: Dialect.ObjectSupport,
    requests: Int
  ) async throws {
    let server = try server(
      refusing: refused.map { ($0, "'response_format.type' must be something else") }
    )
    let trial = try ChatTrial(server.address)
    let reply = try await trial.reply(format: format)
    #expect(reply.text.string.contains(#"{"a":1}"#))
    #expect(reply.requests == requests && trial.waits.isEmpty)
    #expect(trial.dialect.objects == found)
    // Remembered: it is not refused again.
    #expect(try await trial.reply(format: format).requests == 1)
  }

  @Test func `a schema that can't be sent is in the prompt`() async throws {
    let server = try server(refusing: [("json_schema", "response_format unknown")])
    _ = try await ChatTrial(server.address).reply(format: format)
    let body = try #require(server.requests.last).text
    #expect(body.contains(#""response_format":{"type":"json_object"}"#))
    #expect(body.contains(#"Sys\n\nReply with one JSON object after this JSON Schema"#))
  }

  @Test(arguments: [
    ("\"max_tokens\"", "Use 'max_completion_tokens' instead of 'max_tokens'"),
    ("temperature", "Unsupported value: 'temperature' does not support 0.2"),
    ("stream_options", "stream_options: extra fields not permitted"),
    ("\"seed\"", "Unknown field: 'seed'"),
  ])
  func `a field that is refused by name is left out`(field: String, message: String) async throws {
    let server = try server(refusing: [(field, message)])
    let trial = try ChatTrial(server.address)
    #expect(try await trial.reply().requests == 2)
    #expect(server.requests[0].text.contains(field) && !server.requests[1].text.contains(field))
    #expect(try await trial.reply().requests == 1)
  }

  @Test func `a server that refuses everything is left alone, and the dialect is unchanged`()
    async throws
  {
    let server = try server(refusing: [("model", "max_tokens, temperature, response_format: no")])
    let trial = try ChatTrial(server.address)
    await #expect { try await trial.reply(format: format) } throws: {
      ($0 as? ChatFailure)?.kind == .request
    }
    #expect(server.requests.count <= 7)
    #expect(trial.dialect == Dialect())
  }

  @Test func `a schema that is ignored is not sent again`() {
    var dialect = Dialect()
    dialect.schemaWasIgnored()
    #expect(dialect.objects == .anyObject)
    dialect.schemaWasIgnored()
    #expect(dialect.objects == .anyObject)
  }
}
