import Foundation
import NetworkTestSupport
import Testing

/// The tutor: in a pipe, in a terminal, and without an endpoint.
struct ChatTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let answer = "Okul means school. Okul-a says to school."

  private func tutor(_ text: String = answer) throws -> ModelServer {
    try ModelServer(try ModelServer.stream(text))
  }

  @Test func `without an endpoint it says so in one line and offers what works`() throws {
    let run = try learner.run(["chat"], lines: ["Merhaba"])
    #expect(run.code == 4 && run.lines.count == 1)
    #expect(run.output.contains("dilim mistakes") && run.output.contains("dilim help config"))
  }

  @Test func `in a pipe each line is a message, and all turns are kept`() throws {
    let model = try tutor()
    let lines = ["Okul ne demek?", "", "Teşekkürler!"]
    let run = try learner.run(["chat"], lines: lines, with: model.environment)
    #expect(run.code == 0)
    #expect(run.output == "\(Self.answer)\n\(Self.answer)\n")
    #expect(model.requests.count == 2)
    // The second request includes the first turns.
    let second = try #require(model.requests.last).text
    #expect(second.contains("Okul ne demek?") && second.contains("Okul means school"))
    let list = try learner.run(["chat", "--list"])
    #expect(list.lines.count == 1 && list.output.contains("Okul ne demek?"))
    let export = try learner.run(["export"]).output
    #expect(export.contains("Teşekkürler!") && export.contains("Okul means school"))
  }

  @Test func `a conversation continues where it was left`() throws {
    let model = try tutor()
    _ = try learner.run(["chat"], lines: ["Birinci soru"], with: model.environment)
    let run = try learner.run(
      ["chat", "--resume", "last"],
      lines: ["İkinci soru"],
      with: model.environment
    )
    #expect(run.code == 0)
    let request = try #require(model.requests.last).text
    #expect(request.contains("Birinci soru") && request.contains("İkinci soru"))
    #expect(try learner.run(["chat", "--list"]).lines.count == 1)
    let none = try learner.run(["chat", "--resume", "zzz"], with: model.environment)
    #expect(none.code == 2 && none.errors.contains("--list"))
    #expect(try learner.run(["chat", "--delete"]).output == "1 conversation deleted.\n")
    #expect(try learner.run(["chat", "--list"]).output == "No conversations yet.\n")
  }

  @Test func `the context of the tutor can be shown and switched off`() throws {
    let model = try tutor()
    _ = try learner.run(["level", "B1"])
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: ["Ben öğretmenım"])
    let lines = ["/share", "Bir", "/share mistakes off", "/share level off", "İki", "/share x off"]
    let run = try learner.run(["chat"], lines: lines, with: model.environment)
    #expect(run.output.contains("The tutor knows: level, lesson, mistakes."))
    #expect(run.output.contains("The tutor knows: lesson."))
    #expect(run.output.contains("Example: /share mistakes off"))
    #expect(model.requests.count == 2)
    #expect(model.requests[0].text.contains("öğretmenım"))
    #expect(model.requests[0].text.contains("level is B1"))
    #expect(!model.requests[1].text.contains("öğretmenım"))
    #expect(!model.requests[1].text.contains("level is B1"))
    try learner.set("context = off")
    let closed = try learner.run(["chat"], lines: ["/share"], with: model.environment)
    #expect(closed.output == "The tutor knows nothing about you.\n")
  }

  @Test func `the shared context is shown at the beginning, with how to switch it off`() throws {
    let model = try tutor()
    let first = try learner.run(["chat"], lines: ["Bir"], with: model.environment)
    #expect(
      first.errors.hasSuffix(
        "\nSent along: your level (A1). “/share level off” withholds that in this chat, “dilim config "
          + "set context off” all of it always.\n"
      ),
      "\(first.errors)"
    )
    try learner.answerWrong(2)
    let second = try learner.run(["chat"], lines: ["Bir"], with: model.environment)
    #expect(
      second.errors.hasPrefix(
        "Sent along: your level (A1), your lesson (Tanışma) and your last 2 mistakes. “/share "
          + "mistakes off”"
      ),
      "\(second.errors)"
    )
    let terminal = try PseudoTerminal(
      learner,
      ["chat"],
      columns: 40,
      rows: 20,
      with: model.environment
    )
    try terminal.see("your last 2")
    try terminal.seePrompt(">")
    #expect(terminal.screen.complaints == [])
    terminal.type("/quit\r")
    #expect(terminal.end() == 0)
    try learner.set("context = off")
    #expect(try learner.run(["chat"], lines: ["Bir"], with: model.environment).errors == "")
  }

  @Test func `commands are not sent, and unknown ones are reported`() throws {
    let model = try tutor()
    let lines = [
      "/help", "/level C1", "/level", "/level D1", "/lesson", "/clear", "/nothing", "/quit",
    ]
    let run = try learner.run(["chat"], lines: lines + ["Not sent"], with: model.environment)
    #expect(run.code == 0 && model.requests.isEmpty)
    for text in [
      "/share", "Your level here: C1.", "Levels are A1", "No lesson is open.",
      "A new conversation.",
      "/help lists the commands",
    ] { #expect(run.output.contains(text), "\(text)") }
    #expect(try learner.run(["chat", "--list"]).output == "No conversations yet.\n")
  }

  @Test func `a failed answer is reported, and the chat continues`() throws {
    let good = try ModelServer.stream(Self.answer)
    let refused = ModelServer.refusal(401, "bad key \(ModelServer.key)")
    let model = try ModelServer { $0 == 0 ? refused : good }
    let run = try learner.run(["chat"], lines: ["Bir", "İki"], with: model.environment)
    #expect(run.code == 4 && run.output == "\(Self.answer)\n")
    #expect(run.errors.contains("rejects the key") && !run.all.contains(ModelServer.key))
  }

  @Test(arguments: [ModelServer.key, #"sk\u002dlesson-0123456789"#, "sk%2Dlesson%2D0123456789"])
  func `a key in an answer is neither shown nor kept`(_ key: String) throws {
    let model = try tutor("Your key is \(key), I think.")
    let run = try learner.run(["chat"], lines: ["Bir", "İki"], with: model.environment)
    #expect(run.code == 0 && run.output.hasPrefix("Your key is [key], I think.\n"))
    #expect(model.requests.last?.text.contains("Your key is [ key]") == true)
    let rest = try [["export"], ["chat", "--list"]].map { try learner.run($0).output }.joined()
    #expect(!(run.all + rest).contains("0123456789"))
    for (name, bytes) in learner.files {
      #expect(bytes.range(of: Data("0123456789".utf8)) == nil, "\(name)")
    }
  }

  @Test func `the daily limit applies to the tutor too`() throws {
    let model = try tutor()
    try learner.set("requests_per_day = 1")
    let run = try learner.run(["chat"], lines: ["Bir", "İki"], with: model.environment)
    #expect(model.requests.count == 1 && run.code == 4)
    #expect(run.errors.contains("requests_per_day"))
  }

  @Test func `Ctrl-C stops the answer and keeps the chat with what was shown`() throws {
    let never = Signal()
    let pieces = try ModelServer.pieces(of: Self.answer)
    let good = try ModelServer.stream("Rica ederim.")
    let model = try ModelServer { number in
      number == 0 ? [.chunkedHead()] + pieces[..<3] + [.wait(never)] : good
    }
    let terminal = try PseudoTerminal(
      learner,
      ["chat"],
      columns: 60,
      rows: 16,
      with: model.environment
    )
    try terminal.seePrompt(">")
    terminal.type("Okul ne demek?\r")
    try terminal.see("Okul means")
    terminal.type("\u{3}")
    try terminal.see("(stopped)")
    try terminal.seePrompt(">")
    terminal.type("Sağ ol\r")
    try terminal.see("Rica ederim.")
    try terminal.seePrompt(">")
    terminal.type("/quit\r")
    #expect(terminal.end() == 0)
    let export = try learner.run(["export"]).output
    #expect(export.contains("Okul means") && export.contains("Rica ederim."))
    // Whoever goes on sees which answer was stopped.
    let again = try PseudoTerminal(
      learner,
      ["chat", "--resume", "last"],
      columns: 60,
      rows: 16,
      with: model.environment
    )
    try again.see("(cut)")
    try again.see("Rica ederim.")
    again.kill()
    never.fire()
  }

  @Test func `from home the tutor is a key away`() throws {
    let model = try tutor("Merhaba!")
    _ = try learner.run(["level", "A1"])
    let terminal = try PseudoTerminal(learner, [], columns: 80, rows: 24, with: model.environment)
    try terminal.see("Enter, c, r, e, m, n, /, p, d, h, g, t, s, q, ? >")
    terminal.type("t")
    try terminal.see("Write to your tutor")
    terminal.type("Selam\r")
    try terminal.see("Merhaba!")
    terminal.type("/quit\r")
    try terminal.seePrompt("Enter, c, r, e, m, n, /, p, d, h, g, t, s, q, ? >")
    terminal.type("q")
    #expect(terminal.end() == 0)
  }
}
