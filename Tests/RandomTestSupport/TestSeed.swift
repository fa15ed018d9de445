import Foundation
import SeededRandom
package import Testing

/// The seed of all random tests of a run; `DILIM_SEED` sets it.
package enum TestSeed {
  package static let number =
    ProcessInfo.processInfo.environment["DILIM_SEED"].flatMap(UInt64.init) ?? 0

  /// Where the streams of this seed begin, far from those of other seeds.
  static let start: UInt64 = {
    guard number > 0 else { return 0 }
    var numbers = SplitMix64(seed: number)
    return numbers.next()
  }()
}

extension Trait where Self == IssueHandlingTrait {
  /// Adds the seed that repeats a failure to its message; every random test needs it.
  package static var seeded: Self {
    .compactMapIssues { issue in
      var issue = issue
      issue.comments.append("DILIM_SEED=\(TestSeed.number) repeats this.")
      return issue
    }
  }
}
