import Mastery
import SeededRandom

/// The answers of a simulated learner over some weeks, mostly in course order.
struct LearnerHistory {
  /// An answer to the item at a place of the bank.
  struct Answer {
    var item: Int
    /// In days.
    var time: Double
    var isRight: Bool
    /// The place of the tag that the grader blames.
    var blamed: Int?
  }

  private(set) var answers: [Answer] = []

  init(_ truth: SimulatedLearner.Truth, world: LearnerWorld, seed: UInt64, days: Int = 50) {
    var random = SplitMix64(seed: seed &* 7 &+ 1)
    let start = random.pick([0, 0, 0, 4, 8, 16, 24])
    var learner = SimulatedLearner(truth, world: world, seed: seed, startUnit: start)
    let items = world.bank.items
    let first = items.firstIndex { $0.unit >= start } ?? 0
    var next = first
    var wrong: [Int] = []
    var absence = 0
    for day in 0..<days {
      if absence > 0 {
        absence -= 1
        continue
      }
      if random.nextUnit() < 0.025 { absence = Int.random(in: 8...24, using: &random) }
      guard random.nextUnit() <= 0.8 else { continue }
      var time = Double(day) + random.between(0.3, 0.8)
      for _ in 0..<Int.random(in: 14...34, using: &random) {
        let item = Self.choose(&random, wrong: &wrong, first: first, next: &next, of: items.count)
        let (isRight, blamed) = learner.answer(itemAt: item, at: time)
        answers.append(Answer(item: item, time: time, isRight: isRight, blamed: blamed))
        time += LearnerWorld.seconds(of: items[item].kind) / 86_400
        if !isRight { wrong.append(item) }
      }
    }
  }

  /// Returns an item that was wrong, one that was taught, or mostly the next one.
  private static func choose(
    _ random: inout SplitMix64,
    wrong: inout [Int],
    first: Int,
    next: inout Int,
    of count: Int
  ) -> Int {
    let draw = random.nextUnit()
    if !wrong.isEmpty, draw < 0.15 { return wrong.removeFirst() }
    if draw < 0.45, next > first + 5 {
      let low = random.nextUnit() < 0.6 ? first : max(first, next - 60)
      return Int.random(in: low...(next - 1), using: &random)
    }
    let item = next
    next = min(next + 1, count - 1)
    return item
  }
}

extension Observation {
  /// An answer of a simulated learner as the model sees it.
  init(_ answer: LearnerHistory.Answer, in bank: ItemBank) {
    let blamed = answer.blamed.map { [bank.tags[$0]] } ?? []
    self.init(
      item: bank.items[answer.item].id,
      time: LearnerWorld.milliseconds(answer.time),
      result: answer.isRight ? .right(weight: 1) : .wrong(blamed: blamed, others: [])
    )
  }
}
