package import Curriculum
import SeededRandom

/// Draws items for a purpose; the same seed draws the same items from the same tries.
package struct FocusSelection: Sendable {
  /// The items to draw from, shuffled by the seed.
  private let items: [ItemMaterial]
  /// The items in the order of the course.
  private let inOrder: [ItemMaterial]
  private let tries: PastTries
  /// The grammar points that a learner model found weak, the weakest first.
  private let weakPoints: [GrammarTag]

  /// The number of weakest points that are drawn from.
  package static let pointLimit = 5

  /// Creates a selection over items in the order of the course.
  ///
  /// Items of a checkpoint are drawn only after they have been asked in it. Without weak points of
  /// a model, the shares of right answers decide.
  package init(
    from items: [ItemMaterial],
    tries: [FirstTry],
    weakPoints: [GrammarTag] = [],
    seed: UInt64
  ) {
    let past = PastTries(tries, at: items)
    let open = items.filter { $0.id.lesson.skill != .checkpoint || past.last(at: $0.id) != nil }
    var generator = SplitMix64(seed: seed)
    inOrder = open
    self.items = open.shuffled(using: &generator)
    self.tries = past
    self.weakPoints = weakPoints.isEmpty ? past.weakPoints.map(\.tag) : weakPoints
  }

  /// Draws up to `count` items; `first` is the first of them, with what shares its passage.
  package func draw(_ focus: PracticeFocus, count: Int, first: ItemID? = nil) -> [ItemMaterial] {
    let drawn = draw(focus, count)
    guard let first = inOrder.first(where: { $0.id == first }) else {
      return PracticeSelection.grouped(drawn, inOrderOf: inOrder)
    }
    let others = PracticeSelection.grouped(
      Array(drawn.filter { $0.id != first.id }.prefix(max(0, count - 1))),
      inOrderOf: inOrder
    )
    return [first] + others.filter { $0.sharesPassage(with: first) }
      + others.filter { !$0.sharesPassage(with: first) }
  }

  private func draw(_ focus: PracticeFocus, _ count: Int) -> [ItemMaterial] {
    switch focus {
    case .mistakes: mistakes(count)
    case .grammar(let tags): points(tags, count)
    case .words: words(count)
    case .weak: points(Array(weakPoints.prefix(Self.pointLimit)), count)
    }
  }

  /// The points of open mistakes, each in another item if there is one.
  private func mistakes(_ count: Int) -> [ItemMaterial] {
    let open = tries.openMistakes
    var taken = Set(open.map(\.id))
    var drawn: [ItemMaterial] = []
    for mistake in open.prefix(max(0, count)) {
      let other = standIn(for: mistake, besides: taken)
      taken.insert(other?.id ?? mistake.id)
      drawn.append(other ?? mistake)
    }
    return drawn
  }

  /// Another item of the same kind and point: an unseen one, else the one seen longest ago.
  private func standIn(for mistake: ItemMaterial, besides taken: Set<ItemID>) -> ItemMaterial? {
    guard mistake.hasStandIns else { return nil }
    for tag in mistake.exercise.tags {
      let others = items.filter { item in
        item.hasStandIns && item.kind == mistake.kind && !taken.contains(item.id)
          && item.exercise.tags.contains(tag)
      }
      if let other = others.min(by: { seen($0) < seen($1) }) { return other }
    }
    return nil
  }

  /// The time of the last first try; the earliest possible time for an unseen item.
  private func seen(_ item: ItemMaterial) -> Int64 { tries.last(at: item.id)?.time ?? .min }

  /// Items of these points in turn: unseen ones first, then failed ones, then the longest unseen.
  private func points(_ tags: [GrammarTag], _ count: Int) -> [ItemMaterial] {
    var queues = tags.map { ArraySlice(ordered($0)) }
    var taken: Set<ItemID> = []
    var drawn: [ItemMaterial] = []
    while drawn.count < count, queues.contains(where: { !$0.isEmpty }) {
      for index in queues.indices where drawn.count < count {
        queues[index] = queues[index].drop { taken.contains($0.id) }
        guard let item = queues[index].popFirst() else { continue }
        taken.insert(item.id)
        drawn.append(item)
      }
    }
    return drawn
  }

  /// The items of a point; questions on a text come last, because the text decides them too.
  private func ordered(_ tag: GrammarTag) -> [ItemMaterial] {
    let found = items.filter { !$0.isWord && $0.exercise.tags.contains(tag) }
    return found.enumerated().sorted { left, right in
      let (first, second) = (rank(left.element), rank(right.element))
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }

  private func rank(_ item: ItemMaterial) -> (Int, Int, Int64) {
    let last = tries.last(at: item.id)
    let urgency = last == nil ? 0 : last?.passes == false ? 1 : 2
    return (item.passage == nil ? 0 : 1, urgency, last?.time ?? 0)
  }

  /// Words that failed, also only as a choice, and did not pass since, the newest first.
  private func words(_ count: Int) -> [ItemMaterial] {
    Array(tries.openWords.prefix(max(0, count)))
  }
}
