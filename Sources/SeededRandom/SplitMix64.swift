/// The SplitMix64 generator, which gives the same numbers for a seed on every machine.
///
/// Records depend on its output: the order of options, the choice of items and the days of cards.
/// Source: Steele, Lea and Flood 2014, "Fast splittable pseudorandom number generators".
@usableFromInline package struct SplitMix64: RandomNumberGenerator, Sendable {
  @usableFromInline var state: UInt64

  @inlinable package init(seed: UInt64) { state = seed }

  @inlinable package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to but not including 1.
  @inlinable package mutating func nextUnit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
