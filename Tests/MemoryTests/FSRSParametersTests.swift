import Memory
import Testing

@Suite struct FSRSParametersTests {
  @Test func `19 numbers are FSRS-5, with no power of same-day stability and a decay of a half`()
    throws
  {
    let old = Array(FSRSParameters.standard.values.prefix(19))
    #expect(try FSRSParameters(old).values == old + [0, 0.5])
  }

  /// The expected numbers are from fsrs-rs 6.
  @Test func `17 numbers are FSRS-4_5, and their difficulty is converted`() throws {
    let old = [
      0.4872, 1.4003, 3.7145, 13.8206, 5.1618, 1.2298, 0.8975, 0.031, 1.6474, 0.1367, 1.0461,
      2.1072, 0.0793, 0.3246, 1.587, 0.2272, 2.8755,
    ]
    let new = try FSRSParameters(old).values
    #expect(new.count == 21)
    #expect(abs(new[4] - 7.6214) < 1e-6)
    #expect(abs(new[5] - 0.515_101) < 1e-6)
    #expect(abs(new[6] - 1.3975) < 1e-12)
    #expect(new[17...] == [0, 0, 0, 0.5])
  }

  @Test func `a parameter outside its bounds is refused with its index`() {
    for index in 0..<21 {
      let bounds = FSRSParameters.bounds[index]
      for value in [bounds.lowerBound - 0.001, bounds.upperBound + 0.001, .nan, .infinity] {
        var values = FSRSParameters.standard.values
        values[index] = value
        do {
          _ = try FSRSParameters(values)
          Issue.record("\(index): \(value) was taken")
        } catch .outOfBounds(let found, _, let range) {
          #expect(found == index && range == bounds)
        } catch {
          Issue.record("\(error)")
        }
      }
    }
  }

  @Test(arguments: [0, 16, 18, 20, 22])
  func `any other count is refused`(count: Int) {
    #expect(throws: FSRSParameterError.count(count)) {
      try FSRSParameters(Array(repeating: 1, count: count))
    }
  }
}
