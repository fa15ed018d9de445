import Asking
import ChatAPI
import Curriculum
import Feedback
import NetworkTestSupport
import Patterns
import Scoring
import Storage
import Testing

/// Questions of every kind in one queue.
struct AllKindsTests {
  private static func choice(_ number: Int) throws -> ExplanationRequest {
    try #require(
      ExplanationRequest(
        subject: "choice \(number)",
        choice: ChoiceQuestion(
          "Ali okula nasıl gitti?",
          lines: ["Otobüs gelmedi, bu yüzden Ali okula yürüyerek gitti."],
          evidence: ["yürüyerek gitti"],
          options: ["Yürüyerek", "Otobüsle", "Trenle", "Arabayla"],
          isHeard: number.isMultiple(of: 2)
        ),
        taken: "Otobüsle",
        key: "Yürüyerek",
        reason: "The bus did not come.",
        level: .a2,
        language: .english
      )
    )
  }

  private static func speech(_ number: Int) throws -> ExplanationRequest {
    let sentence = "Elli kişi geldi."
    return try #require(
      ExplanationRequest(
        subject: "speech \(number)",
        sentence: sentence,
        speech: SpeechGrader(target: sentence).judge("Eli kişi"),
        explaining: { _ in "ll is held longer than l." },
        level: .a1,
        language: .english
      )
    )
  }

  private static func dictation(_ number: Int) throws -> ExplanationRequest {
    let sentence = "Okuldan geldim."
    let judgement = DictationGrader(transcript: sentence).judge("Okulda geldim.")
    return try #require(
      ExplanationRequest(
        subject: "dictation \(number)",
        task: .dictation,
        accepted: [AnswerPattern(literal: sentence)],
        judgement: judgement,
        sentences: ["The last n is easily swallowed."],
        level: .a1,
        language: .english
      )
    )
  }

  /// An explanation that fits the question in a request.
  private static func reply(to body: String) -> String {
    let (corrected, text) =
      if body.contains("The right option: \\\"Yürüyerek") {
        ("Yürüyerek", "The text says yürüyerek gitti: he went on foot, not by bus.")
      } else if body.contains("What was heard: \\\"Eli kişi") {
        ("Elli kişi geldi.", "Elli was heard as eli: hold the ll longer, as two letters.")
      } else if body.contains("The learner wrote: \\\"Okulda") {
        ("Okuldan geldim.", "The speaker said Okul-dan; listen for the n of the ending -dan.")
      } else {
        ("Ben öğretmenim.", Sent.text)
      }
    return """
      {"verdict_agrees": true, "edits": [], "corrected": "\(corrected)", "example": {"tr": \
      "Evdeyim.", "gloss": "I am at home with the children."}, "hint": null, "confidence": "high", \
      "explanation": "\(text)"}
      """
  }

  @Test
  func `of two hundred answers none is lost and none doubled, though the server fails at times`()
    async throws
  {
    let bench = try AskingBench { request in
      let good = (try? Sent.stream(Self.reply(to: request.text))) ?? []
      switch request.number % 9 {
      case 2: return Sent.refusal(500, "out of memory")
      case 5: return Array(good.prefix(2)) + [.close]
      case 7: return Sent.refusal(429, "slow down")
      default: return good
      }
    }
    var requests: [ExplanationRequest] = []
    for number in 0..<50 {
      requests += [
        question("translation \(number)"), try Self.choice(number), try Self.speech(number),
        try Self.dictation(number),
      ]
    }
    for request in requests { try bench.queue(request) }
    // The same questions again add nothing.
    for request in requests { try bench.queue(request) }
    #expect(try bench.states() == [.pending: 200])
    let run = try await bench.send()
    #expect(run.end == .nothingLeft, "\(run.end)")
    #expect(try bench.states() == [.done: 200])
    #expect(run.steps.count { $0 == "reply" } == 200)
    let kept = try bench.record.reading { (store) throws(DatabaseError) in
      try store.explanations.unseen(limit: 1_000)
    }
    #expect(Set((kept ?? []).map(\.request.subject)) == Set(requests.map(\.subject)))
    #expect(kept?.count == 200)
    // Every third of nine requests fails; the others are the answers.
    let whole = bench.server.requests.count { ![2, 5, 7].contains($0.number % 9) }
    #expect(whole == 200)
  }

  @Test func `a reported explanation is asked for again, and its text is never shown again`()
    async throws
  {
    let texts = [Sent.text, Sent.text, "After the e of öğretmen the ending is -im."]
    let bench = try AskingBench { request in
      (try? Sent.stream(Sent.explanation(texts[min(request.number, 2)]))) ?? []
    }
    let archive = bench.archive()
    let template = try PromptLibrary(own: []).template(.explainError, in: .english)
    let first = AskedQuestion(question(), template)
    func ask() async throws -> JudgedReply {
      let asked = try archive.withReports(first)
      #expect(try archive.find(asked).map(AskingBench.name) == nil)
      #expect(try archive.begin(asked) == nil)
      var dialect = Dialect()
      let reply = try await bench.assistant().answer(to: asked, dialect: &dialect) { _ in }
      try archive.keep(asked, reply)
      return reply
    }
    #expect(AskingBench.name(try await ask().content) == "reply")
    #expect(try archive.find(first).map(AskingBench.name) == "reply")
    try archive.report(first)
    // The model says the same once more, and then something else.
    #expect(AskingBench.name(try await ask().content) == "disputed: reported")
    #expect(AskingBench.name(try await ask().content) == "reply")
    #expect(try bench.states() == [.dispute: 2, .done: 1])
    let seeds = bench.server.requests.map { $0.text.contains("\"seed\":1,") }
    #expect(seeds.first == true && seeds.dropFirst().allSatisfy { !$0 }, "\(seeds)")
    let disputes = try bench.record.reading { (store) throws(DatabaseError) in
      try store.explanations.disputes(limit: 9)
    }
    #expect(disputes?.allSatisfy(\.reply.isReported) == true)
  }
}
