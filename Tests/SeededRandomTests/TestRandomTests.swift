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

  @Test(.seeded) func `a failure names the seed that repeats it`() {
    withKnownIssue {
      Issue.record("deliberately")
    } matching: { issue in
      issue.comments.contains { $0.rawValue == "DILIM_SEED=\(TestSeed.number) repeats this." }
    }
  }
}
