import Curriculum
import Feedback
import RandomTestSupport
import Testing

private let minute: Int64 = 60_000
private let now: Int64 = 10_000_000

/// An event with the state before and after it; tries are attempts, invalid replies and losses.
struct Passage: Sendable, CustomTestStringConvertible {
  let from: ExplanationJob.State
  let tries: [Int]
  let event: ExplanationJob.Event
  let to: ExplanationJob.State
  let triesAfter: [Int]
  let consequence: ExplanationJob.Consequence?

  init(
    _ from: ExplanationJob.State,
    tries: [Int] = [0, 0, 0],
    _ event: ExplanationJob.Event,
    _ to: ExplanationJob.State,
    then triesAfter: [Int] = [0, 0, 0],
    _ consequence: ExplanationJob.Consequence?
  ) {
    self.from = from
    self.tries = tries
    self.event = event
    self.to = to
    self.triesAfter = triesAfter
    self.consequence = consequence
  }

  var testDescription: String { "\(from) \(tries) + \(event)" }

  private static let sent = ExplanationJob.State.sent(until: now + minute)
  private static let fresh = ExplanationJob.State.pending(due: 0, after: nil)

  private static func failed(
    _ problem: SendProblem,
    retryAfter: Int64? = nil
  ) -> ExplanationJob.Event { .failed(SendFailure(problem, retryAfter: retryAfter)) }

  private static func again(in delay: Int64, _ problem: SendProblem) -> ExplanationJob.State {
    .pending(due: now + delay, after: problem)
  }

  static let ordinary: [Passage] = [
    .init(fresh, .claimed(until: 7), .sent(until: 7), .goOn),
    .init(sent, .replied(isDispute: false), .done, .goOn),
    .init(sent, .replied(isDispute: true), .dispute, .goOn),
    // A late reply is accepted, since it was paid for.
    .init(again(in: 0, .lost), .replied(isDispute: false), .done, .goOn),
    .init(.failed(.lost), .replied(isDispute: false), .done, .goOn),
    .init(.failed(.server), tries: [5, 1, 1], .revived, .pending(due: now, after: nil), .goOn),
    // The lease has ended, or its end is later than that of any lease.
    .init(.sent(until: now), .timePassed, again(in: 0, .lost), then: [0, 0, 1], .goOn),
    .init(.sent(until: .max), .timePassed, again(in: 0, .lost), then: [0, 0, 1], .goOn),
    .init(
      .sent(until: now),
      tries: [0, 0, 1],
      .timePassed,
      .failed(.lost),
      then: [0, 0, 2],
      .goOn
    ),
  ]

  static let failures: [Passage] = [
    // Network: unchanged, no attempt is counted.
    .init(
      sent,
      tries: [1, 0, 0],
      failed(.network),
      .pending(due: 0, after: .network),
      then: [1, 0, 0],
      .pause(.network, askedFor: nil)
    ),
    .init(sent, failed(.timeout), again(in: 5_000, .timeout), .pause(.timeout, askedFor: nil)),
    // Rate: retried when the server says.
    .init(sent, failed(.rate), again(in: 5_000, .rate), .pause(.rate, askedFor: nil)),
    .init(
      sent,
      failed(.rate, retryAfter: 5_000),
      again(in: 5_000, .rate),
      .pause(.rate, askedFor: 5_000)
    ),
    .init(
      sent,
      failed(.overloaded, retryAfter: .max),
      again(in: 1_440 * minute, .overloaded),
      .pause(.overloaded, askedFor: .max)
    ),
    .init(
      sent,
      failed(.rate, retryAfter: -9),
      again(in: 0, .rate),
      .pause(.rate, askedFor: -9)
    ),
    // Server: retried a few times, each time later.
    .init(
      sent,
      failed(.server),
      again(in: 5_000, .server),
      then: [1, 0, 0],
      .pause(.server, askedFor: nil)
    ),
    .init(
      sent,
      tries: [3, 0, 0],
      failed(.truncated),
      again(in: 40_000, .truncated),
      then: [4, 0, 0],
      .pause(.truncated, askedFor: nil)
    ),
    .init(
      sent,
      tries: [4, 0, 0],
      failed(.server),
      .failed(.server),
      then: [5, 0, 0],
      .pause(.server, askedFor: nil)
    ),
    // Item: given up at once, or after the second reply that can't be used.
    .init(sent, failed(.request), .failed(.request), .goOn),
    .init(sent, failed(.filtered), .failed(.filtered), .goOn),
    .init(sent, failed(.cut), .failed(.cut), .goOn),
    .init(sent, failed(.refused), .failed(.refused), .goOn),
    // An explanation that may not be shown becomes a dispute, or is asked for again.
    .init(.done, .withdrawn(isReadable: true), .dispute, .goOn),
    .init(
      .done,
      .withdrawn(isReadable: false),
      .pending(due: now, after: .invalidReply),
      .goOn
    ),
    unchanged(.dispute, .withdrawn(isReadable: true)),
    .init(sent, failed(.invalidReply), again(in: 0, .invalidReply), then: [0, 1, 0], .goOn),
    .init(
      sent,
      tries: [4, 1, 0],
      failed(.invalidReply),
      .failed(.invalidReply),
      then: [4, 2, 0],
      .goOn
    ),
    .init(
      sent,
      tries: [0, 1, 0],
      failed(.malformed),
      .failed(.malformed),
      then: [0, 2, 0],
      .goOn
    ),
    // Cancelled by the learner, or the server refuses this question.
    .init(sent, failed(.cancelled), .pending(due: 0, after: .cancelled), .stop(.cancelled)),
    .init(sent, failed(.forbidden), again(in: 15 * minute, .forbidden), .stop(.forbidden)),
  ]

