import SeededRandom
import Testing

struct SplitMix64Tests {
  /// The first numbers for the seed 1234567, as other implementations publish them.
  @Test func `the stream is that of SplitMix64, on which records depend`() {
    var numbers = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in numbers.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  @Test func `a unit is the upper bits of a number, below 1`() {
    var numbers = SplitMix64(seed: 1_234_567)
    #expect(numbers.nextUnit() == Double(6_457_827_717_110_365_317 >> 11 as UInt64) * 0x1p-53)
    #expect((0..<1_000).allSatisfy { _ in (0..<1).contains(numbers.nextUnit()) })
  }
}
