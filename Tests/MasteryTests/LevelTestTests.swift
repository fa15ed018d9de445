import Curriculum
import Mastery
import RandomTestSupport
import Testing

@Suite(.seeded) struct LevelTestTests {
  private let items = SampleBank.items.filter { (8..<16).contains($0.unit) }

  private func drawn(_ seed: UInt64 = 1, seen: [ItemID: Int64] = [:]) throws -> [ItemTraits] {
    try #require(LevelTest.draw(from: items, lastSeen: seen, seed: seed))
  }

  /// Answers items in order, `wrong` of each skill wrong in the first part, and `more` in the second.
  private func result(wrong: [Skill: Int], more: Int = 0) throws -> LevelTest {
    var test = LevelTest(items: try drawn())
    var left = wrong
    var rest = more
    while let item = test.next {
      let isFirst = test.answered < LevelTest.shortLength
      let isWrong = isFirst ? left[item.skill, default: 0] > 0 : rest > 0
      if isWrong, isFirst { left[item.skill, default: 0] -= 1 } else if isWrong { rest -= 1 }
      test.answer(item.id, isRight: !isWrong)
    }
    return test
  }

  @Test func eachSkillHasSixItemsAndTwoMoreAndAllUnitsComeInTheFirstPart() throws {
    for seed in 0..<20 {
      let all = try drawn(UInt64(seed))
      #expect(all.count == LevelTest.fullLength && Set(all.map(\.id)).count == all.count)
      let first = all.prefix(LevelTest.shortLength)
      for skill in LevelTest.skills {
        #expect(first.count { $0.skill == skill } == 6)
        #expect(Set(all.filter { $0.skill == skill }.map(\.unit)).count == 8)
      }
      #expect(Set(first.map(\.unit)) == Set(8..<16))
    }
  }

  @Test func unseenItemsComeFirstAndThenTheLongestUnseen() throws {
    var seen: [ItemID: Int64] = [:]
    // Of each lesson, one item is unseen; the others were seen later and later.
    for item in items { seen[item.id] = Int64(item.id.item.dropFirst()) }
    for item in items where item.id.item == "i3" { seen[item.id] = nil }
    #expect(try drawn(7, seen: seen).allSatisfy { $0.id.item == "i3" })
    for item in items where item.id.item == "i3" { seen[item.id] = 99 }
    #expect(try drawn(7, seen: seen).allSatisfy { $0.id.item == "i0" })
  }

  @Test func aSkillWithTooFewItemsAllowsNoTest() {
    let few = items.filter { $0.skill != .speaking }
    #expect(LevelTest.draw(from: few, lastSeen: [:], seed: 1) == nil)
  }

  @Test func twentyPassAndFifteenFail() throws {
    let passed = try result(wrong: [.reading: 1, .listening: 1, .writing: 1, .speaking: 1])
    #expect(passed.state == .passed && passed.right == 20 && passed.answered == 24)
    let failed = try result(wrong: [.reading: 3, .listening: 2, .writing: 2, .speaking: 2])
    #expect(failed.state == .failed && failed.right == 15 && failed.answered == 24)
  }

  @Test(arguments: [(0, LevelTest.State.passed, 24), (1, .failed, 23), (8, .failed, 16)])
  func betweenThemEightMoreDecide(wrong: Int, state: LevelTest.State, right: Int) throws {
    let test = try result(
      wrong: [.reading: 2, .listening: 2, .writing: 2, .speaking: 2],
      more: wrong
    )
    #expect(test.answered == 32 && test.right == right && test.state == state)
  }

  @Test(arguments: [(4, 3, LevelTest.State.passed), (4, 4, .open), (13, 0, .open)])
  func unsureAnswersAreLeftOutOfTheShares(unsure: Int, wrong: Int, state: LevelTest.State) throws {
    var test = LevelTest(items: try drawn())
    for (index, item) in test.items.prefix(LevelTest.shortLength).enumerated() {
      // Every skill has some of each, so that none has less than half.
      let turn = (index % 6) * 4 + index / 6
      test.answer(item.id, isRight: turn < unsure ? nil : turn >= unsure + wrong)
    }
    #expect(test.answered == 24 && test.right == 24 - unsure - wrong)
    #expect(test.state == state)
  }

  @Test func eachSkillNeedsHalf() throws {
    let test = try result(wrong: [.speaking: 4])
    #expect(test.right == 20 && test.state == .failed)
    #expect(try result(wrong: [.speaking: 3]).state == .passed)
  }

  @Test func theWeakTagsAreThoseOfWrongAnswersTheWorstFirst() throws {
    let test = try result(wrong: [.writing: 2])
    #expect(test.weakTags.count == 2)
    #expect(test.weakTags.allSatisfy { $0.wrong == 1 && $0.tag.rawValue.contains("writing") })
  }

  @Test func anAnswerToAnotherItemIsIgnored() throws {
    var test = LevelTest(items: try drawn())
    test.answer(SampleBank.items[0].id, isRight: true)
    #expect(test.answered == 0)
  }
}
