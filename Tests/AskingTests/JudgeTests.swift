import Asking
import ChatAPI
import Feedback
import NetworkTestSupport
import Testing
import TextSafety

struct JudgeTests {
  private static let replies: [(reply: String, reason: FinishReason, content: String)] = [
    (Sent.explanation(), .stop, "reply"), (Sent.explanation(), .length, "reply"),
    ("```json\n\(Sent.explanation())\n```", .stop, "reply"), (Sent.text, .stop, "text"),
    (Sent.text, .length, "failed: cut"), (Sent.explanation(), .contentFilter, "failed: filtered"),
    (String(Sent.explanation().prefix(60)), .stop, "unreadable"),
    (Sent.explanation(corrected: "Ben öğretmenım."), .stop, "disputed: not_accepted"),
    (
      Sent.explanation().replacing("\"verdict_agrees\": true", with: "\"verdict_agrees\": false"),
      .stop, "disputed: verdict_disputed"
    ),
  ]

  @Test(arguments: replies)
  func `a reply is judged before it is shown`(
    reply: String,
    reason: FinishReason,
    content: String
  ) {
    let received = ChatReply(
      text: SafeText(reply),
      finishReason: reason,
      usage: Usage(prompt: 1, completion: 1)
    )
    let judged = ReplyJudge(question()).content(of: received)
    #expect(AskingBench.name(judged).hasPrefix(content))
  }

  @Test func `no reply shows the key, even if JSON escapes hide it`() {
    let hidden = AskingBench.key.replacing("s", with: "\\u0073")
    let received = ChatReply(
      text: SafeText(Sent.explanation("The ending of öğretmen is -im, \(hidden): öğretmen-im.")),
      finishReason: .stop,
      usage: Usage(prompt: 1, completion: 1)
    )
    let judge = ReplyJudge(question(), hiding: APIKey(AskingBench.key))
    #expect(!"\(judge.content(of: received))".contains(AskingBench.key))
  }

  @Test func `an unreadable reply is asked for again in another form, and both are counted`()
    async throws
  {
    let bench = try AskingBench { request in
      (try? Sent.stream(request.number == 0 ? "{\"verdict" : Sent.explanation())) ?? []
    }
    var dialect = Dialect()
    let reply = try await bench.assistant().explanation(
      of: question(),
      try PromptLibrary(own: []).template(.explainError, in: .english),
      asksAgain: true,
      dialect: &dialect,
      send: { _ in }
    )
    #expect(AskingBench.name(reply.content) == "reply" && reply.requests == 2)
    #expect(reply.usage?.total == 200 && dialect.objects == .anyObject)
  }

  @Test func `every kind of failure has a queue problem with the same name`() {
    for kind in ChatFailure.Kind.allCases {
      #expect(SendProblem(kind).rawValue == kind.rawValue && SendProblem(kind).failureKind == kind)
    }
    let own = SendProblem.allCases.filter { $0.failureKind == nil }
    #expect(own == [.invalidReply, .lost, .expired])
  }
}
