import Asking
import ChatAPI
import Curriculum
import Feedback
import Patterns
import Scoring
import Testing
import TextSafety

/// Second opinions of a model on answers of which the grader can show nothing.
struct OpinionTests {
  private func judgement(practised: String? = nil) -> Judgement {
    var judgement = TranslationGrader(accepted: [Self.accepted]).judge("Mektebe gidiyorum.")
    judgement.verdict = .unsure
    judgement.findings = []
    judgement.differences = [Judgement.Difference(expected: "Okula", found: "Mektebe")]
    judgement.practised = practised
    return judgement
  }

  private static let accepted = AnswerPattern(literal: "Okula gidiyorum.")

  private func question(
    english: String = "I am going to school.",
    practised: String? = nil
  ) -> ExplanationRequest? {
    ExplanationRequest(
      subject: "sample",
      task: .translation(english: english),
      accepted: [Self.accepted],
      judgement: judgement(practised: practised),
      sentences: [],
      level: .a2,
      language: .english
    )
  }

  private func shown(_ reply: String) throws -> JudgedReply.Content {
    ReplyJudge(try #require(question())).content(ofReply: reply)
  }

  private static func reply(_ same: String, _ text: String) -> String {
    #"{"same_meaning": "\#(same)", "explanation": "\#(text)"}"#
  }

  @Test func `the prompt has the sentence, both answers and what differs, and no findings`() throws
  {
    let request = try #require(question())
    #expect(request.prompt == .secondOpinion && request.findings.isEmpty)
    let template = try PromptLibrary().template(.secondOpinion, in: .english)
    let text = try request.messages(template).map(\.text).joined(separator: "\n")
    for part in [
      #"English sentence: "I am going to school.""#, #"Learner's answer: "Mektebe gidiyorum.""#,
      #"Listed answer: "Okula gidiyorum.""#, #"{"listed": "Okula", "typed": "Mektebe"}"#,
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `without English, and for right Turkish, there is nothing to ask`() {
    #expect(question(english: "") == nil)
    #expect(question(practised: "-mAlI") == nil)
  }

  @Test(arguments: [
    ("yes", "I think that it means the same."), ("no", "I think that it may not mean the same."),
    ("unsure", "I can't tell either."),
  ])
  func `an opinion begins with a sentence of the program`(same: String, sentence: String) throws {
    let text = "You wrote Mektebe, which is an older word for a school."
    guard case .text(let shown) = try shown(Self.reply(same, text)) else {
      Issue.record("not shown")
      return
    }
    #expect(shown.string == "\(sentence) \(text)")
    let request = try #require(question())
    let judge = ReplyJudge(request)
    guard case .text(let again) = judge.content(of: .text(shown.string)) else {
      Issue.record("not shown again")
      return
    }
    #expect(again == shown)
  }

  @Test(arguments: [
    "Your answer is wrong.", "Mektebe is incorrect here.", "The grader is mistaken.",
    "You should write eve gidiyorum.",
  ])
  func `an opinion that calls the answer wrong or demands another form is not shown`(
    text: String
  ) throws {
    #expect(try shown(Self.reply("no", text)).isShown == false)
  }

  @Test(arguments: ["It means the same.", "{}", #"{"same_meaning": "maybe", "explanation": "x"}"#])
  func `a reply without a clear opinion is unreadable`(reply: String) throws {
    guard case .unreadable = try shown(reply) else {
      Issue.record("\(reply)")
      return
    }
  }
}
