import ChatAPI
import NetworkTestSupport
import Transport

extension Fault {
  private static func stream(_ text: String) -> [Step] { Step.stream([text]) }

  private static func begun(_ kind: ChatFailure.Kind, _ name: String, _ rest: [Step]) -> Fault {
    fails(name, kind, shown: Wire.text, [.chunkedHead(), .chunk(Wire.body)] + rest)
  }

  private static let html = "<!DOCTYPE html>\n<html><head><title>Log in</title></head></html>"

  /// Responses that must never count as a complete reply.
  static let errors: [Fault] = [
    begun(.truncated, "a stream that ends too early", [.lastChunk]),
    begun(.truncated, "a stream cut between events", [.close]),
    begun(
      .truncated,
      "a stream cut within an event",
      [.chunk(#"data: {"choices":[{"del"#), .close]
    ),
    begun(
      .truncated,
      "a stream that ends within an event",
      [.chunk(#"data: {"choices":[{"del"#), .lastChunk]
    ),
    begun(
      .truncated,
      "a stream that ends within a letter",
      [.chunk(Array(#"data: {"choices":[{"delta":{"content":"d"#.utf8) + [0xC3]), .lastChunk]
    ),
    begun(.truncated, "a stream that is reset", [.reset]),
    begun(.timeout, "a stream that falls silent", [.hang]).within(.shortSilence),
    begun(
      .timeout,
      "a stream of comments for ever",
      [.drip(Array("3\r\n:\n\n\r\n".utf8), everyMilliseconds: 5)]
    ).within(
      .patient(total: .seconds(5))
    ),
    begun(
      .server,
      "an error in the middle",
      [.chunk("data: \(Wire.error("broken", type: "server_error"))\n\n"), .lastChunk]
    ),
    begun(
      .server,
      "an error as text in the middle",
      [.chunk("data: {\"error\":\"broken\"}\n\n" + Wire.done), .lastChunk]
    ),
    begun(.server, "an event named error", [.chunk("event: error\ndata: broken\n\n"), .lastChunk]),
    begun(
      .server,
      "an error beside the choices",
      [
        .chunk(
          #"data: {"error":{"code":502,"message":"x"},"choices":[{"delta":{"content":""},"#
            + #""finish_reason":"error"}]}"# + "\n\n" + Wire.done
        ), .lastChunk,
      ]
    ),
    begun(
      .server,
      "an error for a reason",
      [.chunk(Wire.finish("error") + Wire.done), .lastChunk]
    ),
    begun(
      .server,
      "a detail in the middle",
      [.chunk("data: {\"detail\":\"broken\"}\n\n" + Wire.done), .lastChunk]
    ),
    begun(
      .malformed,
      "an event that is no JSON",
      [.chunk("data: oh\n\n" + Wire.done), .lastChunk]
    ),
    begun(.tooLarge, "a line without end", [.chunk("data: "), .flood(Array("4\r\nmore\r\n".utf8))])
      .limited(ResponseLimits(line: 5000)),
    begun(.tooLarge, "an event without end", [.flood(Array("c\r\ndata: more!\n\r\n".utf8))])
      .limited(ResponseLimits(event: 5000)),
    fails(
      "a text without end",
      .tooLarge,
      shown: String(repeating: "Merhaba ", count: 10),
      [
        .chunkedHead(),
        .flood(chunked(Wire.delta("Merhaba "))),
      ]
    ).limited(ResponseLimits(body: Wire.delta("Merhaba ").utf8.count * 10)),
    fails(
      "headers without end",
      .tooLarge,
      [.send("HTTP/1.1 200 OK\r\n"), .flood(Array("A: b\r\n".utf8))]
    )
    .limited(ResponseLimits(headers: 5000)),
    fails(
      "a header without end",
      .tooLarge,
      [.send("HTTP/1.1 200 OK\r\nX: "), .flood(Array(repeating: 65, count: 1000))]
    ),
    fails("a page to log in", .notAnAPI, Step.response(200, ["Content-Type: text/html"], html)),
    fails(
      "a page to log in, as an object",
      .notAnAPI,
      Step.response(200, ["Content-Type: text/html"], html),
      isStreamed: false
    ),
    fails("plain text in small letters", .notAnAPI, Step.response(200, [], "upstream: down")),
    fails("the start of a field and no more", .notAnAPI, Step.response(200, [], "da")),
    fails("plain text", .notAnAPI, Step.response(200, ["Content-Type: text/plain"], "OK")),
    fails("nothing", .notAnAPI, Step.response(200, [], "")),
    fails("nothing, as a stream", .notAnAPI, stream("")),
    fails("no content", .notAnAPI, [.head(204, [])]),
    fails(
      "compressed, though not asked for",
      .notAnAPI,
      [
        .head(200, ["Content-Encoding: gzip", "Content-Length: 6"]),
        .send([0x1F, 0x8B, 8, 0, 0, 0]),
      ]
    ),
    fails("no HTTP", .notAnAPI, [.send("SSH-2.0-OpenSSH_9.2\r\n"), .close]),
    fails(
      "an error with status 200",
      .request,
      Step.response(200, [], Wire.error("bad", type: "invalid_request_error"))
    ),
    fails(
      "an error with its status in the body",
      .key,
      Step.response(200, [], Wire.error("bad key", code: "401"))
    ),
    failsAtLast(
      "an object that falls silent",
      .timeout,
      [.head(200, ["Content-Length: 9999"]), .send(Wire.object()), .hang],
      isStreamed: false
    )
    .within(.shortSilence),
    failsAtLast(
      "an object cut by closing",
      .truncated,
      [.head(200, ["Content-Length: 9999"]), .send(Wire.object()), .close],
      isStreamed: false
    ),
    fails(
      "an object that ends too early",
      .malformed,
      Step.response(String(Wire.object().dropLast(9))),
      isStreamed: false
    ),
    fails("an empty object", .empty, Step.response("{}"), isStreamed: false),
    fails("no choices", .empty, Step.response(#"{"choices":[]}"#), isStreamed: false),
    fails("choices null", .empty, Step.response(#"{"choices":null}"#), isStreamed: false),
    fails("no text", .empty, Step.response(Wire.object("")), isStreamed: false),
    fails("an array", .malformed, Step.response("[1]"), isStreamed: false),
    fails(
      "brackets nested deep",
      .malformed,
      Step.response(String(repeating: "[", count: 100_000)),
      isStreamed: false
    ),
    fails(
      "objects nested deep",
      .malformed,
      Step.response(String(repeating: #"{"error":"#, count: 100_000)),
      isStreamed: false
    ),
    fails("[DONE] alone", .empty, stream(Wire.done)),
    fails("a stream without text", .empty, stream(Wire.role + Wire.stop + Wire.done)),
    fails(
      "thoughts up to the limit of tokens",
      .cut,
      stream(
        #"data: {"choices":[{"delta":{"reasoning_content":"Hm …"}}]}"# + "\n\n"
          + Wire.finish("length")
      )
    ),
    fails(
      "a thought without end",
      .cut,
      stream(Wire.delta("<think>Hm …") + Wire.finish("length"))
    ),
    fails("all filtered", .filtered, stream(Wire.role + Wire.finish("content_filter") + Wire.done)),
    failsAtLast("comments alone", .truncated, stream(": hello\n\n: hello\n\n")),
    failsAtLast("no answer", .timeout, [.hang]).within(.shortFirstByte),
    failsAtLast("a head and no body", .timeout, [.chunkedHead(), .hang]).within(.shortFirstByte),
    fails("no answer in all the time there is", .timeout, [.hang]).within(.shortTotal),
  ]

  private static func chunked(_ text: String) -> [UInt8] {
    Array("\(String(text.utf8.count, radix: 16))\r\n\(text)\r\n".utf8)
  }
}
