import Asking
import ChatAPI
import Curriculum
import Feedback
import NetworkTestSupport
import Storage
import Testing

struct TutorTalkTests {
  private static func talk(_ bench: AskingBench, _ limits: SendLimits = .none) throws -> TutorTalk {
    TutorTalk(
      Tutor(
        id: "c1",
        context: ChatContext(level: .a1, lesson: nil, mistakes: []),
        language: .english,
        record: bench.record,
        clock: bench.clock
      ),
      try bench.assistant(),
      try PromptLibrary(own: []).template(.chat, in: .english),
      dialect: Dialect(),
      settings: bench.settings(limits),
      record: bench.record,
      clock: bench.clock
    )
  }

  private func kept(_ bench: AskingBench) throws -> [String] {
    let stored = try bench.record.reading { (store) throws(DatabaseError) in
      try store.conversations.find(id: "c1")
    }
    return ((stored ?? nil)?.turns ?? []).map { turn in
      "\(turn.turn.speaker.rawValue): \(turn.turn.text)\(turn.isCut ? " (cut)" : "")"
    }
  }

  @Test func `messages and answers are kept and counted`() async throws {
    let bench = try AskingBench(try Sent.stream("Okul means school. You can say okula gidiyorum."))
    var talk = try Self.talk(bench)
    guard case .ready(let request) = try talk.say("Okul ne demek?") else {
      Issue.record("the message is refused")
      return
    }
    #expect(try kept(bench) == ["learner: Okul ne demek?"])
    let answer = await request.send { _ in }
    try talk.conclude(answer, to: request)
    #expect(answer.failure == nil && answer.text.hasPrefix("Okul means school."))
    #expect(try kept(bench).count == 2 && kept(bench).last?.hasSuffix("(cut)") == false)
    #expect(try bench.usage()?.requests == 1 && bench.usage()?.tokens == 100)
  }

  @Test func `a stopped answer is kept as far as it was shown`() async throws {
    let shown = Signal()
    let closed = Signal()
    let first = try Sent.event("Okul means school. You can ")
    let bench = try AskingBench([
      .chunkedHead(), .chunk("data: \(first)\n\n"), .hang(closed),
    ])
    var talk = try Self.talk(bench)
    guard case .ready(let request) = try talk.say("Okul ne demek?") else {
      Issue.record("the message is refused")
      return
    }
    let task = Task.detached {
      await request.send { step in if case .sentence = step { shown.fire() } }
    }
    await shown.happened()
    task.cancel()
    let answer = await task.value
    try talk.conclude(answer, to: request)
    #expect(answer.failure?.kind == .cancelled)
    let last = try #require(try kept(bench).last)
    #expect(last.hasPrefix("tutor: Okul means school.") && last.hasSuffix("(cut)"))
    // The server's count is unknown.
    #expect(try bench.usage()?.requests == 1 && (bench.usage()?.estimatedTokens ?? 0) > 400)
    await closed.happened()
  }

  @Test func `a daily limit refuses the message, but keeps it`() throws {
    let bench = try AskingBench([])
    let limits = SendLimits(requestsPerRun: nil, requestsPerDay: 0, tokensPerDay: nil)
    var talk = try Self.talk(bench, limits)
    guard case .refused(.requestsPerDay) = try talk.say("Selam") else {
      Issue.record("the message is sent")
      return
    }
    #expect(try kept(bench) == ["learner: Selam"] && bench.server.requests.isEmpty)
  }
}
