import Foundation
import RandomTestSupport
import SeededRandom
import Testing

struct TestRandomTests {
  @Test(.enabled(if: TestSeed.number == 0))
  func `without a seed the streams are those of their own numbers`() {
    var random = TestRandom(7)
    var numbers = SplitMix64(seed: 7)
    #expect((0..<3).map { _ in random.next() } == (0..<3).map { _ in numbers.next() })
  }

  private static let message = "DILIM_SEED=\(TestSeed.number) repeats this."

  /// The outer trait drops a failure with the message; any other stays.
  @Test(.filterIssues { !$0.comments.map(\.rawValue).contains(Self.message) }, .seeded)
  func `a failure names the seed that repeats it`() {
    Issue.record("deliberately")
  }
}
