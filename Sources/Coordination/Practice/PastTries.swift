package import Curriculum

/// The first tries of a learner at items that are known, and what follows from them.
package struct PastTries: Sendable {
  private let items: [ItemID: ItemMaterial]
  private let tries: [FirstTry]
  /// The last first try at each item.
  private let last: [ItemID: FirstTry]

  /// Orders the tries by time; those at items that are not among `items` are left out.
  package init(_ tries: [FirstTry], at items: [ItemMaterial]) {
    let known = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    self.items = known
    self.tries = tries.filter { known[$0.item] != nil }.sorted { $0.time < $1.time }
    last = Dictionary(self.tries.map { ($0.item, $0) }) { _, later in later }
  }

  /// The last first try at an item; nil if it was never answered.
  package func last(at item: ItemID) -> FirstTry? { last[item] }

  /// The number of other items of the same point that settle a mistake.
  private static let settling = 2

  /// The items that failed at their last first try and are still open, the newest first.
  ///
  /// A mistake is settled by the item itself, or by two other items of the same kind and one of its
  /// points, if they pass at a later first try. The choice of a word is also settled by typing it.
  package var openMistakes: [ItemMaterial] {
    let failed = last.values.filter { !$0.passes }
      .sorted { ($1.time, $0.item.description) < ($0.time, $1.item.description) }
    return failed.compactMap { isSettled($0) ? nil : items[$0.item] }
  }

  /// The words that failed, each as the item that types it, the newest first.
  var openWords: [ItemMaterial] {
    var taken: Set<ItemID> = []
    return openMistakes.compactMap { mistake in
      let typed = items[mistake.id.card]
      guard let typed, typed.isWord, taken.insert(typed.id).inserted else { return nil }
      return typed
    }
  }

  private func isSettled(_ mistake: FirstTry) -> Bool {
    guard let item = items[mistake.item] else { return false }
    // Typing a word is harder than choosing it.
    if mistake.item.isWordChoice, let typed = last[mistake.item.card] {
      return typed.passes && typed.time > mistake.time
    }
    guard item.hasStandIns else { return false }
    let tags = Set(item.exercise.tags)
    let passed = last.values.count { other in
      guard other.passes, other.time > mistake.time, other.item != mistake.item,
        let material = items[other.item], material.hasStandIns, material.kind == item.kind
      else { return false }
      return !tags.isDisjoint(with: material.exercise.tags)
    }
    return passed >= Self.settling
  }

  /// The learner's answers to items of a grammar point.
  package struct PointTally: Sendable, Equatable {
    package let tag: GrammarTag
    package let right: Int
    package let all: Int

    /// The share of right answers, drawn towards one half by two imagined answers.
    var share: Double { Double(right + 1) / Double(all + 2) }
  }

  /// The fewest first tries by which a point is judged.
  private static let fewest = 3

  /// The grammar points with three first tries or more and at least one failure, the weakest first.
  package var weakPoints: [PointTally] {
    var counts: [GrammarTag: (right: Int, all: Int)] = [:]
    for `try` in tries {
      for tag in items[`try`.item]?.exercise.tags ?? [] {
        counts[tag, default: (0, 0)].all += 1
        if `try`.passes { counts[tag, default: (0, 0)].right += 1 }
      }
    }
    return counts.map { PointTally(tag: $0, right: $1.right, all: $1.all) }
      .filter { $0.all >= Self.fewest && $0.right < $0.all }
      .sorted { ($0.share, $0.tag.rawValue) < ($1.share, $1.tag.rawValue) }
  }
}

extension ItemMaterial {
  /// Whether another item can train the same: not a word, and not a question on a text.
  var hasStandIns: Bool { !isWord && passage == nil && !exercise.tags.isEmpty }

  /// Whether the item asks for a word of a list.
  var isWord: Bool { exercise.task.taughtWord != nil }
}