  /// Configuration: unchanged, and nothing else is sent.
  static let settings: [Passage] =
    [
      SendProblem.address, .setup, .key, .quota, .model, .certificate, .redirect, .notAnAPI,
    ].map { .init(sent, failed($0), .pending(due: 0, after: $0), .stop($0)) }

  /// An event that another process has handled first changes nothing.
  static let late: [Passage] = [
    unchanged(.done, .claimed(until: 9)), unchanged(.done, .replied(isDispute: true)),
    unchanged(.done, failed(.request)), unchanged(.done, .timePassed), unchanged(.done, .revived),
    unchanged(.dispute, .replied(isDispute: false)), unchanged(.dispute, .claimed(until: 9)),
    unchanged(.failed(.request), .claimed(until: 9)), unchanged(.failed(.request), .timePassed),
    unchanged(.failed(.request), failed(.key)), unchanged(sent, .claimed(until: 9)),
    unchanged(sent, .timePassed), unchanged(sent, .revived), unchanged(fresh, .timePassed),
    unchanged(fresh, failed(.request)), unchanged(fresh, .revived),
  ]

  private static func unchanged(
    _ state: ExplanationJob.State,
    _ event: ExplanationJob.Event
  ) -> Passage { .init(state, tries: [1, 1, 1], event, state, then: [1, 1, 1], nil) }

  static let all = ordinary + failures + settings + late
}

@Suite(.seeded) struct QueueRuleTests {
  private func job(
    _ state: ExplanationJob.State,
    tries: [Int] = [0, 0, 0],
    created: Int64 = 0
  ) throws -> ExplanationJob {
    ExplanationJob(
      try Question.request(),
      promptHash: "p",
      model: "m",
      created: created,
      state: state,
      attempts: tries[0],
      invalidReplies: tries[1],
      losses: tries[2]
    )
  }

  @Test(arguments: Passage.all)
  func `each event has one outcome in each state`(passage: Passage) throws {
    var job = try job(passage.from, tries: passage.tries)
    #expect(job.handle(passage.event, now: now) == passage.consequence)
    #expect(job.state == passage.to)
    #expect([job.attempts, job.invalidReplies, job.losses] == passage.triesAfter)
  }

  @Test func `every problem has a transition`() {
    let problems = Passage.all.compactMap { passage -> SendProblem? in
      if case .failed(let failure) = passage.event { failure.problem } else { nil }
    }
    let own: Set<SendProblem> = [.lost, .expired, .empty, .tooLarge]
    #expect(Set(SendProblem.allCases).subtracting(problems).isSubset(of: own))
  }

  @Test func `a question is given up after a month, and not before`() throws {
    let month = ExplanationJob.longestLife
    var job = try job(.pending(due: 5, after: .network), created: 5)
    #expect(job.handle(.timePassed, now: month + 5) == nil)
    #expect(job.handle(.timePassed, now: month + 6) == .goOn)
    #expect(job.state == .failed(.expired))
    var eternal = try self.job(.pending(due: .max, after: nil), created: .max)
    #expect(eternal.handle(.timePassed, now: .max) == nil)
  }

  @Test func `no sequence of events loses a reply or follows it with an error`() throws {
    let events: [ExplanationJob.Event] =
      [
        .claimed(until: 0), .replied(isDispute: false), .replied(isDispute: true), .timePassed,
        .revived,
      ]
      + SendProblem.allCases.map { .failed(SendFailure($0)) }
    var numbers = TestRandom(4)
    for _ in 0..<500 {
      var job = try job(.pending(due: 0, after: nil))
      var end: ExplanationJob.State?
      for time in 0..<40 {
        _ = job.handle(events[numbers.next(below: events.count)], now: Int64(time))
        if let end { #expect(job.state == end) }
        if job.state == .done || job.state == .dispute { end = job.state }
        #expect(job.attempts <= 5 && job.invalidReplies <= 2 && job.losses <= 2)
      }
    }
  }

  @Test func `a job is found under the key of its question, prompt and model`() throws {
    let request = try Question.request()
    let job = ExplanationJob(request, promptHash: "p", model: "m", created: 3)
    #expect(job.id == request.key(promptHash: "p", model: "m"))
    #expect(job.item?.description == "a1-u5-writing#school")
    let other = job.asked(promptHash: "q", model: "n")
    #expect(other.id == request.key(promptHash: "q", model: "n"))
    #expect(other.created == 3 && other.state == job.state)
  }

  @Test func `waits double up to a quarter of an hour`() {
    let delays = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, .max].map(Backoff.delay(failures:))
    #expect(delays == [5, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900].map { $0 * 1_000 })
  }
}
