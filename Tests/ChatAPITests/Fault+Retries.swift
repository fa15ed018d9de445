import ChatAPI
import NetworkTestSupport
import Transport

extension Fault {
  private static let quota = Wire.error("You exceeded your quota", code: #""insufficient_quota""#)
  private static let credit = Wire.error("no", type: "credit_balance_exhausted")

  /// Failures that a second or third attempt resolves.
  static let retried: [Fault] = [
    retries("429", Wire.refusal(429)),
    retries(
      "429 with seconds",
      Wire.refusal(429, Wire.error("no"), ["Retry-After: 7"]),
      waits: [7]
    ),
    retries(
      "429 with parts of seconds",
      Wire.refusal(429, Wire.error("no"), ["Retry-After: 1.5"]),
      waits: [1.5]
    ),
    retries(
      "429 with milliseconds",
      Wire.refusal(429, Wire.error("no"), ["Retry-After: 60", "retry-after-ms: 250"]),
      waits: [0.25]
    ),
    retries(
      "429 with a date",
      Wire.refusal(429, Wire.error("no"), ["Retry-After: Sun, 06 Nov 1994 08:49:57 GMT"]),
      waits: [20]
    ),
    retries(
      "429 with a date of RFC 850",
      Wire.refusal(429, Wire.error("no"), ["Retry-After: Sunday, 06-Nov-94 08:49:57 GMT"]),
      waits: [20]
    ),
    retries(
      "429 with a date of asctime",
      Wire.refusal(429, Wire.error("no"), ["Retry-After: Sun Nov  6 08:50:37 1994"]),
      waits: [60]
    ),
    retries(
      "429 with a date that has passed",
      Wire.refusal(429, Wire.error("no"), ["Retry-After: Sun, 06 Nov 1994 08:49:00 GMT"]),
      waits: [0]
    ),
    retries("429 with nonsense", Wire.refusal(429, Wire.error("no"), ["Retry-After: soon"])),
    retries(
      "429 with less than nothing",
      Wire.refusal(429, Wire.error("no"), ["Retry-After: -5"]),
      waits: [0]
    ),
    retries("500", Wire.refusal(500)),
    retries("500 twice", Wire.refusal(500), waits: [0.5, 1]),
    retries("502 with a page", Step.response(502, ["Content-Type: text/html"], "<html>Bad</html>")),
    retries("503", Wire.refusal(503), waits: [2]),
    retries("503 twice", Wire.refusal(503), waits: [2, 4]),
    retries("504 with nothing", Step.response(504, [], "")),
    retries("529", Wire.refusal(529), waits: [2]),
    retries(
      "an overload that says so",
      Wire.refusal(500, Wire.error("x", type: "overloaded_error")),
      waits: [2]
    ),
    retries("408", Wire.refusal(408)),
    retries("409", Wire.refusal(409)),
    retries(
      "400, but the server wants another try",
      Wire.refusal(400, Wire.error("no"), ["x-should-retry: true"])
    ),
    retries("nothing at all", [.close]),
    retries("a reset", [.reset]),
    retries("a cut before any text", [.chunkedHead(), .chunk(Wire.role), .close]),
    retries("an end before any text", Step.stream([Wire.role])),
    retries(
      "an error before any text",
      Step.stream([
        "data: \(Wire.error("busy", type: "rate_limit_error"))\n\n"
      ])
    ),
    retries(
      "an error with status 200",
      Step.response(200, [], Wire.error("busy", code: "503")),
      waits: [2]
    ),
    // Long enough for the second attempt, which succeeds.
    retries("silence before any text", [.hang]).within(.patient(firstByte: .seconds(5))),
  ]

  /// Failures without a retry: it would fail again or show text twice.
  static let notRetried: [Fault] = [
    fails("400", .request, Wire.refusal(400)),
    fails("401", .key, Wire.refusal(401)),
    fails("400 about the key", .key, Wire.refusal(400, Wire.error("API key not valid. Pass one."))),
    fails("402", .quota, Wire.refusal(402)),
    fails("403", .forbidden, Wire.refusal(403)),
    fails("404", .address, Wire.refusal(404)),
    fails("404 about the model", .model, Wire.refusal(404, Wire.error("model 'm' not found"))),
    fails("413", .tooLarge, Wire.refusal(413)),
    fails("422", .request, Wire.refusal(422, #"{"detail":[{"loc":["body","x"],"msg":"bad"}]}"#)),
    fails("429 with the quota used up", .quota, Wire.refusal(429, quota)),
    fails("429 with the credit used up", .quota, Wire.refusal(429, credit)),
    fails(
      "the quota used up, though the server wants another try",
      .quota,
      Wire.refusal(429, quota, ["x-should-retry: true", "Retry-After: 1"])
    ),
    fails("429 with a long wait", .rate, Wire.refusal(429, Wire.error("no"), ["Retry-After: 121"])),
    fails(
      "429 with more than the time there is",
      .rate,
      Wire.refusal(429, Wire.error("no"), ["Retry-After: 20"])
    )
    .within(.patient(total: .seconds(20))),
    fails(
      "429, and the server wants no other try",
      .rate,
      Wire.refusal(429, Wire.error("no"), ["x-should-retry: false"])
    ),
    fails("501", .server, Wire.refusal(501)),
    fails("505", .server, Wire.refusal(505)),
    fails("302", .redirect, Step.response(302, ["Location: http://x.example/"], "")),
    fails("308", .redirect, Step.response(308, ["Location: /v2"], "")),
    fails(
      "a context that is too long",
      .request,
      Wire.refusal(
        400,
        #"{"error":{"code":400,"message":"the request exceeds the available context size","#
          + #""type":"exceed_context_size_error","n_prompt_tokens":9,"n_ctx":8,"max_tokens":1}}"#
      )
    ),
    fails(
      "a cut after some text",
      .truncated,
      shown: Wire.text,
      [.chunkedHead(), .chunk(Wire.body), .close]
    ),
    fails(
      "an overload after some text",
      .overloaded,
      shown: Wire.text,
      Step.stream([
        Wire.body + "data: \(Wire.error("x", type: "overloaded_error"))\n\n"
      ])
    ),
    failsAtLast("500 for ever", .server, Wire.refusal(500)),
    fails(
      "500 until the time for all tries is over",
      .server,
      Wire.refusal(500, Wire.error("no"), ["Retry-After: 60"])
    ).within(.patient(total: .seconds(100))).tried(2, waits: [60]),
    failsAtLast("429 for ever", .rate, Wire.refusal(429)),
  ]
}
