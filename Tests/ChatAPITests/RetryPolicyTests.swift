import ChatAPI
import Testing

struct RetryPolicyTests {
  private func waits(_ policy: RetryPolicy, _ failure: ChatFailure, random: Double) -> [Duration?] {
    (1...8).map { policy.wait(after: failure, failures: $0, left: .seconds(1000), random: random) }
  }

  @Test func `waits double up to the longest`() {
    var policy = RetryPolicy()
    policy.retries = 7
    let seconds: [Duration?] = [0.5, 1, 2, 4, 8, 8, 8].map { .seconds($0) } + [nil]
    #expect(waits(policy, ChatFailure(.rate), random: 0) == seconds)
  }

  @Test func `the jitter shortens a wait by a quarter at most`() {
    let seconds: [Duration?] = [0.375, 0.75].map { .seconds($0) } + Array(repeating: nil, count: 6)
    #expect(waits(RetryPolicy(), ChatFailure(.rate), random: 1) == seconds)
  }

  @Test func `the wait that the server asks for is kept exactly, up to two minutes`() {
    var failure = ChatFailure(.rate)
    failure.retryAfter = .seconds(120)
    let policy = RetryPolicy()
    let left = Duration.seconds(1000)
    #expect(policy.wait(after: failure, failures: 1, left: left, random: 1) == .seconds(120))
    failure.retryAfter = .milliseconds(120_001)
    #expect(policy.wait(after: failure, failures: 1, left: left, random: 1) == nil)
  }

  @Test(arguments: ChatFailure.Kind.allCases)
  func `a retry that the server recommends is made only where it can help`(
    kind: ChatFailure.Kind
  ) {
    var failure = ChatFailure(kind)
    failure.shouldRetry = true
    let never: Set<ChatFailure.Kind> = [
      .key, .forbidden, .quota, .model, .address, .setup, .certificate, .cancelled,
    ]
    let wait = RetryPolicy().wait(after: failure, failures: 1, left: .seconds(60), random: 0)
    #expect((wait == nil) == never.contains(kind))
    failure.shouldRetry = false
    #expect(RetryPolicy().wait(after: failure, failures: 1, left: .seconds(60), random: 0) == nil)
  }
}
