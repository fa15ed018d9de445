import DilimEngine
import Testing

struct TutorQuestionTests {
  private func question(_ language: ExplanationLanguage = .english) throws -> TutorQuestion {
    let key = try AnswerKey(accepting: ["(Ben) okula gidiyorum."])
    return try #require(
      TutorQuestion(
        about: key.grade("Okulda gidiyorum."),
        prompt: "I am going to school.",
        key: key,
        level: .a2,
        language: language
      )
    )
  }

  @Test func `the messages carry the answer, and what the grader says of it`() throws {
    let question = try question()
    #expect(question.messages.first?.role == "system")
    #expect(question.messages.last?.role == "user")
    let text = question.messages.map(\.text).joined(separator: "\n")
    #expect(text.contains("Okulda gidiyorum."))
    #expect(text.contains("the dative case, “to”, is needed here"))
    #expect(question.replySchema?.contains("verdict_agrees") == true)
  }

  @Test func `a right answer leaves nothing to ask`() throws {
    let key = try AnswerKey(accepting: ["Kedi burada."])
    let mark = key.grade("kedi burada")
    #expect(TutorQuestion(about: mark, prompt: "", key: key, level: .a1) == nil)
  }

  static let good = """
    You wrote okul-da, "at school". Here you are on your way there, and gitmek asks where to: \
    that is the ending -a, okul-a.
    """

  @Test func `a reply that agrees with the grader may be shown`() throws {
    #expect(try question().explanation(from: Self.good) == Self.good)
    let json = #"{"verdict_agrees": true, "explanation": "Gitmek asks where to: okul-a."}"#
    #expect(try question().explanation(from: json) == "Gitmek asks where to: okul-a.")
  }

  @Test(arguments: [
    #"{"verdict_agrees": false, "explanation": "Your answer okulda is right."}"#, "", "{",
    "The right form is okulda, so your answer okulda gidiyorum is correct.",
    #"{"verdict_agrees": true, "explanation": "Gitmek asks \#u{5C}u001b[31mwhere to: okul-a."}"#,
  ])
  func `a reply that must not be shown is not`(reply: String) throws {
    #expect(try question().explanation(from: reply) == nil)
  }
}
