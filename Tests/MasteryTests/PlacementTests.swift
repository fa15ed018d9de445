import Curriculum
import Mastery
import RandomTestSupport
import Testing

@Suite(.seeded) struct PlacementTests {
  private let bank = SampleBank.bank

  /// Answers until the test is over.
  private func place(
    seed: UInt64,
    _ answer: (ItemTraits) -> (isRight: Bool, isKnown: Bool)
  ) -> Placement {
    var test = Placement(bank: bank, seed: seed)
    while let item = test.next() {
      let (isRight, isKnown) = answer(item)
      test.answer(item, isRight: isRight, isKnown: isKnown)
    }
    return test
  }

  @Test func aTestStopsBetweenEightAndTwentyItems() {
    var random = TestRandom(1)
    for seed in 0..<60 {
      let chance = Double.random(in: 0...1, using: &random)
      let test = place(seed: UInt64(seed)) { _ in
        (Double.random(in: 0...1, using: &random) < chance, true)
      }
      #expect((Placement.fewestForBeginners...Placement.most).contains(test.given.count))
      #expect(test.isOver && test.next() == nil)
    }
  }

  @Test func whoeverOnlyGuessesOptionsEndsAtA1() {
    var random = TestRandom(2)
    for seed in 0..<60 {
      let chance = Double.random(in: 0...1, using: &random)
      let test = place(seed: UInt64(seed)) { item in
        (item.kind == .choice && Double.random(in: 0...1, using: &random) < chance, true)
      }
      #expect(test.level == .a1)
      #expect(test.given.count == Placement.fewestForBeginners)
    }
  }

  @Test func whoeverKnowsNothingIsAskedEightItems() {
    let test = place(seed: 5) { _ in (false, false) }
    #expect(test.level == .a1 && test.given.count == 8)
  }

  @Test func whoeverKnowsEverythingEndsAtTheTop() {
    let test = place(seed: 5) { _ in (true, true) }
    #expect(test.level == .c2)
  }

  @Test(arguments: Level.allCases)
  func whoeverKnowsAllBelowALevelBeginsThere(level: Level) throws {
    let start = try #require(Level.allCases.firstIndex(of: level)) * 8 + 1
    for seed in 0..<20 {
      let test = place(seed: UInt64(seed)) { ($0.unit < start, $0.unit < start) }
      #expect(test.level == level, "seed \(seed): \(test.given.map(\.item.unit))")
    }
  }

  @Test func theSameSeedAndAnswersAskTheSameItems() {
    let one = place(seed: 9) { ($0.unit < 20, true) }
    let other = place(seed: 9) { ($0.unit < 20, true) }
    #expect(one.given == other.given)
    let third = place(seed: 10) { ($0.unit < 20, true) }
    #expect(one.given != third.given)
  }

  @Test func kindsTakeTurnsAndNoTagIsAskedTwice() {
    let test = place(seed: 3) { ($0.unit < 12, true) }
    let kinds = test.given.map(\.item.kind)
    for (index, kind) in kinds.enumerated() {
      let expected: [AnswerKind] = [.typed, .choice, .typed, .dictation]
      #expect(kind == expected[index % 4])
    }
    let tags = test.given.flatMap(\.item.tags)
    #expect(Set(tags).count == tags.count)
    #expect(!test.given.contains { $0.item.kind == .choice && $0.item.skill == .listening })
  }

  @Test func theFirstItemIsFromTheStartOfA2() {
    for seed in 0..<20 {
      #expect(Placement(bank: bank, seed: UInt64(seed)).next()?.unit == 8)
    }
  }

  @Test func oneLuckyTypedAnswerDoesNotRaiseTheLevel() {
    var isFirst = true
    let test = place(seed: 4) { item in
      if item.kind == .choice { return (true, true) }
      defer { isFirst = false }
      return (isFirst, true)
    }
    #expect(test.level == .a1)
  }

  @Test func aCourseWithFewItemsEndsTheTest() {
    let few = Array(SampleBank.items.prefix(4))
    var test = Placement(bank: ItemBank(items: few, tagUnits: []), seed: 1)
    while let item = test.next() { test.answer(item, isRight: true) }
    #expect(test.given.count == 4)
    #expect(Placement(bank: ItemBank(items: [], tagUnits: []), seed: 1).next() == nil)
  }
}
