import NetworkTestSupport

extension Fault {
  private static let whole = Wire.body + Wire.stop + Wire.done

  private static func stream(_ text: String) -> [Step] { Step.stream([text]) }

  /// Forms of the same reply, all used by real servers.
  static let wireForms: [Fault] = [
    reads("line feeds", stream(whole)),
    reads(
      "CR LF",
      stream(
        whole.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: "\r\n")
      )
    ),
    reads(
      "bare CR",
      stream(
        whole.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: "\r")
      )
    ),
    reads(
      "CR and LF in two chunks",
      Step.stream(
        whole.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
          .flatMap { ["\($0)\r", "\n"] }
      )
    ),
    reads("byte order mark", stream("\u{FEFF}" + whole)),
    reads("comments", stream(": OPENROUTER PROCESSING\n\n: more\n" + whole + ": end\n\n")),
    reads(
      "no space after the colon",
      stream(whole.split(separator: "data: ").map { "data:\($0)" }.joined())
    ),
    reads(
      "data in several lines",
      stream(
        Wire.role + """
          data: {"choices":[{"index":0,
          data: "delta":{"content":"Merhaba dünya."},
          data: "finish_reason":"stop"}]}


          """ + Wire.done
      )
    ),
    reads("id, retry and unknown fields", stream("id: 1\nretry: 10\nfoo: bar\nfoo\n" + whole)),
    reads("events with a name", stream("event: message\n" + whole)),
    reads(
      "events that say nothing",
      stream(
        "event: ping\ndata: {}\n\ndata: {\"type\": \"ping\"}\n\ndata:\n\n" + whole
      )
    ),
    reads(
      "a chunk for every byte",
      [.chunkedHead()]
        + whole.utf8.map { Step.chunk([$0]) } + [.lastChunk]
    ),
    reads(
      "a packet for every byte",
      [
        .trickle(
          Array(
            ("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Length: "
              + "\(whole.utf8.count)\r\n\r\n" + whole).utf8
          )
        )
      ]
    ),
    reads(
      "broken UTF-8",
      [
        .chunkedHead(),
        .chunk(
          Array(Wire.role.utf8)
            + Array(#"data: {"choices":[{"delta":{"content":"a"#.utf8) + [0xC3, 0x28, 0xFF]
            + Array(#"b"}}]}"#.utf8) + Array(("\n\n" + Wire.stop + Wire.done).utf8)
        ), .lastChunk,
      ],
      "a\u{FFFD}(\u{FFFD}b"
    ),
    reads("[DONE], then the connection stays open", [.chunkedHead(), .chunk(whole), .hang]),
    reads("[DONE], then a reset", [.chunkedHead(), .chunk(whole), .reset]),
    reads("[DONE] without a reason for the end", stream(Wire.body + Wire.done)),
    reads("a reason for the end without [DONE]", stream(Wire.body + Wire.stop)),
    reads(
      "a reason for the end, then a cut",
      [.chunkedHead(), .chunk(Wire.body + Wire.stop), .close]
    ),
    reads(
      "a reason for the end, then half a chunk of usage",
      [.chunkedHead(), .chunk(Wire.body + Wire.stop + Wire.usage.prefix(40)), .close]
    ),
    reads(
      "a reason for the end, then silence",
      [.chunkedHead(), .chunk(Wire.body + Wire.stop), .hang]
    ).within(.shortSilence),
    reads("a last event without its blank line", stream(Wire.body + Wire.stop.dropLast())),
    reads("a last event without its line end", stream(Wire.body + Wire.stop.dropLast(2))),
    reads(
      "choices empty at the start",
      stream(#"data: {"choices":[],"prompt_filter_results":[{}]}"# + "\n\n" + whole)
    ),
    reads("usage after the end", stream(Wire.body + Wire.stop + Wire.usage + Wire.done)),
    reads(
      "usage null",
      stream(
        #"data: {"choices":[{"delta":{"content":"Merhaba dünya."}}],"usage":null}"# + "\n\n"
          + Wire.stop + Wire.done
      )
    ),
    reads(
      "fields of other types",
      stream(
        #"data: {"model":1,"usage":"7","choices":[{"index":"0","delta":{"content":"Merhaba dünya.","#
          + #""reasoning":7},"finish_reason":""}],"error":null}"# + "\n\n" + Wire.stop + Wire.done
      )
    ),
    reads(
      "counts beyond all reason",
      stream(
        Wire.body + #"data: {"choices":[],"usage":{"prompt_tokens":9223372036854775807,"#
          + #""completion_tokens":9223372036854775807}}"# + "\n\n" + Wire.stop
      )
    ),
    reads(
      "content null at the end",
      stream(
        Wire.body
          + #"data: {"choices":[{"delta":{"content":null},"finish_reason":"stop"}]}"# + "\n\n"
      )
    ),
    reads(
      "content in parts",
      stream(
        #"data: {"choices":[{"delta":{"content":[{"type":"thinking","text":"hm"},"#
          + #"{"type":"text","text":"Merhaba "},{"type":"text","text":"dünya."}]}}]}"# + "\n\n"
          + Wire.stop
      )
    ),
    reads(
      "reasoning_content",
      stream(
        #"data: {"choices":[{"delta":{"reasoning_content":"Hm …","content":null}}]}"# + "\n\n"
          + whole
      )
    ),
    reads(
      "reasoning",
      stream(
        #"data: {"choices":[{"delta":{"reasoning":"Hm …","content":""}}]}"# + "\n\n" + whole
      )
    ),
    reads(
      "thoughts in the text",
      stream(
        Wire.delta("<th") + Wire.delta("ink>\\nHm …</thi") + Wire.delta("nk>\\n")
          + Wire.delta("Merhaba ")
          + Wire.delta("dünya.") + Wire.stop
      )
    ),
    reads(
      "another choice beside the first",
      stream(
        #"data: {"choices":[{"index":1,"delta":{"content":"x"}}]}"# + "\n\n" + whole
      )
    ),
    reads("cut at the limit of tokens", stream(Wire.body + Wire.finish("length") + Wire.done)),
    reads("cut by a filter", stream(Wire.body + Wire.finish("content_filter") + Wire.done)),
    reads("one object in place of a stream", Step.response(Wire.object())),
    reads("a stream in place of an object", stream(whole), isStreamed: false),
    reads("an object", Step.response(Wire.object()), isStreamed: false),
    reads(
      "an object with blanks around it",
      Step.response("\n \t" + Wire.object() + "\n"),
      isStreamed: false
    ),
    reads(
      "an object without a reason for the end",
      Step.response(Wire.object(finish: "null")),
      isStreamed: false
    ),
    reads(
      "an object ended by closing",
      [.send("HTTP/1.0 200 OK\r\n\r\n" + Wire.object()), .close],
      isStreamed: false
    ),
    reads("no content type", [.head(200, ["Content-Length: \(whole.utf8.count)"]), .send(whole)]),
    reads(
      "a stream that calls itself JSON",
      [.chunkedHead(["Content-Type: application/json"]), .chunk(whole), .lastChunk]
    ),
    reads("a stream ended by closing", [.send("HTTP/1.0 200 OK\r\n\r\n" + whole), .close]),
    reads("news before the answer", [.send("HTTP/1.1 103 Early Hints\r\n\r\n")] + stream(whole)),
  ]
}
