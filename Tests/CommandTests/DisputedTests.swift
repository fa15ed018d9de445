import Foundation
import NetworkTestSupport
import Testing

/// Explanations of every kind on the command line, and those that are not shown.
struct DisputedTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private func answerAll() throws {
    _ = try learner.run(["lesson", "a1-u1-reading"], lines: ["1", ":quit"])
    _ = try learner.run(["lesson", "a1-u1-listening"], lines: ["4", "Memnun olurum", ":quit"])
    _ = try learner.run(["lesson", "a1-u1-speaking"], lines: ["Teşekkür", ":quit"])
    try learner.answerWrong(1)
  }

  @Test func `wrong answers of every kind wait, and of the learner only the answer is sent`() throws
  {
    let model = try ModelServer.good()
    try answerAll()
    let wrong = try learner.run(["mistakes"]).lines.count { $0.contains("answers wrong)") }
    let added = try learner.run(["feedback", "--add"], with: model.environment)
    #expect(added.output == "\(wrong) answers added to the queue.\n" && wrong >= 4)
    _ = try learner.run(["name", "Zeynep"])
    let dry = try learner.run(["feedback", "--dry-run"], with: model.environment)
    #expect(dry.code == 0 && model.server.connectionsMade == 0)
    _ = try learner.run(["feedback", "--send"], with: model.environment)
    let bodies = model.requests.map(\.text)
    #expect(bodies.contains { $0.contains("What is Deniz?") && $0.contains("Öğretmenim") })
    #expect(bodies.contains { $0.contains("What was heard: \\\"Teşekkür\\\"") })
    #expect(bodies.contains { $0.contains("The learner wrote: \\\"Memnun olurum\\\"") })
    for body in bodies {
      #expect(!body.contains(learner.home) && !body.contains("a1-u1-") && !body.contains("Zeynep"))
    }
  }

  @Test func `an answer that names an option by its number is explained by the text`() throws {
    let reply = try ModelServer.explanation(
      "The text says Öğretmenim, I am a teacher, so “A teacher” is right.",
      corrected: "A teacher"
    ).replacing(#""harmony""#, with: #""other""#)
    let model = try ModelServer(try ModelServer.counted(reply))
    let run = try learner.run(
      ["explain", "--item", "a1-u1-reading#job", "A doctor"],
      with: model.environment
    )
    #expect(run.code == 1)
    #expect(run.output.contains("  AI explanation (it may be wrong):\n  The text says Öğretmenim"))
    let right = try learner.run(
      ["explain", "--item", "a1-u1-reading#job", "A teacher"],
      with: model.environment
    )
    #expect(right.code == 0 && model.requests.count == 1)
  }

  @Test func `replies that were refused can be read, with the reason`() throws {
    #expect(
      try learner.run(["feedback", "--disputed"]).output
        == "No reply was refused, and you have reported none.\n"
    )
    let model = try ModelServer(
      try ModelServer.counted(
        try ModelServer.explanation("Your answer is right: öğretmenım has the ending of I.")
      )
    )
    try learner.answerWrong(1)
    _ = try learner.run(["feedback", "--add"], with: model.environment)
    _ = try learner.run(["feedback", "--send"], with: model.environment)
    let overview = try learner.run(["feedback"])
    #expect(overview.output == "1 reply refused or reported: dilim feedback --disputed.\n")
    let run = try learner.run(["feedback", "--disputed"])
    #expect(run.code == 0)
    #expect(run.output.contains("I am a teacher.\n"))
    #expect(run.output.contains("Yours: Ben öğretmenım\n"))
    #expect(run.output.contains("It contradicts the mark: "))
    #expect(run.output.contains("The reply, which may be wrong: Your answer is right:"))
  }
}
