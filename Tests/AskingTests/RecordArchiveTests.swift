import Asking
import ChatAPI
import Feedback
import Storage
import Testing
import TextSafety

struct RecordArchiveTests {
  private let bench: AskingBench
  private let asked: AskedQuestion

  init() throws {
    bench = try AskingBench([])
    asked = AskedQuestion(
      question(),
      try PromptLibrary(own: []).template(.explainError, in: .english)
    )
  }

  private func judged(_ reply: String, reason: FinishReason = .stop) -> JudgedReply {
    let received = ChatReply(
      text: SafeText(reply),
      finishReason: reason,
      model: "m-1",
      usage: Usage(prompt: 70, completion: 30)
    )
    return JudgedReply(content: ReplyJudge(asked.request).content(of: received), received)
  }

  @Test func `a kept reply is found and its cost is counted once`() throws {
    let archive = bench.archive()
    #expect(try archive.find(asked) == nil && archive.begin(asked) == nil)
    try archive.keep(asked, judged(Sent.explanation()))
    guard case .reply(let reply) = try archive.find(asked) else {
      Issue.record("the reply is not found")
      return
    }
    #expect(reply.explanation == Sent.text)
    #expect(try bench.usage()?.requests == 1 && bench.usage()?.tokens == 100)
  }

  @Test func `a failed question waits in the queue, or is deleted without one`() throws {
    let failed = JudgedReply(content: .failed(ChatFailure(.overloaded)), requests: 1)
    for (queues, states) in [(true, [ExplanationJob.State.Name.pending: 1]), (false, [:])] {
      let bench = try AskingBench([])
      let archive = bench.archive(queuesFailures: queues)
      _ = try archive.begin(asked)
      try archive.keep(asked, failed)
      #expect(try bench.states() == states && archive.find(asked) == nil)
    }
  }

  @Test func `a daily limit is reported before anything is counted`() throws {
    let limits = SendLimits(requestsPerRun: nil, requestsPerDay: 0, tokensPerDay: nil)
    #expect(try bench.archive(limits).begin(asked) == .requestsPerDay)
    #expect(try bench.usage()?.requests ?? 0 == 0)
  }

  @Test func `a kept reply that may no longer be shown is withdrawn`() throws {
    let archive = bench.archive()
    _ = try archive.begin(asked)
    var reply = judged(Sent.explanation())
    guard case .reply(var fields) = reply.content else {
      Issue.record("the reply is not whole")
      return
    }
    // An earlier version might have accepted it.
    fields.corrected = "Ben öğretmenım."
    reply.content = .reply(fields)
    try archive.keep(asked, reply)
    guard case .disputed(let objections, _) = try archive.find(asked) else {
      Issue.record("the reply is shown")
      return
    }
    #expect(objections.map(\.code).contains("not_accepted"))
    #expect(try bench.states() == [.dispute: 1])
  }
}
