import Foundation
import NetworkTestSupport
import Testing

/// `dilim feedback`: the queue of answers that wait for an explanation.
struct FeedbackQueueTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private func feedback(
    _ options: String...,
    model: ModelServer? = nil,
    at time: String? = nil
  ) throws -> Run {
    var environment = model?.environment ?? ["DILIM_MODEL": "m"]
    environment["DILIM_NOW"] = time
    return try learner.run(["feedback"] + options, with: environment)
  }

  @Test func `wrong answers of lessons are queued, each once`() throws {
    try learner.answerWrong(2)
    let first = try feedback("--add")
    #expect(first.code == 0 && first.output == "2 answers added to the queue.\n")
    #expect(try feedback("--add").output == "0 answers added to the queue.\n")
    let shown = try feedback()
    #expect(shown.output.hasPrefix("2 answers wait for an explanation. dilim feedback --send"))
    #expect(shown.output.contains("\n  a1-u1-writing#teacher: Ben öğretmenım\n"))
    #expect(shown.output.contains("\n  a1-u1-writing#teacher: öğretmenım\n"))
  }

  @Test func `the setting queues after each lesson, or never`() throws {
    try learner.set("queue = always")
    try learner.answerWrong(2)
    #expect(try feedback().output.hasPrefix("2 answers wait"))
    let other = try Learner()
    try other.set("queue = never")
    try other.answerWrong(1)
    #expect(try other.run(["feedback"]).output.hasPrefix("Nothing waits"))
  }

  @Test func `an empty queue says so and creates nothing`() throws {
    for options in [[], ["--usage"]] {
      #expect(try learner.run(["feedback"] + options).code == 0)
    }
    #expect(try learner.run(["feedback"]).output.hasPrefix("Nothing waits, and no endpoint is set"))
    #expect(learner.files == [:])
    #expect(try learner.run(["feedback", "--send"]).code == 2)
    #expect(try learner.run(["feedback", "--send", "--add"]).errors.contains("exclude each other"))
  }

  @Test func `a new explanation is announced once, at the next attempt at the item`() throws {
    let model = try ModelServer.good()
    try learner.answerWrong(1)
    _ = try feedback("--add", model: model)
    _ = try feedback("--send", model: model)
    // The item comes back at the end of its lesson, and the lesson is repeated.
    let rest = ["Yorgun musun?", "Okula gidiyorum.", "Ben öğretmenim."]
    let meetings = try [rest, ["Ben öğretmenim."]].map { lines in
      try learner.run(["lesson", "a1-u1-writing"], lines: lines)
    }
    let news = meetings.map { $0.output.contains("Explained since you last saw this") }
    #expect(news == [true, false])
    #expect(meetings[0].output.contains("Yours: Ben öğretmenım"))
  }

  @Test func `a question is explained, shown as new once, and never sent again`() throws {
    let model = try ModelServer.good()
    try learner.answerWrong(2)
    _ = try feedback("--add", model: model)
    let sent = try feedback("--send", model: model)
    #expect(sent.code == 0)
    #expect(
      sent.output
        == """
        a1-u1-writing#teacher: explained
        a1-u1-writing#teacher: explained
        Nothing is left to be sent.

        """
    )
    #expect(model.requests.count == 2)
    #expect(try feedback("--add", model: model).output == "0 answers added to the queue.\n")
    #expect(try feedback("--send", model: model).output == "Nothing is left to be sent.\n")
    #expect(model.requests.count == 2)
    let news = try feedback(model: model).output
    #expect(news.ranges(of: "AI explanation (it may be wrong)").count == 2)
    #expect(news.contains("Yours: Ben öğretmenım") && news.contains("ending is -im"))
    #expect(try feedback(model: model).output == "2 explained.\n")
  }

  @Test func `a run sends no more than its limit`() throws {
    let model = try ModelServer.good()
    try learner.set("requests_per_run = 1")
    try learner.answerWrong(2)
    _ = try feedback("--add")
    let first = try feedback("--send", model: model)
    #expect(
      first.code == 0 && first.errors.contains("(requests_per_run = 1); 1 answer still waits.")
    )
    #expect(model.requests.count == 1)
    #expect(try feedback("--send", model: model).output.contains("Nothing is left"))
    #expect(model.requests.count == 2)
  }

  @Test(arguments: ["requests_per_day = 1", "tokens_per_day = 5200"])
  func `a day sends no more than its limit, and the next day continues`(_ limit: String) throws {
    let usage = #"{"choices":[],"usage":{"prompt_tokens":5000,"completion_tokens":100}}"#
    let reply = try ModelServer.goodReply()
    let steps =
      Array(reply.dropLast(2)) + [.chunk("data: \(usage)\n\n"), ModelServer.end, .lastChunk]
    let model = try ModelServer(steps)
    try learner.set(limit, "max_tokens = 64")
    try learner.answerWrong(2, at: "2026-03-01T10:00:00Z")
    _ = try feedback("--add", at: "2026-03-01T10:05:00Z")
    for _ in 0..<2 {
      let run = try feedback("--send", model: model, at: "2026-03-01T10:10:00Z")
      #expect(run.code == 0 && run.errors.contains("The limit of the day is reached"))
      #expect(model.requests.count == 1)
    }
    let today = try feedback("--usage", at: "2026-03-01T10:11:00Z").output
    #expect(today.hasPrefix("today     1 of ") && today.contains(" requests, 5100 of "))
    let next = try feedback("--send", model: model, at: "2026-03-02T10:10:00Z")
    #expect(next.code == 0 && model.requests.count == 2)
    let both = try feedback("--usage", at: "2026-03-02T10:11:00Z").output
    #expect(both.hasPrefix("today     1 of "))
    #expect(both.contains("30 days   2 requests, 10200 tokens\n"))
  }

  @Test func `with a server that is down nothing is lost and nobody waits`() throws {
    let model = try ModelServer.good()
    model.server.stop()
    try learner.answerWrong(2)
    _ = try feedback("--add")
    let run = try feedback("--send", model: model)
    #expect(run.code == 4)
    #expect(run.output == "a1-u1-writing#teacher: not now (network)\n")
    #expect(run.errors.contains("can't be reached"))
    #expect(try feedback().output.hasPrefix("2 answers wait"))
    #expect(try feedback("--usage").output.hasPrefix("today     0 of 200 requests, 0 of"))
    let good = try ModelServer.good()
    #expect(try feedback("--send", model: good).code == 0)
    #expect(try feedback().output.contains("2 explained."))
  }

  @Test func `a wrong key stops the queue until the learner tries again`() throws {
    let model = try ModelServer(ModelServer.refusal(401, "Bad key \(ModelServer.key)"))
    try learner.answerWrong(2)
    _ = try feedback("--add")
    let run = try feedback("--send", model: model)
    #expect(run.code == 4 && run.errors.contains("rejects the key"))
    #expect(!run.all.contains(ModelServer.key))
    #expect(model.requests.count == 1)
    let good = try ModelServer.good()
    #expect(try feedback("--send", model: good).output.contains("Nothing is left"))
    #expect(good.requests.count == 2)
  }

  @Test func `a server that asks to wait is not asked before`() throws {
    let good = try ModelServer.goodReply()
    let slow = ModelServer.refusal(429, "Slow", code: "rate_limit", ["retry-after: 600"])
    let model = try ModelServer { number in number == 0 ? slow : good }
    try learner.answerWrong(1, at: "2026-03-01T10:00:00Z")
    _ = try feedback("--add", at: "2026-03-01T10:00:00Z")
    for minute in ["01", "02"] {
      let run = try feedback("--send", model: model, at: "2026-03-01T10:\(minute):00Z")
      #expect(run.code == 4 && run.errors.contains("the next can be sent in "))
      #expect(model.requests.count == 1)
    }
    #expect(try feedback("--send", model: model, at: "2026-03-01T10:12:00Z").code == 0)
    #expect(model.requests.count == 2)
  }

  @Test func `a question that the server rejects is given up until the learner retries`() throws {
    let model = try ModelServer(ModelServer.refusal(400, "Too long"))
    try learner.answerWrong(1)
    _ = try feedback("--add")
    _ = try feedback("--send", model: model)
    let requests = model.requests.count
    #expect(requests > 0)
    _ = try feedback("--send", model: model)
    #expect(model.requests.count == requests)
    #expect(try feedback().output.hasPrefix("1 given up (1 request). dilim feedback --retry"))
    #expect(try feedback("--retry").output == "1 put back into the queue.\n")
    let good = try ModelServer.good()
    #expect(try feedback("--send", model: good).output.contains("#teacher: explained\n"))
  }

  @Test func `a reply that does not pass the checks is kept and not shown`() throws {
    let reply = try ModelServer.explanation(ModelServer.text, corrected: "Ben öğretmenım.")
    let model = try ModelServer(try ModelServer.counted(reply))
    try learner.answerWrong(1)
    _ = try feedback("--add")
    let run = try feedback("--send", model: model)
    #expect(run.code == 0 && run.output.contains("the reply did not pass the checks; not shown"))
    #expect(try feedback().output == "1 reply refused or reported: dilim feedback --disputed.\n")
    #expect(!(try learner.run(["mistakes", "harmony"]).output.contains("last vowel")))
    #expect(try learner.run(["export"]).output.contains("last vowel"))
  }

  @Test func `fields that a server refuses are remembered`() throws {
    let good = try ModelServer.goodReply()
    let model = try ModelServer.answering({ request in
      request.text.contains("response_format")
        ? ModelServer.refusal(400, "response_format is not supported") : good
    })
    try learner.answerWrong(2)
    _ = try feedback("--add")
    let run = try feedback("--send", model: model)
    #expect(run.output.ranges(of: "explained").count == 2)
    let sent = model.requests.map { $0.text.contains("response_format") }
    let refused = sent.count { $0 }
    #expect(refused > 0 && sent.prefix(refused).allSatisfy { $0 } && sent.count == refused + 2)
    #expect(!(try feedback("--dry-run", model: model).output.contains("response_format")))
  }

  @Test func `two processes that send at once ask each question once`() throws {
    let model = try ModelServer.good()
    try learner.answerWrong(2)
    _ = try feedback("--add")
    let script = """
      "$DILIM" feedback --send > "$HOME/one" & "$DILIM" feedback --send > "$HOME/two"
      echo $?; wait $!; echo $?
      """
    let run = try learner.shell(script, with: model.environment)
    #expect(run.output == "0\n0\n", "\(run.errors)")
    #expect(model.requests.count == 2)
    #expect(try feedback().output.contains("2 explained."))
  }

  @Test func `the dry run is the request, byte for byte, without the key`() throws {
    let model = try ModelServer.good()
    try learner.answerWrong(1)
    _ = try feedback("--add")
    let dry = try feedback("--dry-run", model: model)
    #expect(dry.code == 0)
    #expect(dry.output.hasPrefix("POST \(model.server.address)/v1/chat/completions\n"))
    #expect(dry.output.contains("\nAuthorization: Bearer [key]\n\n"))
    #expect(!dry.all.contains(ModelServer.key))
    #expect(model.server.connectionsMade == 0)
    _ = try feedback("--send", model: model)
    let body = try #require(model.requests.first?.text)
    #expect(dry.output.hasSuffix("\n\n\(body)\n"))
    #expect(try feedback("--dry-run", model: model).output.hasPrefix("Nothing waits"))
  }

  @Test func `deleted questions are gone, and can be queued again`() throws {
    let model = try ModelServer.good()
    try learner.set("requests_per_run = 1")
    try learner.answerWrong(2)
    _ = try feedback("--add")
    _ = try feedback("--send", model: model)
    #expect(
      try feedback("--delete").output == "Deleted: 1 waiting answer, 1 explanation.\n"
    )
    #expect(try feedback().output.hasPrefix("Nothing waits"))
    #expect(!(try learner.run(["export"]).output.contains("last vowel")))
    #expect(try feedback("--add").output == "2 answers added to the queue.\n")
  }

  @Test func `an export carries the queue and the explanations`() throws {
    let model = try ModelServer.good()
    try learner.set("requests_per_run = 1")
    try learner.answerWrong(2)
    _ = try feedback("--add", model: model)
    _ = try feedback("--send", model: model)
    let export = try learner.run(["export"])
    #expect(export.output.contains("last vowel"))
    let other = try Learner()
    #expect(try other.run(["import"], input: export.output).output.contains("2 questions"))
    #expect(try other.run(["export"]).outputBytes == export.outputBytes)
    let shown = try feedback().output
    #expect(shown.contains("1 answer waits") && shown.contains("ending is -im"))
    #expect(try other.run(["feedback"]).output == shown)
    // An explanation of one place is used in the other.
    let rest = try other.run(["feedback", "--send"], with: model.environment)
    #expect(rest.code == 0 && model.requests.count == 2)
    #expect(try other.run(["import"], input: export.output).code == 0)
    #expect(try other.run(["feedback", "--send"], with: model.environment).code == 0)
    #expect(model.requests.count == 2)
  }
}

extension Learner {
  /// Gives one or two wrong answers to the same item of a lesson in a pipe.
  func answerWrong(_ count: Int, at time: String? = nil) throws {
    let first = ["Ben öğretmenım", "Yorgun musun?", "Okula gidiyorum."]
    let environment = time.map { ["DILIM_NOW": $0] } ?? [:]
    let lines = count > 1 ? first + ["öğretmenım"] : Array(first.prefix(1))
    _ = try run(["lesson", "a1-u1-writing"], lines: lines, with: environment)
  }
}
