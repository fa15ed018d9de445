import Foundation
import NetworkTestSupport
import Testing

/// `dilim explain` with and without a server.
struct ExplainTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let keys: Set = [
    "error", "explanation", "findings", "source", "usage", "verdict",
  ]

  @Test func `without an endpoint the grader explains`() throws {
    let run = try learner.explain()
    #expect(run.code == 1 && run.errors == "")
    #expect(run.output.hasPrefix("~ "))
    #expect(run.output.contains("Vowel harmony"))
    #expect(!run.output.contains("AI"))
    #expect(learner.files == [:])
  }

  @Test func `offline nothing is sent`() throws {
    let model = try ModelServer.good()
    let run = try learner.explain(["--offline"], with: model.environment)
    #expect(run.code == 1)
    #expect(run.output == (try learner.explain().output))
    #expect(model.server.connectionsMade == 0)
  }

  @Test func `the reply is below the verdict, labelled and wrapped`() throws {
    let model = try ModelServer.good()
    var environment = model.environment
    environment["COLUMNS"] = "50"
    let run = try learner.explain(with: environment)
    #expect(run.code == 1)
    let verdict = try #require(run.output.range(of: "Vowel harmony"))
    let label = try #require(run.output.range(of: "\n  AI explanation (it may be wrong):\n"))
    #expect(verdict.lowerBound < label.lowerBound)
    #expect(
      run.output[label.upperBound...]
        == """
          The last vowel of öğretmen is e, so the ending
          is -im: öğretmen-im.
          Example:
          Evdeyim. – I am at home with the children.

        """
    )
    #expect(run.lines.allSatisfy { $0.count <= 50 })
    #expect(model.requests.map(\.target) == ["/v1/chat/completions"])
    #expect(model.requests.first?["authorization"] == "Bearer \(ModelServer.key)")
  }

  @Test func `the notice of what is sent where is printed once`() throws {
    let model = try ModelServer.good()
    let first = try learner.explain(with: model.environment)
    #expect(first.errors.contains("Asking \(model.server.address)/v1. Sent there: "))
    #expect(first.errors.hasSuffix("; nothing else but the key, if one is set.\n"))
    #expect(try learner.explain(with: model.environment).errors == "")
  }

  @Test func `a right answer sends nothing and passes`() throws {
    let model = try ModelServer.good()
    let words = ["explain", "--accept", "(Ben) öğretmenim.", "Ben öğretmenim."]
    let run = try learner.run(words, with: model.environment)
    #expect(run.code == 0)
    #expect(model.requests.isEmpty)
  }

  @Test func `an item of the course is explained by its id`() throws {
    let model = try ModelServer.good()
    let words = ["explain", "--item", "a1-u1-writing#teacher", "Ben öğretmenım"]
    let run = try learner.run(words, with: model.environment)
    #expect(run.code == 1 && run.output.contains("AI explanation"))
    let sent = try #require(model.requests.first?.text)
    #expect(sent.contains("I am a teacher."))
  }

  @Test func `JSON has every key, whether grader or model explains`() throws {
    let model = try ModelServer.good()
    let online = try learner.explain(["--json"], with: model.environment)
    #expect(online.code == 1 && online.lines.count == 1)
    let object = try online.object()
    #expect(Set(object.keys) == Self.keys)
    #expect(object["verdict"] as? String == "almost")
    #expect(object["source"] as? String == "ai")
    #expect(object["explanation"] as? String == ModelServer.text)
    #expect(object["error"] is NSNull)
    let usage = try #require(object["usage"] as? [String: Any])
    #expect(usage["prompt_tokens"] as? Int == 70 && usage["completion_tokens"] as? Int == 30)
    #expect(usage["estimated"] as? Bool == false)
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.map { $0["category"] as? String } == ["harmony"])

    let offline = try learner.explain(["--json", "--offline"], with: model.environment)
    let own = try offline.object()
    #expect(offline.code == 1 && Set(own.keys) == Self.keys)
    #expect(own["source"] as? String == "offline")
    #expect((own["explanation"] as? String)?.hasPrefix("Vowel harmony") == true)
    #expect(own["error"] is NSNull && own["usage"] is NSNull)
  }

  @Test func `usage is estimated where the server does not count`() throws {
    let model = try ModelServer(
      try ModelServer.stream(try ModelServer.explanation(ModelServer.text))
    )
    let object = try learner.explain(["--json"], with: model.environment).object()
    let usage = try #require(object["usage"] as? [String: Any])
    #expect(usage["estimated"] as? Bool == true)
    #expect(try #require(usage["prompt_tokens"] as? Int) > 100)
  }

  @Test(arguments: [
    ("Ben öğretmenım.", "Evdeyim."), ("Ben öğretmendim.", "Evdeyim."),
    ("Ben öğretmenim.", "Ben öğretmenım."),
  ])
  func `a reply that contradicts the grader is not shown`(
    _ corrected: String,
    _ example: String
  ) throws {
    let reply = try ModelServer.explanation(
      ModelServer.text,
      corrected: corrected,
      example: example
    )
    let model = try ModelServer(try ModelServer.stream(reply))
    let text = try learner.explain(with: model.environment)
    #expect(text.code == 1)
    #expect(text.output.contains("did not pass the checks, so it is not shown"))
    #expect(!text.all.contains("The last vowel"))
    let json = try learner.explain(["--json"], with: model.environment)
    let object = try json.object()
    #expect(json.code == 1 && Set(object.keys) == Self.keys)
    #expect(object["source"] as? String == "offline")
    #expect(try json.errorClass() == "disputed")
    #expect(!json.output.contains("The last vowel"))
  }

  @Test func `a server that is down is reported after the verdict, with 4`() throws {
    let model = try ModelServer.good()
    let environment = model.environment
    model.server.stop()
    let run = try learner.explain(with: environment)
    #expect(run.code == 4)
    #expect(run.output == (try learner.explain(["--offline"]).output))
    #expect(run.errors.contains("can't be reached"))
    let json = try learner.explain(["--json"], with: environment)
    let object = try json.object()
    #expect(json.code == 4 && Set(object.keys) == Self.keys)
    #expect(try json.errorClass() == "network")
    #expect(object["source"] as? String == "offline" && object["verdict"] as? String == "almost")
  }

  /// Faults of a server, with the number of requests that it gets.
  private static let failures: [(steps: [Step], kind: String, requests: Int, hint: String)] = [
    (ModelServer.refusal(401, "Bad key"), "key", 1, "rejects the key"),
    (ModelServer.refusal(403, "Not in your country"), "forbidden", 1, "refuses this request"),
    (ModelServer.refusal(429, "Out of money", code: "insufficient_quota"), "quota", 1, "account"),
    (
      ModelServer.refusal(429, "Slow", code: "rate_limit", ["retry-after: 1000"]), "rate", 1,
      "too many requests"
    ),
    (ModelServer.refusal(500, "Oops", ["retry-after-ms: 1"]), "server", 3, "has a problem (Oops)"),
    (
      Step.response(302, ["Location: http://127.0.0.1:9/v1"], ""), "redirect", 1,
      "It redirects to http://127.0.0.1:9/v1."
    ),
    (Step.response(404, ["Content-Type: text/html"], "<h1>No</h1>"), "address", 2, "end in /v1"),
    (Step.response(200, ["Content-Type: text/html"], "<h1>Hi</h1>"), "notAnAPI", 1, "/v1"),
  ]

  @Test(arguments: failures.indices)
  func `each failure has its class, its advice and 4`(_ index: Int) throws {
    let failure = Self.failures[index]
    let model = try ModelServer(failure.steps)
    let json = try learner.explain(["--json"], with: model.environment)
    #expect(json.code == 4)
    #expect(try json.errorClass() == failure.kind)
    #expect(model.requests.count == failure.requests)
    let text = try learner.explain(with: model.environment)
    #expect(text.code == 4 && text.errors.contains(failure.hint), "\(text.errors)")
    #expect(text.output == (try learner.explain(["--offline"]).output))
  }

  @Test func `for an unknown model the nearest ones are named`() throws {
    let model = try ModelServer.answering({ request in
      request.target.hasSuffix("/models")
        ? ModelServer.models(["gemma-3-4b", "qwen-2"])
        : ModelServer.refusal(404, "no such model", code: "model_not_found")
    })
    var environment = model.environment
    environment["DILIM_MODEL"] = "gemma-3-4"
    let run = try learner.explain(with: environment)
    #expect(run.code == 4)
    #expect(run.errors.contains("It has: gemma-3-4b."))
    #expect(try learner.explain(["--json"], with: environment).errorClass() == "model")
  }

  @Test func `the daily limit is reported, in JSON too, and nothing is sent`() throws {
    let model = try ModelServer(try ModelServer.goodReply())
    try learner.set("tokens_per_day = 1000")
    let plain = try learner.explain(with: model.environment)
    #expect(plain.code == 4 && plain.errors.contains("tokens_per_day"))
    let json = try learner.explain(["--json"], with: model.environment)
    #expect(try json.code == 4 && json.errorClass() == "limit")
    #expect(model.requests.isEmpty)
  }

  @Test func `the same question is asked once, and its reply kept`() throws {
    let model = try ModelServer(try ModelServer.goodReply())
    let first = try learner.explain(["--json"], with: model.environment)
    #expect(first.output.contains(#""source":"ai""#))
    let again = try learner.explain(["--json"], with: model.environment)
    #expect(again.output.contains(#""source":"cache""#) && again.code == 1)
    #expect(try learner.explain(with: model.environment).output.contains("AI explanation"))
    #expect(model.requests.count == 1)
    // Nothing is sent, so no server is needed.
    #expect(try learner.explain(["--offline", "--json"]).output.contains(#""source":"offline""#))
  }

  @Test func `fields that a server refuses are remembered`() throws {
    let good = try ModelServer.goodReply()
    let model = try ModelServer.answering({ request in
      request.text.contains("response_format")
        ? ModelServer.refusal(400, "response_format is not supported") : good
    })
    #expect(try learner.explain(with: model.environment).output.contains("AI explanation"))
    let first = model.requests.count
    #expect(first > 1)
    _ = try learner.run(["feedback", "--delete"])
    #expect(try learner.explain(with: model.environment).code == 1)
    #expect(model.requests.count == first + 1)
  }

  @Test func `without a model the only one of the server is used`() throws {
    let good = try ModelServer.goodReply()
    let model = try ModelServer.answering({ request in
      request.target.hasSuffix("/models") ? ModelServer.models(["tiny"]) : good
    })
    var environment = model.environment
    environment["DILIM_MODEL"] = ""
    #expect(try learner.explain(with: environment).output.contains("AI explanation"))
    #expect(model.requests.last?.text.contains(#""model":"tiny""#) == true)
  }

  @Test func `a question that is too large is not called a reply that is`() throws {
    let model = try ModelServer(ModelServer.refusal(413, "Payload"))
    let run = try learner.explain(with: model.environment)
    #expect(run.code == 4)
    #expect(run.errors.contains("The question is too large for "), "\(run.errors)")
  }

  @Test func `temporary failures are retried`() throws {
    let good = try ModelServer.goodReply()
    let model = try ModelServer { number in
      number == 0 ? ModelServer.refusal(500, "Oops", ["retry-after-ms: 1"]) : good
    }
    let run = try learner.explain(["--json"], with: model.environment)
    #expect(run.code == 1)
    #expect(try run.object()["source"] as? String == "ai")
    #expect(model.requests.count == 2)
  }

  @Test(arguments: ["first_byte_timeout", "total_timeout"])
  func `a silent server is given up in time`(_ setting: String) throws {
    let model = try ModelServer([.hang])
    try learner.set("\(setting) = 0.1", setting == "total_timeout" ? "" : "total_timeout = 0.4")
    let run = try learner.explain(["--json"], with: model.environment)
    #expect(run.code == 4)
    #expect(try run.errorClass() == "timeout")
  }

  @Test func `a stream that breaks off is never shown as complete`() throws {
    let reply = try ModelServer.explanation(ModelServer.text)
    let pieces = try ModelServer.pieces(of: reply)
    let model = try ModelServer([Step.chunkedHead()] + pieces.dropLast(2) + [.close])
    let json = try learner.explain(["--json"], with: model.environment)
    #expect(json.code == 4)
    #expect(try json.object()["source"] as? String == "offline")
    #expect(try json.errorClass() == "truncated")
    let text = try learner.explain(with: model.environment)
    #expect(text.code == 4)
    #expect(text.errors.contains("broke off before its end"))
    #expect(!text.output.contains("Example:"))
  }
}
