import Curriculum
import Mastery
import RandomTestSupport
import Testing

@Suite(.seeded) struct SnapshotTests {
  private typealias Small = SmallBank

  private func answers(_ count: Int, _ random: inout TestRandom) -> [Observation] {
    (0..<count).map { number in
      let item = Int.random(in: 0..<10, using: &random)
      let time = Int64(number) * 7_200_000
      var answer =
        Bool.random(using: &random)
        ? Small.right(item, at: time)
        : Small.wrong(item, at: time, others: [Small.aorist])
      answer.milliseconds = Int64.random(in: 0...60_000, using: &random)
      return answer
    }
  }

  @Test(arguments: [0, 1, 40, 299, 301, 1_500])
  func `a restored model goes on like the one that was kept`(count: Int) throws {
    var random = TestRandom(UInt64(count))
    let past = answers(count, &random)
    var kept = Small.model(past)
    var restored = try #require(LearnerModel(snapshot: kept.snapshot, bank: Small.bank))
    let time = Int64(count) * 7_200_000
    for number in 0..<400 {
      let later = time + Int64(number) * 3_600_000
      let answer = Small.right(number % 10, at: later, weight: number.isMultiple(of: 3) ? 0 : 1)
      kept.apply(answer)
      restored.apply(answer)
    }
    let end = time + 500 * 3_600_000
    #expect(restored.strengths(at: end) == kept.strengths(at: end))
    #expect(restored.snapshot == kept.snapshot)
    #expect(restored.calibration == kept.calibration && restored.answers == kept.answers)
  }

  @Test func `a snapshot of another course or version is not read`() {
    let snapshot = Small.model([Small.right(1, at: 0)]).snapshot
    let other = ItemBank(items: Array(Small.bank.items.dropLast()), tagUnits: [(Small.dative, 4)])
    #expect(LearnerModel(snapshot: snapshot, bank: other) == nil)
    var newer = snapshot
    newer[0] += 1
    #expect(LearnerModel(snapshot: newer, bank: Small.bank) == nil)
    for count in [0, 1, 2, 3, snapshot.count - 1] {
      #expect(LearnerModel(snapshot: Array(snapshot.prefix(count)), bank: Small.bank) == nil)
    }
    #expect(LearnerModel(snapshot: snapshot + [0], bank: Small.bank) == nil)
  }

  @Test func `a damaged snapshot is not read`() {
    var random = TestRandom(3)
    let snapshot = Small.model(answers(60, &random)).snapshot
    for _ in 0..<400 {
      var damaged = snapshot
      damaged[Int.random(in: 2..<damaged.count, using: &random)] ^=
        1 << UInt64.random(in: 0..<64, using: &random)
      #expect(LearnerModel(snapshot: damaged, bank: Small.bank) == nil)
    }
  }
}
