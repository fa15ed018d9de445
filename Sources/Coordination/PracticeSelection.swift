package import Curriculum
import SeededRandom

/// Draws items for practice; the same seed draws the same items.
package enum PracticeSelection {
  /// Draws up to `count` items, those not in `known` first.
  ///
  /// Items that share a passage stay together in their order; otherwise the seed decides the order.
  package static func draw(
    from items: [ItemMaterial],
    count: Int,
    seed: UInt64,
    known: Set<ItemID> = []
  ) -> [ItemMaterial] {
    var generator = SplitMix64(seed: seed)
    let shuffled = items.shuffled(using: &generator)
    let ordered =
      shuffled.filter { !known.contains($0.id) } + shuffled.filter { known.contains($0.id) }
    return grouped(Array(ordered.prefix(max(0, count))), inOrderOf: items)
  }

  /// Puts items that share a passage together, in the order of `items`.
  static func grouped(
    _ drawn: [ItemMaterial],
    inOrderOf items: [ItemMaterial]
  ) -> [ItemMaterial] {
    let chosen = Set(drawn.map(\.id))
    var placed: Set<ItemID> = []
    var result: [ItemMaterial] = []
    for item in drawn where !placed.contains(item.id) {
      let group =
        item.passage == nil
        ? [item] : items.filter { chosen.contains($0.id) && $0.sharesPassage(with: item) }
      result += group
      placed.formUnion(group.map(\.id))
    }
    return result
  }
}
