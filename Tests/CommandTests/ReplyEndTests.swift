import Foundation
import NetworkTestSupport
import Testing

/// The ends of model replies, and replies that can't be used.
struct ReplyEndTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let right = ModelServer.text

  /// A complete stream with a finish reason and an optional refusal.
  private static func stream(_ text: String, reason: String, refusal: String? = nil) throws
    -> [Step]
  {
    let said = refusal.map { #"{"refusal":"\#($0)"}"# } ?? "{}"
    let end = #"{"choices":[{"index":0,"delta":\#(said),"finish_reason":"\#(reason)"}]}"#
    return try [Step.chunkedHead()] + ModelServer.pieces(of: text) + [
      .chunk("data: \(end)\n\ndata: [DONE]\n\n"), .lastChunk,
    ]
  }

  private static let ends: [(reason: String, refusal: String?, kind: String, told: String)] = [
    ("length", nil, "cut", "max_tokens"), ("content_filter", nil, "filtered", "filter"),
    ("stop", "No.", "refused", "declines"),
  ]

  @Test(arguments: ends.indices)
  func `a premature end of an explanation is reported`(_ index: Int) throws {
    let end = Self.ends[index]
    let reply = try ModelServer.explanation(Self.right)
    let text = end.refusal == nil ? String(reply.prefix(reply.count - 20)) : ""
    let model = try ModelServer(
      try Self.stream(text, reason: end.reason, refusal: end.refusal)
    )
    let json = try learner.explain(["--json"], with: model.environment)
    #expect(try json.code == 4 && json.errorClass() == end.kind)
    let plain = try learner.explain(with: model.environment)
    #expect(plain.code == 4 && plain.errors.contains(end.told), "\(plain.errors)")
    #expect(!plain.all.contains("The last vowel"))
  }

  @Test func `an answer of the tutor far beyond the limit of tokens is stopped`() throws {
    try learner.set("max_tokens = 64")
    let piece = try ModelServer.pieces(of: String(repeating: "Okul bir yerdir. ", count: 40))
    let model = try ModelServer(
      [.chunkedHead()] + (0..<400).flatMap { _ in piece } + [ModelServer.end, .lastChunk]
    )
    let run = try learner.run(["chat"], lines: ["Okul?"], with: model.environment)
    #expect(run.code == 4 && run.errors.contains("The reply is too large"), "\(run.errors)")
    // What one read from the network brings is still shown.
    #expect(run.output.utf8.count < 100_000)
  }

  @Test func `a reply that is complete in spite of the limit is shown`() throws {
    let reply = try ModelServer.explanation(Self.right)
    let model = try ModelServer(try Self.stream(reply, reason: "length"))
    #expect(try learner.explain(with: model.environment).output.contains("The last vowel"))
  }

  @Test(arguments: ends.indices)
  func `a premature end of a tutor's answer is reported`(_ index: Int) throws {
    let end = Self.ends[index]
    let text = end.refusal == nil ? "Okul means school. Okula is the da" : ""
    let model = try ModelServer(
      try Self.stream(text, reason: end.reason, refusal: end.refusal)
    )
    let run = try learner.run(["chat"], lines: ["Okul?"], with: model.environment)
    #expect(run.code == 4 && run.errors.contains(end.told), "\(run.errors)")
    #expect(run.output == (end.refusal == nil ? "Okul means school.\n" : ""))
  }

  @Test func `a sentence of the tutor that doubts the verdict is left out, and this is reported`()
    throws
  {
    let text = "Okul means school. The program is wrong about that. Okula is the dative."
    let model = try ModelServer(try Self.stream(text, reason: "stop"))
    let run = try learner.run(["chat"], lines: ["Okul?"], with: model.environment)
    #expect(run.code == 0 && run.output == "Okul means school. Okula is the dative.\n")
    #expect(run.errors.contains("One sentence did not pass the checks and is left out."))
    #expect(!(try learner.run(["export"]).output.contains("program is wrong")))
  }

  @Test func `of an object as the tutor's answer only its text is shown`() throws {
    let model = try ModelServer(
      try Self.stream(#"{"answer": "Okul means school."}"#, reason: "stop")
    )
    let run = try learner.run(["chat"], lines: ["Okul?"], with: model.environment)
    #expect(run.code == 0 && run.output == "Okul means school.\n")
    let broken = try ModelServer(try Self.stream(#"{"answer": "Okul mea"#, reason: "stop"))
    let other = try learner.run(["chat"], lines: ["Okul?"], with: broken.environment)
    #expect(other.code == 4 && other.output == "")
    #expect(other.errors.contains("nothing of it is shown"))
  }

  @Test(arguments: [
    #"{"verdict_agrees": true, "explanation": 7}"#, "```json\n{\"explanation\": \"The last vow",
    "verdict_agrees is true, öğretmenim", "I'm sorry, I can't explain öğretmenim.",
    "Sen öğretmenım yazdın, ama son ünlü e olduğu için ek burada -im olur: öğretmenim.",
  ])
  func `an unreadable reply is asked for once more, in another form`(first: String) throws {
    let (bad, good) = (try Self.stream(first, reason: "stop"), try ModelServer.goodReply())
    let model = try ModelServer { $0 == 0 ? bad : good }
    let run = try learner.explain(["--json"], with: model.environment)
    #expect(try run.object()["explanation"] as? String == Self.right)
    #expect(model.requests.count == 2)
    #expect(model.requests[0].text.contains("json_schema"))
    #expect(!model.requests[1].text.contains("json_schema"))
    let usage = try learner.run(["feedback", "--usage"]).output
    #expect(usage.contains("today     2 of"))
  }

  @Test func `a reply that is unreadable twice is not shown`() throws {
    let model = try ModelServer(try Self.stream(#"{"a": "okul"#, reason: "stop"))
    let run = try learner.explain(with: model.environment)
    #expect(run.code == 4 && model.requests.count == 2)
    #expect(run.errors.contains("could not be used") && !run.all.contains("{"))
  }

  @Test func `a reply that contradicts the grader in its text is not asked for again`() throws {
    let reply = try ModelServer.explanation("Öğretmenım is right and the grader is wrong.")
    let model = try ModelServer(try Self.stream(reply, reason: "stop"))
    let run = try learner.explain(with: model.environment)
    #expect(run.code == 1 && model.requests.count == 1)
    #expect(run.output.contains("did not pass the checks, so it is not shown"))
    #expect(!run.all.contains("grader is wrong"))
  }
}

/// Replies that an earlier version has kept are judged again.
struct KeptReplyTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  /// A record in which the explanation of "Ben öğretmenım" is replaced.
  private func record(content: String) throws {
    let author = try Learner()
    let model = try ModelServer.good()
    try author.answerWrong(1)
    for option in ["--add", "--send"] {
      _ = try author.run(["feedback", option], with: model.environment)
    }
    let export = try author.run(["export"]).output
    let kept = try #require(export.firstMatch(of: /"content":\{.*?"verdict_agrees":true\}/))
    let changed = export.replacingCharacters(in: kept.range, with: "\"content\":\(content)")
    let path = try learner.write(changed, to: "old.jsonl")
    #expect(try learner.run(["import", path]).code == 0)
  }

  @Test(arguments: [
    #""Öğretmenım is right and the grader is wrong.""#,
    #""{\"verdict_agrees\": false, \"explanation\": \"Öğretmenım is right""#,
    #""You should write öğretmenum.""#,
  ])
  func `a kept explanation that may no longer be shown is not shown`(content: String) throws {
    try record(content: content)
    for words in [["feedback"], ["mistakes", "harmony"], ["mistakes", "a1-u1-writing#teacher"]] {
      let run = try learner.run(words)
      #expect(run.code == 0)
      #expect(!run.output.contains("right") && !run.output.contains("öğretmenum"), "\(run.output)")
      #expect(!run.output.contains("AI explanation"))
    }
    #expect(try !learner.run(["export"]).output.contains(#""state":"done""#))
  }

  @Test func `a right explanation in another form is shown in the right form`() throws {
    try record(
      content: #""{'reply': {'explanation': 'After e the ending is -im: öğretmen-im.'}}""#
    )
    let run = try learner.run(["feedback"])
    #expect(run.output.contains("After e the ending is -im: öğretmen-im."))
    #expect(!run.output.contains("{"))
  }
}
