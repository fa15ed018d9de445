package import Curriculum
import SeededRandom

/// The test at the end of a level: 24 items of four skills, and eight more if these leave a doubt.
package struct LevelTest: Sendable {
  /// The skills in the order in which they are asked.
  package static let skills: [Skill] = [.reading, .listening, .writing, .speaking]
  /// The items of a skill in the first part, and those that a doubt adds.
  static let (first, more) = (6, 2)
  /// The items of the first part, and of both parts.
  package static let (shortLength, fullLength) = (24, 32)
  /// The study days from one test to the next of the same level.
  package static let pause = 3

  /// The verdict on the test so far.
  package enum State: Sendable, Equatable { case open, passed, failed }

  /// What came of an answer; nothing could be shown of an unsure one, so it doesn't count.
  private enum Result { case right, wrong, unsure }

  /// The results by the position of the item among the drawn ones; nil until it was answered.
  private var results: [Result?]
  /// The items in the order in which they are asked.
  package let items: [ItemTraits]

  /// Creates a test of drawn items.
  package init(items: [ItemTraits]) {
    self.items = items
    results = items.map { _ in nil }
  }

  /// Counts the answer to an item, nil for one of which nothing could be shown; an item of no test is
  /// ignored.
  package mutating func answer(_ item: ItemID, isRight: Bool?) {
    guard let index = items.firstIndex(where: { $0.id == item }) else { return }
    results[index] = isRight.map { $0 ? .right : .wrong } ?? .unsure
  }

  /// The item to ask now; nil when the test is decided.
  package var next: ItemTraits? {
    guard state == .open, let index = results.firstIndex(of: nil) else { return nil }
    return items[index]
  }

  /// The number of items that the test has as far as is known now.
  package var length: Int { min(items.count, answered > Self.shortLength || isDoubtful ? 32 : 24) }

  package var answered: Int { results.count { $0 != nil } }
  package var right: Int { results.count { $0 == .right } }
  /// The number of answers that count.
  private var counted: Int { results.count { $0 != nil && $0 != .unsure } }

  /// Whether the test is passed, failed or still open.
  ///
  /// 20 of 24 pass, 15 fail; between them, eight more items follow and 24 of 32 pass. Each skill
  /// needs half of its items. The shares are those of the answers that count; unless half of all
  /// answers are right, the test isn't passed.
  package var state: State {
    guard answered >= min(items.count, Self.shortLength) else { return .open }
    if answered == min(items.count, Self.shortLength) {
      if isDoubtful { return answered < items.count ? .open : .failed }
      return isGood && isEven ? .passed : .failed
    }
    guard answered >= items.count else { return .open }
    return right * 4 >= counted * 3 && isHalf && isEven ? .passed : .failed
  }

  private var isDoubtful: Bool {
    answered == Self.shortLength && right * 8 > counted * 5 && !isGood
  }

  private var isGood: Bool { right * 6 >= counted * 5 && isHalf }
  private var isHalf: Bool { right * 2 >= answered }

  /// Whether at least half of the items of each skill are right.
  private var isEven: Bool { scores.allSatisfy { $0.right * 2 >= $0.asked } }

  /// The number of right answers by skill.
  package var scores: [(skill: Skill, right: Int, asked: Int)] {
    Self.skills.map { skill in
      let given = zip(items, results).filter {
        $0.0.skill == skill && $0.1 != nil && $0.1 != .unsure
      }
      return (skill, given.count { $0.1 == .right }, given.count)
    }
  }

  /// The grammar points of the wrong answers, those with the most wrong answers first.
  package var weakTags: [(tag: GrammarTag, wrong: Int, asked: Int)] {
    var counts: [(tag: GrammarTag, wrong: Int, asked: Int)] = []
    for (item, result) in zip(items, results) {
      guard let result, result != .unsure else { continue }
      for tag in item.tags {
        let index = counts.firstIndex { $0.tag == tag }
        if index == nil { counts.append((tag, 0, 0)) }
        counts[index ?? counts.count - 1].asked += 1
        if result == .wrong { counts[index ?? counts.count - 1].wrong += 1 }
      }
    }
    let weak = counts.enumerated().filter { $1.wrong > 0 }
    return weak.sorted { ($1.element.wrong, $0.offset) < ($0.element.wrong, $1.offset) }
      .map(\.element)
  }
}

/// The draw.
extension LevelTest {
  /// Draws the items of both parts: over all units, unseen ones first, then the longest unseen.
  ///
  /// `lastSeen` has the time of the last answer to an item. Fails if a skill has too few items.
  package static func draw(
    from items: [ItemTraits],
    lastSeen: [ItemID: Int64],
    seed: UInt64
  ) -> [ItemTraits]? {
    var random = SplitMix64(seed: seed)
    let start = Int.random(in: 0..<8, using: &random)
    var drawn: [[ItemTraits]] = []
    for (index, skill) in skills.enumerated() {
      // Skills begin at different units, so that the first part already has items of all units.
      let order = items.filter { $0.skill == skill }.shuffled(using: &random)
        .enumerated().sorted { one, other in
          let (a, b) = (lastSeen[one.element.id] ?? .min, lastSeen[other.element.id] ?? .min)
          return (a, one.offset) < (b, other.offset)
        }
        .map(\.element)
      drawn.append(byTurns(order, from: start + index * more))
    }
    guard drawn.allSatisfy({ $0.count == first + more }) else { return nil }
    return drawn.flatMap { $0.prefix(first) } + drawn.flatMap { $0.dropFirst(first) }
  }

  /// Takes the first item of each unit in turn, beginning at a unit.
  private static func byTurns(_ items: [ItemTraits], from start: Int) -> [ItemTraits] {
    var left = items
    var taken: [ItemTraits] = []
    for turn in 0..<(first + more) * 8 where taken.count < first + more {
      let unit = (start + turn) % 8
      guard let index = left.firstIndex(where: { $0.unit % 8 == unit }) else { continue }
      taken.append(left.remove(at: index))
    }
    return taken
  }
}
