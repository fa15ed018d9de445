import Asking
import ChatAPI
import Feedback
import NetworkTestSupport
import Storage
import Testing

struct QueueSenderTests {
  @Test func `each question is sent once, counted, and kept with its reply`() async throws {
    let bench = try AskingBench(try Sent.stream(Sent.explanation()))
    try bench.queue(question("one"), question("two"))
    let run = try await bench.send()
    #expect(run.end == .nothingLeft)
    #expect(run.steps == ["1 Ben öğretmenım", "reply", "2 Ben öğretmenım", "reply"])
    #expect(try bench.states() == [.done: 2])
    #expect(try bench.usage()?.requests == 2 && bench.usage()?.tokens == 200)
    #expect(bench.server.requests.count == 2)
    let again = try await bench.send()
    #expect(again.end == .nothingLeft && bench.server.requests.count == 2)
  }

  @Test func `a run waits for a failing server and retries`() async throws {
    let bench = try AskingBench { request in
      request.number < 6
        ? Sent.refusal(500, "out of memory")
        : (try? Sent.stream(Sent.explanation())) ?? []
    }
    try bench.queue(question())
    let run = try await bench.send()
    #expect(run.end == .nothingLeft && run.steps.last == "reply")
    #expect(run.steps.contains("failed: server") && !bench.waits.isEmpty)
    #expect(try bench.states() == [.done: 1])
  }

  @Test func `a refused key ends the run, and the question waits`() async throws {
    let bench = try AskingBench(Sent.refusal(401, "Incorrect API key \(AskingBench.key)"))
    try bench.queue(question("one"), question("two"))
    let run = try await bench.send()
    #expect(run.end == .problem(.key) && run.steps == ["1 Ben öğretmenım", "failed: key"])
    #expect(try bench.states() == [.pending: 2] && bench.server.requests.count == 1)
  }

  @Test func `a daily limit ends the run before anything is sent`() async throws {
    let bench = try AskingBench(try Sent.stream(Sent.explanation()))
    try bench.queue(question("one"), question("two"))
    let limits = SendLimits(requestsPerRun: nil, requestsPerDay: 1, tokensPerDay: nil)
    let run = try await bench.send(limits)
    #expect(run.end == .limit(.requestsPerDay) && bench.server.requests.count == 1)
    #expect(try bench.states() == [.done: 1, .pending: 1])
    let tokens = SendLimits(requestsPerRun: nil, requestsPerDay: nil, tokensPerDay: 101)
    let second = try await bench.send(tokens)
    #expect(second.end == .limit(.tokensPerDay))
    #expect(bench.server.requests.count == 1)
  }

  @Test func `a reply that contradicts the grader is kept as a dispute`() async throws {
    let bench = try AskingBench(
      try Sent.stream(
        Sent.explanation("Your answer öğretmenım is right.", corrected: "Ben öğretmenım.")
      )
    )
    try bench.queue(question())
    let run = try await bench.send()
    #expect(run.steps.last?.hasPrefix("disputed:") == true)
    #expect(try bench.states() == [.dispute: 1])
  }

  @Test func `an unreadable reply is asked for once more, then given up`() async throws {
    let bench = try AskingBench(try Sent.stream("{\"verdict_agrees\": tr"))
    try bench.queue(question())
    let run = try await bench.send()
    #expect(run.steps.filter { $0 == "unreadable" }.count == 2)
    #expect(try bench.states() == [.failed: 1] && bench.usage()?.requests == 2)
  }

  @Test func `the preview names the question that is sent first and changes nothing`() async throws
  {
    let bench = try AskingBench(try Sent.stream(Sent.explanation()))
    try bench.queue(question("one"), question("two"))
    let preview = QueuePreview(sender: try bench.sender())
    let next = try #require(try preview.next())
    #expect(try next.request.subject == "one" && preview.obstacle(to: next) == nil)
    let none = SendLimits(requestsPerRun: nil, requestsPerDay: 0, tokensPerDay: nil)
    let limited = QueuePreview(sender: try bench.sender(none))
    #expect(try limited.obstacle(to: next) == .limit(.requestsPerDay))
    #expect(try bench.states() == [.pending: 2] && bench.server.requests.isEmpty)
  }
}
