import Mastery
import RandomTestSupport
import Testing

@Suite(.seeded) struct AnswerTimesTests {
  @Test func `the median is drawn towards the start by ten answers`() {
    var times = AnswerTimes()
    #expect(AnswerKind.allCases.map(times.seconds) == [14, 25, 30, 18])
    for _ in 0..<10 { times.count(10_000, for: .typed) }
    #expect(times.seconds(of: .typed) == 20)
    times.count(0, for: .typed)
    #expect(times.seconds(of: .typed) == 20 && times.seconds(of: .choice) == 14)
  }

  @Test func `the last 201 times count`() {
    var times = AnswerTimes()
    var random = TestRandom(1)
    var all: [Int64] = []
    for _ in 0..<900 {
      all.append(Int64.random(in: 1...60_000, using: &random))
      times.count(all[all.count - 1], for: .choice)
      let recent = all.suffix(201).sorted()
      let middle = recent.count / 2
      let median =
        recent.count.isMultiple(of: 2)
        ? Double(recent[middle - 1] + recent[middle]) / 2 : Double(recent[middle])
      let count = Double(recent.count)
      let expected = (median / 1_000 * count + 140) / (count + 10)
      #expect(abs(times.seconds(of: .choice) - expected) < 1e-9)
    }
  }
}
