import SeededRandom

/// The random numbers of a test: the same in every run until `DILIM_SEED` changes them all.
package struct TestRandom: RandomNumberGenerator {
  private var numbers: SplitMix64

  /// Starts the stream that this number has under the seed of the run.
  package init(_ stream: UInt64) {
    numbers = SplitMix64(seed: TestSeed.start &+ stream)
  }

  package mutating func next() -> UInt64 { numbers.next() }
}
