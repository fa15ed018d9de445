import Foundation
import NetworkTestSupport
import RandomTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `kill -9` during a request for an explanation.
@Suite(.seeded) struct FeedbackKillTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  /// `DILIM_KILL_ROUNDS=1000 swift test --filter FeedbackKillTests` tries longer.
  @Test func `a queue killed at any moment loses no question and explains none twice`() throws {
    let rounds = ProcessInfo.processInfo.environment["DILIM_KILL_ROUNDS"].flatMap { Int($0) } ?? 12
    let model = try ModelServer.good()
    let count = 40
    try learner.set("requests_per_run = 1000", "requests_per_day = 100000")
    learner.now = "2026-01-30T10:00:00Z"
    let answers = (0..<count).map { "xyz\($0)" }
    _ = try learner.run(["lesson", "a1-u1-writing"], lines: answers)
    #expect(
      try learner.run(["feedback", "--add"], with: model.environment).output
        == "\(count) answers added to the queue.\n"
    )
    var clock = 1_769_767_200
    var chance = TestRandom(4)
    var killed = 0
    var window = Duration.milliseconds(30)
    for _ in 0..<rounds {
      clock += 600
      let pause = window * Double.random(in: 0..<2, using: &chance)
      let isKilled = try sendUntilKilled(after: pause, model, at: clock)
      killed += isKilled ? 1 : 0
      // Adapts to the current speed of the machine.
      window = window * (isKilled ? 1.1 : 0.7)
    }
    #expect(killed > 0)
    let losses = try settle(model, from: clock)
    // A question is repeated only once for each lost reply.
    #expect(model.requests.count <= count + losses)
    let asked = Set(model.requests.map(\.text))
    #expect(asked.count == count)
  }

  /// Sends the rest, and returns the number of lost replies.
  private func settle(_ model: ModelServer, from clock: Int) throws -> Int {
    var losses = 0
    for step in 1...3 {
      let now = ["DILIM_NOW": String(clock + step * 600)]
      let environment = model.environment.merging(now) { $1 }
      let shown = try learner.run(["feedback"], with: environment).output
      // Questions that were lost twice are given up; after a retry they are counted from 0.
      losses = max(
        losses,
        shown.firstMatch(of: /(\d+) repl(?:y|ies) lost/).flatMap { Int($0.1) } ?? 0
      )
      _ = try learner.run(["feedback", "--retry"], with: environment)
      #expect(try learner.run(["feedback", "--send"], with: environment).code == 0)
    }
    return losses
  }

  /// Whether it was killed before its end.
  private func sendUntilKilled(
    after pause: Duration,
    _ model: ModelServer,
    at clock: Int
  ) throws -> Bool {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let child = try Child(
      Learner.program,
      arguments: ["feedback", "--send"],
      environment: learner.environment.merging(model.environment) { $1 }
        .merging(["DILIM_NOW": String(clock)]) { $1 },
      stream: .descriptors(null, null, null)
    )
    Delay.spin(for: pause)
    return child.kill().code == 128 + SIGKILL
  }

  @Test func `Ctrl-C closes the connection, and the question can be sent again at once`() throws {
    let (isAsked, isClosed) = (Signal(), Signal())
    let good = try ModelServer.goodReply()
    let model = try ModelServer { number in
      number == 0 ? [.fire(isAsked), .hang(isClosed)] : good
    }
    try learner.answerWrong(2)
    _ = try learner.run(["feedback", "--add"], with: model.environment)
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let child = try Child(
      Learner.program,
      arguments: ["feedback", "--send"],
      environment: learner.environment.merging(model.environment) { $1 },
      stream: .descriptors(null, null, null)
    )
    #expect(isAsked.happensSoon())
    child.send(SIGINT)
    #expect(isClosed.happensSoon())
    #expect(child.wait(within: .seconds(30))?.code == 130)
    #expect(model.requests.count == 1)
    #expect(try learner.run(["feedback"]).output.hasPrefix("2 answers wait"))
    let run = try learner.run(["feedback", "--send"], with: model.environment)
    #expect(run.code == 0 && run.output.ranges(of: "explained").count == 2)
    #expect(!(try learner.run(["feedback"]).output.contains("lost")))
  }

  @Test func `Ctrl-C leaves nothing of an explanation in the queue`() throws {
    let (isAsked, isClosed) = (Signal(), Signal())
    let model = try ModelServer([.fire(isAsked), .hang(isClosed)])
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let child = try Child(
      Learner.program,
      arguments: ["explain", "--accept", "(Ben) öğretmenim.", "Ben öğretmenım"],
      environment: learner.environment.merging(model.environment) { $1 },
      stream: .descriptors(null, null, null)
    )
    #expect(isAsked.happensSoon())
    child.send(SIGINT)
    #expect(isClosed.happensSoon())
    #expect(child.wait(within: .seconds(30))?.code == 130)
    let queue = try learner.run(["feedback"], with: model.environment)
    #expect(queue.output.hasPrefix("Nothing waits"), "\(queue.output)")
  }

  @Test func `Ctrl-C ends an explanation at whatever moment it comes`() throws {
    let model = try ModelServer([.hang])
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    var chance = TestRandom(7)
    for _ in 0..<12 {
      let child = try Child(
        Learner.program,
        arguments: ["explain", "--accept", "(Ben) öğretmenim.", "Ben öğretmenım"],
        environment: learner.environment.merging(model.environment) { $1 },
        stream: .descriptors(null, null, null)
      )
      Delay.spin(for: .milliseconds(Double.random(in: 0..<60, using: &chance)))
      child.send(SIGINT)
      #expect(child.wait(within: .seconds(30))?.code == 130)
    }
    let queue = try learner.run(["feedback"], with: model.environment)
    #expect(queue.output.hasPrefix("Nothing waits"), "\(queue.output)")
  }

  @Test func `a reply that is lost with the program is counted, asked for again and shown once`()
    throws
  {
    let isAsked = Signal()
    let good = try ModelServer.goodReply()
    let model = try ModelServer { number in number == 0 ? [.fire(isAsked), .hang] : good }
    try learner.answerWrong(2, at: "2026-03-01T10:00:00Z")
    _ = try learner.run(
      ["feedback", "--add"],
      with: model.environment.merging(["DILIM_NOW": "2026-03-01T10:00:00Z"]) { $1 }
    )
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let child = try Child(
      Learner.program,
      arguments: ["feedback", "--send"],
      environment: learner.environment.merging(model.environment) { $1 }
        .merging(["DILIM_NOW": "2026-03-01T10:01:00Z"]) { $1 },
      stream: .descriptors(null, null, null)
    )
    #expect(isAsked.happensSoon())
    #expect(child.kill().code == 128 + SIGKILL)

    func feedback(_ options: String..., at time: String) throws -> Run {
      let now = ["DILIM_NOW": "2026-03-01T\(time):00Z"]
      let environment = model.environment.merging(now) { $1 }
      return try learner.run(["feedback"] + options, with: environment)
    }
    #expect(try feedback(at: "10:02").output.hasPrefix("2 answers wait"))
    #expect(try feedback("--usage", at: "10:02").output.hasPrefix("today     1 of 200 requests"))
    // While another process may still wait for it, only the other question is sent.
    let early = try feedback("--send", at: "10:02")
    #expect(early.output.ranges(of: "explained").count == 1)
    #expect(early.output.contains("Nothing else is left to be sent; 1 was sent from"))
    #expect(model.requests.count == 2)
    let late = try feedback("--send", at: "10:20")
    #expect(late.code == 0 && late.output.ranges(of: "explained").count == 1)
    #expect(model.requests.count == 3)
    #expect(try feedback("--send", at: "10:30").output == "Nothing is left to be sent.\n")
    #expect(model.requests.count == 3)
    let shown = try feedback(at: "10:40").output
    #expect(shown.contains("2 explained.") && shown.contains("1 reply lost"))
    #expect(shown.ranges(of: "ending is -im").count == 2)
    #expect(!(try feedback(at: "10:41").output.contains("ending is -im")))
    #expect(try feedback("--usage", at: "10:41").output.hasPrefix("today     3 of 200 requests"))
  }
}
