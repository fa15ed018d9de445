import Foundation
import NetworkTestSupport
import Testing

/// A lesson in the terminal with a language model, which may be slow, wrong or unreachable.
struct AssistantLessonTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let beginning =
    "The last vowel of öğretmen is e, and so the ending that says I has an i in it: öğretmenim. "
  private static let text = beginning + "With ı the word would not sound right to anybody."
  private static let label = "AI explanation (it may be wrong):"
  private static let offer = "Enter, w why, n note, e AI, u undo, o I was right, ? >"
  private static let mark = "Enter, w why, n note, u undo, o I was right, ? >"
  private static let more =
    "Enter, w why, n note, x example, d differently, r report, u undo, ? >"

  /// A session after a wrong answer.
  private func judged(
    _ model: ModelServer,
    prompt: String? = offer,
    columns: Int = 80,
    rows: Int = 24
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      learner,
      ["lesson", "a1-u1-writing"],
      columns: columns,
      rows: rows,
      with: model.environment
    )
    try terminal.seePrompt(">")
    terminal.type("Ben öğretmenım\r")
    if let prompt { try terminal.seePrompt(prompt) }
    return terminal
  }

  private func set(_ line: String) throws { _ = try learner.write(line, to: "config/dilim/config") }

  @Test(arguments: [(80, 24), (40, 10)])
  func `an explanation appears above the prompt, complete, while keys work`(
    columns: Int,
    rows: Int
  ) throws {
    let (begun, goOn) = (Signal(), Signal())
    let pieces = try ModelServer.pieces(of: try ModelServer.explanation(Self.text))
    let cut = pieces.count - 2
    let model = try ModelServer(
      [.chunkedHead()] + pieces[..<cut] + [.fire(begun), .wait(goOn)] + pieces[cut...]
        + [ModelServer.end, .lastChunk]
    )
    let terminal = try judged(model, prompt: nil, columns: columns, rows: rows)
    try terminal.see("e AI")
    terminal.type("e")
    #expect(begun.happensSoon())
    try terminal.seePrompt(columns == 80 ? Self.mark : "Enter, w why, n note, u undo, ? >")
    #expect(terminal.screen.cursorRow.contains(" >"))
    terminal.type("w")
    try terminal.see("A suffix with i follows the last")
    try terminal.see("Wrong: Okuli görüyorum.")
    #expect(!terminal.text.contains("The last vowel"))
    goOn.fire()
    try terminal.seePages("x example")
    try terminal.see(Self.label)
    try terminal.see("The last vowel")
    try terminal.see("to anybody.")
    try terminal.see("Example: Evdeyim. – I am at home")
    try terminal.see("x example")
    terminal.type("\r")
    try terminal.see("2/3")
    terminal.type(":quit\r")
    #expect(terminal.end() == 0 && terminal.isRestored)
    #expect(terminal.screen.complaints == [])
  }

  @Test func `the notice of what is sent where comes once, without a question`() throws {
    let model = try ModelServer(try ModelServer.stream(try ModelServer.explanation(Self.text)))
    for isFirst in [true, false] {
      let terminal = try judged(model)
      terminal.type("e")
      try terminal.seePrompt(Self.more)
      #expect(terminal.text.contains("Sent there:") == isFirst)
      terminal.type("u")
      try terminal.see("Taken back")
      terminal.kill()
    }
    let request = try #require(model.server.requests.first)
    #expect(request["Authorization"] == "Bearer \(ModelServer.key)")
    #expect(request.text.contains("öğretmenım"))
  }

  @Test func `a kept explanation comes at once, even without a server`() throws {
    let model = try ModelServer(try ModelServer.stream(try ModelServer.explanation(Self.text)))
    for isFirst in [true, false] {
      let terminal = try judged(model)
      terminal.type("e")
      try terminal.seePrompt(Self.more)
      #expect(terminal.text.contains("sound right to anybody."))
      terminal.type("u")
      try terminal.see("Taken back")
      terminal.kill()
      if isFirst { model.server.stop() }
    }
    #expect(model.server.requests.count == 1)
  }

  @Test func `a cancelled question is settled, and waits in the queue`() throws {
    let (arrived, closed) = (Signal(), Signal())
    let model = try ModelServer([.fire(arrived), .hang(closed)])
    let terminal = try judged(model)
    terminal.type("e")
    #expect(arrived.happensSoon())
    terminal.type("q")
    #expect(terminal.end() == 0)
    let export = try learner.run(["export"]).output
    #expect(export.contains(#""problem":"cancelled""#) && export.contains(#""state":"pending""#))
  }

  @Test(arguments: ["\r", "u", "o"])
  func `continuing closes the connection at once, and the next prompt is undisturbed`(
    key: String
  ) throws {
    let (begun, closed) = (Signal(), Signal())
    let pieces = try ModelServer.pieces(of: try ModelServer.explanation(Self.text))
    let model = try ModelServer(
      [.chunkedHead()] + pieces.dropLast(4) + [.fire(begun), .hang(closed)]
    )
    let terminal = try judged(model)
    terminal.type("e")
    try terminal.see("comes below")
    try terminal.seePrompt(Self.mark)
    #expect(begun.happensSoon())
    terminal.type(key)
    #expect(closed.happensSoon())
    if key == "o" {
      try terminal.see("+ Counted as right, as you asked.")
      terminal.type("\r")
    }
    try terminal.see("Put into Turkish:")
    terminal.type("Yorgun")
    try terminal.seePrompt("> Yorgun")
    terminal.type(" musun\r")
    try terminal.see("Enter")
    #expect(!terminal.text.contains("No AI reply"))
    #expect(terminal.screen.complaints == [])
    #expect(model.server.requests.count == 1)
  }

  @Test(arguments: [("q", Int32(0)), ("\u{3}", 130)])
  func `a hanging server does not prevent leaving`(key: String, code: Int32) throws {
    let (arrived, closed) = (Signal(), Signal())
    let model = try ModelServer([.fire(arrived), .hang(closed)])
    let terminal = try judged(model)
    terminal.type("e")
    try terminal.see("comes below")
    try terminal.seePrompt(Self.mark)
    #expect(arrived.happensSoon())
    terminal.type(key)
    #expect(terminal.end() == code && terminal.isRestored)
    #expect(closed.happensSoon())
    try terminal.see("0 of 3 done; everything is kept.")
  }

  @Test func `a refused key gives one line without the key, and e asks again`() throws {
    let body =
      #"{"error":{"message":"Incorrect API key: \#(ModelServer.key)","code":"invalid_api_key"}}"#
    let refusal = Step.response(401, ["Content-Type: application/json"], body)
    let good = try ModelServer.stream(try ModelServer.explanation(Self.text))
    let model = try ModelServer { $0 == 0 ? refusal : good }
    let terminal = try judged(model)
    terminal.type("e")
    try terminal.see("No AI reply:")
    try terminal.see("rejects the key")
    try terminal.seePrompt(Self.offer)
    terminal.type("e")
    try terminal.seePrompt(Self.more)
    terminal.type("\r")
    try terminal.see("2/3")
    terminal.type(":quit\r")
    #expect(terminal.end() == 0)
    #expect(!terminal.text.contains(ModelServer.key))
  }

  @Test func `a reply that breaks off never counts as complete`() throws {
    let pieces = try ModelServer.pieces(of: try ModelServer.explanation(Self.text))
    let model = try ModelServer([.chunkedHead()] + pieces.dropLast(3) + [.reset])
    let terminal = try judged(model)
    terminal.type("e")
    try terminal.see("No AI reply:")
    try terminal.seePrompt(Self.offer)
    #expect(!terminal.text.contains("The last vowel") && !terminal.text.contains("Example:"))
  }

  @Test func `without a server the reason and the remedy appear instead of a reply`() throws {
    let model = try ModelServer([])
    model.server.stop()
    let terminal = try judged(model)
    terminal.type("e")
    try terminal.see("No AI reply: \(model.server.address)/v1 can't be reached")
    try terminal.see("the network up?")
    try terminal.seePrompt(Self.offer)
    #expect(terminal.text.contains("Vowel harmony"))
  }

  @Test func `no escape sequence of a reply reaches the terminal`() throws {
    let hostile =
      "öğretmenim\u{1B}]0;owned\u{7} is right: \u{1B}[2J\u{1B}[Hthe ending\u{9B}31m has an i,"
      + " \u{1B}P$q\u{1B}\\and that \u{202E}is all there is to it in this word."
    let model = try ModelServer(try ModelServer.stream(try ModelServer.explanation(hostile)))
    let terminal = try judged(model)
    terminal.type("e")
    try terminal.seePrompt(Self.more)
    #expect(terminal.screen.complaints == [])
    #expect(!terminal.text.contains("owned") && !terminal.text.contains("31m"))
    #expect(terminal.text.contains("the ending has an i"))
  }

  @Test(arguments: [
    (text, "Ben öğretmenım.", "Evdeyim."), (text, "Ben öğretmenim.", "Ben öğretmenım."),
  ])
  func `a reply against the grader is not shown`(
    text: String,
    corrected: String,
    example: String
  ) throws {
    let reply = try ModelServer.explanation(text, corrected: corrected, example: example)
    let model = try ModelServer(try ModelServer.stream(reply))
    let terminal = try judged(model)
    terminal.type("e")
    try terminal.see("did not pass the checks, so it is not shown")
    try terminal.seePrompt(Self.mark)
    #expect(!terminal.text.contains(Self.label))
  }

  @Test func `x gives another example and d another explanation`() throws {
    let replies = [
      try ModelServer.explanation(Self.text), try ModelServer.example("Ben öğretmenım."),
      try ModelServer.example("Buradayım."),
      try ModelServer.explanation("The word öğretmenim has only front vowels, and that is why."),
    ]
    let streams = try replies.map { try ModelServer.stream($0) }
    let model = try ModelServer { streams[min($0, streams.count - 1)] }
    let terminal = try judged(model)
    terminal.type("e")
    try terminal.seePrompt(Self.more)
    terminal.type("x")
    try terminal.see("did not pass the checks")
    try terminal.seePrompt(Self.more)
    terminal.type("x")
    try terminal.see("AI example (it may be wrong): Buradayım.")
    try terminal.seePrompt(Self.more)
    terminal.type("d")
    try terminal.see("only front vowels")
    try terminal.seePrompt(Self.more)
    #expect(model.server.requests.last?.text.contains("Buradayım.") == true)
  }

  @Test func `“always” asks automatically, “never” doesn't offer it`() throws {
    let model = try ModelServer(try ModelServer.stream(try ModelServer.explanation(Self.text)))
    try set("explain = always\n")
    let asking = try judged(model, prompt: Self.more)
    #expect(asking.text.contains(Self.label))
    asking.type("u")
    try asking.see("Taken back")
    asking.kill()
    try set("explain = never\n")
    let silent = try judged(model, prompt: Self.mark)
    silent.type("e")
    try silent.see("That key does nothing here")
    #expect(model.server.requests.count == 1)
  }

  @Test func `a pipe and plain output send nothing, even if the setting is always`() throws {
    let model = try ModelServer(try ModelServer.stream(try ModelServer.explanation(Self.text)))
    try set("explain = always\n")
    let run = try learner.run(
      ["lesson", "a1-u1-writing"],
      lines: ["Ben öğretmenım", "e"],
      with: model.environment
    )
    #expect(run.output.contains("Vowel harmony") && !run.output.contains("AI"))
    let plain = try PseudoTerminal(
      learner,
      ["lesson", "a1-u1-writing", "--plain"],
      with: model.environment
    )
    try plain.see("> ")
    plain.type("Ben öğretmenım\n")
    try plain.see("> ")
    #expect(model.server.connectionsMade == 0)
  }

  @Test func `invalid settings are reported, and the lesson continues without them`() throws {
    try set("modle = x\n")
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-writing"])
    try terminal.see("there is no setting modle")
    try terminal.seePrompt(">")
    terminal.type("öğretmenim\r")
    try terminal.see("+ Doğru")
  }
}
