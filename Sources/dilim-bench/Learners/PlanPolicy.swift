import Mastery
import SeededRandom

/// How a simulated learner comes by the next item.
enum PlanPolicy: String, CaseIterable {
  case course = "course order"
  case chance
  case unknown = "unknown first"
  case planner
}

/// The policies that the planner is compared with; none of them knows a model.
struct SimplePolicy {
  /// The items of a level in the bank.
  private static let levelItems = 360
  private static let levels = 6

  let policy: PlanPolicy
  let count: Int
  private var next = 0
  private var level = 0
  private var turns = 0
  private var passed: Set<Int> = []
  /// Items that were wrong in course order, and the turn from which each is asked again.
  private var wrong: [(turn: Int, item: Int)] = []

  init(_ policy: PlanPolicy, count: Int) {
    self.policy = policy
    self.count = count
  }

  mutating func choose(_ random: inout SplitMix64) -> Int {
    switch policy {
    case .chance:
      if Double(passed.count) > 0.9 * Double((level + 1) * Self.levelItems) { rise() }
      return random.pick(Array(items))
    case .unknown:
      var pool = items.filter { !passed.contains($0) }
      if pool.count < 20, level < Self.levels - 1 {
        rise()
        pool += items
      }
      return random.pick(pool.isEmpty ? Array(items) : pool)
    case .course, .planner:
      if let first = wrong.first, first.turn <= turns {
        wrong.removeFirst()
        return first.item
      }
      next += 1
      return min(next - 1, count - 1)
    }
  }

  mutating func record(_ item: Int, isRight: Bool) {
    turns += 1
    if isRight { passed.insert(item) } else { wrong.append((turns + 8, item)) }
  }

  /// The items of the level.
  private var items: Range<Int> {
    min(level * Self.levelItems, count)..<min((level + 1) * Self.levelItems, count)
  }

  private mutating func rise() { level = min(level + 1, Self.levels - 1) }
}
