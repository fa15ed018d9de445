import Feedback
import Storage
import Testing

struct UsageTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder()
    store = try LearnerStore(path: folder.record)
  }

  @Test func `a request counts by its estimate, then by its actual cost`() throws {
    #expect(try store.usage.reserveRequest(estimate: 300, within: .none, on: 7) == nil)
    #expect(try store.usage.of(day: 7) == DayUsage(day: 7, requests: 1, estimatedTokens: 300))
    let twice = Spending(requests: 2, tokens: 180, isEstimated: false)
    try store.usage.settleRequest(estimate: 300, spending: twice, on: 7)
    #expect(try store.usage.of(day: 7) == DayUsage(day: 7, requests: 2, tokens: 180))
    #expect(try store.usage.reserveRequest(estimate: 10, within: .none, on: 7) == nil)
    let guessed = Spending(requests: 1, tokens: 25, isEstimated: true)
    try store.usage.settleRequest(estimate: 10, spending: guessed, on: 7)
    #expect(
      try store.usage.of(day: 7) == DayUsage(day: 7, requests: 3, tokens: 180, estimatedTokens: 25)
    )
  }

  @Test func `a request over the limit is not counted`() throws {
    let limits = SendLimits(requestsPerRun: 0, requestsPerDay: 1, tokensPerDay: 100)
    #expect(try store.usage.reserveRequest(estimate: 0, within: limits, on: 1) == .requestsPerRun)
    let day = SendLimits(requestsPerRun: nil, requestsPerDay: 1, tokensPerDay: 100)
    #expect(try store.usage.reserveRequest(estimate: 101, within: day, on: 1) == .tokensPerDay)
    #expect(try store.usage.reserveRequest(estimate: 100, within: day, on: 1) == nil)
    #expect(try store.usage.reserveRequest(estimate: 0, within: day, on: 1) == .requestsPerDay)
    #expect(try store.usage.reserveRequest(estimate: 100, within: day, on: 2) == nil)
    #expect(try store.usage.of(days: 0...30).map(\.day) == [2, 1])
    #expect(try store.usage.of(days: 0...30).map(\.requests) == [1, 1])
  }

  @Test(arguments: [Int.max, .min, -1])
  func `no token count from a server breaks the sum`(tokens: Int) throws {
    for _ in 0..<3 {
      let spending = Spending(requests: tokens, tokens: tokens, isEstimated: tokens == -1)
      try store.usage.settleRequest(estimate: tokens, spending: spending, on: .max)
    }
    let usage = try store.usage.of(day: .max)
    #expect(usage.requests >= 0 && usage.allTokens >= 0)
    #expect(SendLimits().refusal(today: usage, inRun: 0, estimate: .max) != nil)
  }

  private struct Dialect: Codable, Equatable {
    var field: String
  }

  @Test func `the dialect of an endpoint is stored for it and the model`() throws {
    try store.endpoints.save(dialect: Dialect(field: "max_tokens"), endpoint: "e", model: "m")
    try store.endpoints.save(dialect: Dialect(field: "other"), endpoint: "e", model: "n")
    try store.endpoints.save(
      dialect: Dialect(field: "max_completion_tokens"),
      endpoint: "e",
      model: "m"
    )
    let other = try LearnerStore(path: folder.record)
    let found = try other.endpoints.dialect(Dialect.self, endpoint: "e", model: "m")
    #expect(found == Dialect(field: "max_completion_tokens"))
    #expect(try other.endpoints.dialect(Dialect.self, endpoint: "f", model: "m") == nil)
    #expect(try other.endpoints.dialect(Int.self, endpoint: "e", model: "m") == nil)
  }
}
