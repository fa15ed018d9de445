import Asking
import ChatAPI
import Curriculum
import Feedback
import Foundation
import Scoring
import Testing
import TextSafety

/// Comments of a model on what a learner told freely.
struct CommentTests {
  private func question(
    _ told: String = "Komşum çok çalışan biri. Onu çok seviyorum."
  ) -> ExplanationRequest? {
    let points: [(note: String, evidence: String?)] = [
      ("who it is", nil), ("what this person does", "-(y)An"), ("why; use çünkü", "çünkü"),
    ]
    return ExplanationRequest(
      subject: "sample",
      told: MonologueQuestion(prompt: "Tell about a neighbour.", notes: points.map(\.note)),
      judgement: MonologueGrader(points: points, length: 6...30).judge(told),
      model: "Komşum Ayla Hanım herkese yardım eden biri. Onu seviyorum, çünkü hep gülüyor.",
      level: .b1,
      language: .english
    )
  }

  private func shown(_ reply: String) throws -> JudgedReply.Content {
    ReplyJudge(try #require(question())).content(ofReply: reply)
  }

  private static let comment = """
    You describe the person well with “çok çalışan biri”. To say why, go on with “çünkü bana hep \
    yardım ediyor”: that gives your reason.
    """

  @Test func `the prompt has the task, the notes, what was told and what was not found`() throws {
    let request = try #require(question())
    #expect(request.prompt == .commentMonologue && request.isForComment && !request.isForOpinion)
    for language in [TeachingLanguage.english, .turkish] {
      let template = try PromptLibrary().template(.commentMonologue, in: language)
      let text = try request.messages(template).map(\.text).joined(separator: "\n")
      for part in [
        #""Tell about a neighbour.""#, #""Komşum çok çalışan biri. Onu çok seviyorum.""#,
        #"["why; use çünkü"]"#, #"["who it is", "what this person does", "why; use çünkü"]"#,
        "Komşum Ayla Hanım",
      ] {
        #expect(text.contains(part), "\(part)")
      }
    }
  }

  @Test func `without a word there is nothing to comment on`() { #expect(question("…") == nil) }

  @Test func `a question is read again as it was written, and has a key of its own`() throws {
    let request = try #require(question())
    let again = try JSONDecoder().decode(
      ExplanationRequest.self,
      from: try JSONEncoder().encode(request)
    )
    #expect(again == request)
    let other = try #require(question("Komşum çok çalışan biri. Onu sevmiyorum."))
    let keys = [request, again, other].map { $0.key(promptHash: "1", model: "m") }
    #expect(keys[0] == keys[1] && keys[0] != keys[2])
  }

  @Test(arguments: [#"{"comment": "%"}"#, "%"])
  func `a comment is shown, as an object or as text, and again when it was kept`(
    form: String
  ) throws {
    let reply = form.replacing("%", with: Self.comment)
    guard case .text(let shown) = try shown(reply) else {
      Issue.record("\(try self.shown(reply))")
      return
    }
    #expect(shown.string == Self.comment)
    guard
      case .text(let kept) = ReplyJudge(try #require(question())).content(of: .text(shown.string))
    else {
      Issue.record("not shown again")
      return
    }
    #expect(kept == shown)
  }

  @Test(arguments: [
    "", "{}", #"{"comment": ""}"#, #"{"comment": "You should say “komşum çok çalışıyorrr”."}"#,
    #"{"comment": "Das ist ein sehr schöner Text über die Nachbarin, und ich mag ihn sehr."}"#,
    #"{"comment": "As an AI, I cannot help with that."}"#,
  ])
  func `what is empty, not Turkish or in another language is not shown`(reply: String) throws {
    #expect(try shown(reply).isShown == false)
  }
}
