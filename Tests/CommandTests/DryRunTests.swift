import Foundation
import NetworkTestSupport
import Testing

/// Requests that are shown before they are sent: the same bytes, without sending or running anything.
struct DryRunTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  /// The output of a dry run.
  private struct Outline {
    let line: String
    let headers: [String]
    let body: String

    init(_ text: String) {
      let parts = text.split(separator: "\n\n", maxSplits: 1)
      let head = parts.first?.split(separator: "\n").map(String.init) ?? []
      line = head.first ?? ""
      headers = Array(head.dropFirst())
      body = parts.count > 1 ? String(parts[1].dropLast()) : ""
    }
  }

  /// Whether a request equals the printed one, byte for byte except the key.
  private func matches(_ outline: Outline, _ request: ReceivedRequest, _ model: ModelServer) -> Bool
  {
    let headers = request.headers.filter {
      !["host", "content-length"].contains($0.name.lowercased())
    }
    .map { "\($0.name): \($0.value.replacing(ModelServer.key, with: "[key]"))" }
    return outline.line == "\(request.method) \(model.server.address)\(request.target)"
      && outline.headers == headers && Array(outline.body.utf8) == request.body
  }

  private func environment(_ model: ModelServer, model name: String = "m") -> [String: String] {
    model.environment.merging(["DILIM_MODEL": name]) { $1 }
  }

  private func only(_ name: String = "the-only-one") throws -> ModelServer {
    let good = try ModelServer.goodReply()
    return try ModelServer.answering { $0.method == "GET" ? ModelServer.models([name]) : good }
  }

  @Test func `the dry run of the queue is the request that is then sent`() throws {
    let model = try ModelServer.good()
    try learner.answerWrong(2)
    _ = try learner.run(["feedback", "--add"])
    let dry = try learner.run(["feedback", "--dry-run"], with: environment(model))
    #expect(dry.code == 0 && dry.errors == "" && !dry.all.contains(ModelServer.key))
    #expect(model.server.connectionsMade == 0)
    _ = try learner.run(["feedback", "--send"], with: environment(model))
    let request = try #require(model.requests.first)
    #expect(matches(Outline(dry.output), request, model), "\(dry.output)\n\(request)")
  }

  @Test func `a dry run says that only the server knows the model, and later names it`() throws {
    let model = try only()
    try learner.set("requests_per_run = 1")
    try learner.answerWrong(2)
    _ = try learner.run(["feedback", "--add"])
    let named = environment(model, model: "")
    let dry = try learner.run(["feedback", "--dry-run"], with: named)
    #expect(dry.code == 0 && dry.errors.contains("its name replaces [model]"))
    #expect(model.server.connectionsMade == 0)
    _ = try learner.run(["feedback", "--send"], with: named)
    let both = dry.output.split(separator: "\n\nPOST ", maxSplits: 1).map(String.init)
    try #require(both.count == 2 && model.requests.count == 2)
    #expect(matches(Outline(both[0] + "\n\n"), model.requests[0], model), "\(dry.output)")
    let filled = "POST " + both[1].replacing(#""[model]""#, with: #""the-only-one""#)
    #expect(matches(Outline(filled), model.requests[1], model), "\(dry.output)")

    let second = try learner.run(["feedback", "--dry-run"], with: named)
    #expect(second.errors.contains("the-only-one is the one that the server named before"))
    #expect(model.requests.count == 2)
    _ = try learner.run(["feedback", "--send"], with: named)
    try #require(model.requests.count == 3)
    #expect(matches(Outline(second.output), model.requests[2], model), "\(second.output)")
  }

  @Test func `a model that the server no longer has is looked up again`() throws {
    let good = try ModelServer.goodReply()
    let old = ModelServer.refusal(404, "The model `old` does not exist", code: "model_not_found")
    let model = try ModelServer.answering { request in
      if request.method == "GET" {
        return ModelServer.models([request.number == 0 ? "old" : "new"])
      }
      return request.number > 1 && request.text.contains(#""model":"old""#) ? old : good
    }
    let named = environment(model, model: "")
    try learner.set("requests_per_run = 1")
    try learner.answerWrong(2)
    _ = try learner.run(["feedback", "--add"])
    for _ in 0..<2 {
      #expect(try learner.run(["feedback", "--send"], with: named).output.contains("explained"))
    }
    let dry = try learner.run(["feedback", "--dry-run"], with: named)
    #expect(dry.output.hasPrefix("Nothing waits"))
    #expect(model.requests.last?.text.contains(#""model":"new""#) == true)
  }

  @Test(arguments: ["feedback", "chat"])
  func `a dry run runs and keeps nothing`(_ command: String) throws {
    let model = try ModelServer.good()
    try learner.answerWrong(1)
    _ = try learner.run(["feedback", "--add"])
    try learner.set("key_command = touch '\(learner.home)/ran'; echo \(ModelServer.key)")
    let before = learner.files
    let own = environment(model).filter { $0.key != "DILIM_API_KEY" }
    let dry = try learner.run([command, "--dry-run"], lines: ["Merhaba"], with: own)
    #expect(dry.code == 0 && dry.output.contains("\nAuthorization: Bearer [key]\n"))
    #expect(model.server.connectionsMade == 0)
    #expect(learner.files == before)
  }

  @Test func `the dry run of a chat equals its first request, with its commands`() throws {
    let model = try ModelServer(try ModelServer.stream("Tamam."))
    _ = try learner.run(["level", "B1"])
    try learner.answerWrong(1)
    let long = String(repeating: "ş", count: 5000) + "\u{202E}\u{AD}\u{7}\u{1B}[2J\"\\"
    let talks = [
      ["Okul ne demek?"], ["", "/share mistakes off", "/level C1", "Merhaba"], ["/share", long],
    ]
    for (index, lines) in talks.enumerated() {
      let dry = try learner.run(["chat", "--dry-run"], lines: lines, with: environment(model))
      #expect(dry.code == 0 && model.requests.count == index)
      #expect(!dry.output.unicodeScalars.contains { $0.properties.generalCategory == .format })
      #expect(!dry.output.contains("\u{1B}"))
      _ = try learner.run(["chat"], lines: lines, with: environment(model))
      let request = try #require(model.requests.last)
      #expect(matches(Outline(dry.output), request, model), "\(dry.output)\n\(request.text)")
    }
    let rest = ["chat", "--resume", "last"]
    let dry = try learner.run(
      rest + ["--dry-run"],
      lines: ["/share level off", "Ve?"],
      with: environment(model)
    )
    let kept = try learner.run(["export"]).outputBytes
    #expect(dry.output.contains("Tamam.") && model.requests.count == 3)
    #expect(try learner.run(["export"]).outputBytes == kept)
    _ = try learner.run(rest, lines: ["/share level off", "Ve?"], with: environment(model))
    let request = try #require(model.requests.last)
    #expect(matches(Outline(dry.output), request, model), "\(dry.output)\n\(request.text)")
  }

  @Test func `a dry run of a chat needs something to say`() throws {
    let model = try ModelServer.good()
    for lines in [[], ["/level C1"], ["/quit", "Merhaba"]] {
      let run = try learner.run(["chat", "--dry-run"], lines: lines, with: environment(model))
      #expect(run.code == 2 && run.output == "" && run.errors.contains("dilim chat --dry-run"))
    }
  }

  @Test func `control characters are escaped in the request too`() throws {
    let model = try ModelServer(try ModelServer.stream("Tamam."))
    let odd = "a\u{AD}b\u{200D}c\u{202E}d\u{3164}e\u{E000}f\u{E0041}g\u{301}\u{302}h\u{9B}2Ji"
    _ = try learner.write(
      "---\ndescription: Mine.\n---\n{{role \"system\"}}\n\(odd)\n",
      to: "config/dilim/prompts/chat.en.prompt"
    )
    let dry = try learner.run(["chat", "--dry-run"], lines: ["Merhaba"], with: environment(model))
    #expect(dry.code == 0, "\(dry.errors)")
    #expect(
      dry.output.contains(
        #"a\u00adb\u200dc\u202ed\u3164e\ue000f\udb40\udc41g"# + "\u{301}\u{302}" + #"h\u009b2Ji"#
      )
    )
    _ = try learner.run(["chat"], lines: ["Merhaba"], with: environment(model))
    #expect(matches(Outline(dry.output), try #require(model.requests.last), model))
  }

  @Test func `a request that would not be sent is not shown`() throws {
    let model = try ModelServer.good()
    let (old, new) = ("2026-01-01T10:00:00Z", "2026-01-25T10:00:00Z")
    try learner.answerWrong(1, at: old)
    _ = try learner.run(["feedback", "--add"], with: ["DILIM_NOW": old, "DILIM_MODEL": "m"])
    // Another process was killed while it waited for this one.
    var now = environment(model)
    now["DILIM_NOW"] = new
    try learner.set("requests_per_day = 1")
    _ = try learner.explain(with: now)
    let limited = try learner.run(["feedback", "--dry-run"], with: now)
    #expect(limited.errors.contains("Not sent now. The limit of the day is reached"))
    #expect(limited.output.hasPrefix("POST "))
    now["DILIM_NOW"] = "2026-02-02T10:00:00Z"
    let expired = try learner.run(["feedback", "--dry-run"], with: now)
    #expect(expired.output == "Nothing waits, so nothing would be sent.\n")
    #expect(
      try learner.run(["feedback", "--send"], with: now).output == "Nothing is left to be sent.\n"
    )
    #expect(model.requests.count == 1)
  }
}
