import ChatAPI
import Feedback
import Testing
import TextSafety

/// The parts of replies and failures that the rest of the program uses.
struct ReplyUseTests {
  @Test(arguments: [
    ("stop", nil), ("length", ChatFailure.Kind.cut), ("max_tokens", .cut),
    ("content_filter", .filtered), ("SAFETY", .filtered), ("tool_calls", nil),
  ])
  func `a reply keeps its finish reason`(reason: String, kind: ChatFailure.Kind?) {
    let reply = ChatReply(
      text: "Okul-a",
      finishReason: FinishReason(reason),
      usage: Usage(prompt: 0, completion: 0)
    )
    #expect(reply.unfinished?.kind == kind)
  }

  @Test func `a refusal is not a reply, whatever else the server says`() {
    let reply = ChatReply(
      text: "",
      finishReason: .stop,
      refusal: "I can't help.",
      usage: Usage(prompt: 0, completion: 0)
    )
    #expect(reply.unfinished?.kind == .refused)
  }

  @Test func `a long wait is reported at growing intervals, and not after its end`()
    async throws
  {
    let (told, teller) = AsyncStream<Int>.makeStream()
    let (slept, sleeper) = AsyncStream<Duration>.makeStream()
    let sleep: @Sendable (Duration) async throws -> Void = { duration in
      sleeper.yield(duration)
      try Task.checkCancellation()
    }
    let value = try await WaitNotices.during(sleep: sleep, report: { teller.yield($0) }) {
      () async throws(ChatFailure) -> String in
      var moments: [Int] = []
      for await moment in told {
        moments.append(moment)
        if moments.count == 4 { break }
      }
      return moments.map(String.init).joined(separator: " ")
    }
    #expect(value == "5 15 30 60")
    var waits: [Duration] = []
    for await wait in slept {
      waits.append(wait)
      if waits.count == 4 { break }
    }
    #expect(waits == [.seconds(5), .seconds(10), .seconds(15), .seconds(30)])
  }

  @Test(arguments: ChatFailure.Kind.allCases)
  func `the queue knows every kind of failure by its name`(kind: ChatFailure.Kind) {
    #expect(SendProblem(rawValue: kind.rawValue) != nil)
  }
}
